# downforce site: o que foi escrito e o que falta.

site-written = O site está em { $folder }: { $megabytes } MB. Envie a pasta para qualquer hospedagem de sites.
site-no-page = a página não foi construída: execute make play uma vez ou instale o pacote de novo
site-not-empty = { $folder } tem outros arquivos; indique uma pasta nova ou vazia
site-missing = falta { $package } e não é possível baixá-lo: { $why }. Conecte-se à rede e tente de novo
