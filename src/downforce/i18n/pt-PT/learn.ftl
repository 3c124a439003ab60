# Aprender: as corridas guiadas, os exercícios e o que mais ajuda.

learn-title = Aprender a correr
learn-over = Escola de pilotos
learn-lead = Ninguém começa por ler as regras. Pega no volante: a engenheira de pista diz-te o que conta, quando conta.
learn-home = Downforce, ir para a página inicial
learn-link = Aprender
pad-link = Folha de pontuação
privacy-link = Privacidade: o que este servidor guarda

learn-races = Duas corridas guiadas
learn-races-over = Com a engenheira de pista
learn-exercises = Exercícios
learn-exercises-over = Dois minutos cada um
learn-more = Para consultar
learn-more-over = À beira do circuito
learn-rules-about = Todas as regras com exemplos desenhados, uma secção curta para cada uma.
learn-pad = Folha de pontuação
learn-pad-about = Tens o jogo na caixa? Faz aqui as contas e vê quem ganhou.
