# Aprender: as corridas guiadas, os exercícios e o que mais ajuda.

learn-title = Aprenda a correr
learn-over = Escola de pilotos
learn-lead = Ninguém começa lendo as regras. Assuma o volante: a engenheira de pista diz o que importa, quando importa.
learn-home = Downforce, ir para a página inicial
learn-link = Aprender
pad-link = Folha de pontuação
privacy-link = Privacidade: o que este servidor guarda

learn-races = Duas corridas guiadas
learn-races-over = Com a engenheira de pista
learn-exercises = Exercícios
learn-exercises-over = Dois minutos cada um
learn-more = Para consultar
learn-more-over = À beira da pista
learn-rules-about = Todas as regras com exemplos desenhados, uma seção curta para cada uma.
learn-pad = Folha de pontuação
learn-pad-about = Você tem o jogo na caixa? Faça as contas aqui e veja quem venceu.
