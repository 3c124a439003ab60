# downforce site: o que foi escrito e o que falta.

site-written = O site está em { $folder }: { $megabytes } MB. Carrega a pasta para qualquer alojamento web.
site-no-page = a página não foi construída: executa make play uma vez ou instala o pacote de novo
site-not-empty = { $folder } tem outros ficheiros; indica uma pasta nova ou vazia
site-missing = falta { $package } e não é possível transferi-lo: { $why }. Liga-te à rede e tenta outra vez
