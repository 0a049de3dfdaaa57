/**
 * Trades, what their customers need, and the moments when they need it: see `readScenes`. The sentences avoid a form
 * of address.
 */
export const portugueseScenes = `
solemn funerar* cremac* crematori* velorio falec* luto "propaganda eleitoral" "vote em" candidat* "falta de agua" "corte de agua" comunicado
encanador* canalizador* desentup* hidraulic* > entup* desentup* ralo* pia* esgoto* vaso* sanita*
  A água da pia sobe, e não quer descer.
encanador* canalizador* hidraulic* > vazament* fuga* infiltra* emergencia* urgenc* "24h" "24 h" "24 horas" torneira*
  Tem uma poça no chão da cozinha, e ela está crescendo.
"ar condicionado" climatiz* refrigera* split* > instala* limpeza manuten* higieniza* recarga
  O ventilador gira. O calor gira junto.
eletric* > eletricista* tomada* disjuntor* fiacao quadro* curto chuveiro* luminaria*
  Alguém liga o chuveiro, e a casa inteira fica no escuro.
chaveiro* > porta* fechadura* abertura* copia* carro* "24h" "24 h" "24 horas"
  A porta bateu. A chave ficou do lado de dentro.
telhado* calha* telhad* impermeabiliz* > goteira* vazament* telha* infiltra* laje* chuva* calha*
  Chove lá fora. E um pouco no corredor.
dedetiz* desinsetiz* pragas > barata* formiga* rato* cupi* escorpi* mosquito* percevejo*
  Acende a luz da cozinha, e alguma coisa corre.
jardin* paisag* > grama poda* corte* jardim relva manuten*
  Duas semanas sem olhar, e o jardim virou mato.
piscina* > limpeza manuten* tratamento cloro* filtro*
  Primeiro dia de calor, e a piscina está verde.
limpeza* faxina* diarista* > casa* faxina* apartamento* escritorio* pesada obra diaria
  Dia de folga. E o banheiro esperando.
estofad* sofa* tapete* colchao > higieniza* limpeza lavagem mancha* impermeabiliz*
  Tem uma almofada virada para esconder aquela mancha.
mudanca* frete* > caminhao carreto* embalagem montagem caixas mudanca* interestadual
  A vida inteira em caixas, e o sofá que não passa na porta.
"self storage" "guarda moveis" "guarda tudo" > box* espaco* mensal* mes metros
  A bicicleta, as malas, a árvore de Natal: tudo no corredor.
pint* > pintor* pintura* parede* fachada* interna* externa* interior*
  Essa parede já foi branca.
reforma* obra* marcenaria planejad* moveis remodel* > cozinha* banheiro* armario* "sob medida" planejad* azulejo*
  Tem uma gaveta nessa cozinha que nunca fechou direito.
solar fotovoltaic* > painel paineis placa* conta fatura* energia economi*
  O sol nasce todo dia. A conta de luz chega todo mês.
vidrac* esquadria* janela* > box janela* espelho* vidro* sacada*
  As janelas estão fechadas, e a cortina balança.
eletrodomestic* maquina* assistencia "linha branca" > geladeira* lavar lavadora* fogao frigorific* freezer microondas
  A máquina parou no meio, com a roupa e a água dentro.
moveis estofad* sofa* > sofa* mesa* guarda cama* rack poltrona*
  Aquele canto da sala ainda espera o móvel certo.
colchao colchoes colchoaria > colchao mola* espuma travesseiro* box
  O despertador toca, e a primeira a reclamar é a coluna.
oficina* mecanic* "auto center" autocenter > freio* travoes oleo revisao alinhamento balanceamento suspens* troca
  Tem uma luz acesa no painel. Já faz semanas.
funilaria* lanternagem chapeiro* martelinho > amassad* risco* pintura* batida* seguro* martelinho
  Foi só um risco no estacionamento. Aparece toda manhã.
"lava jato" "lava rapido" "lavagem auto" lavagem* estetica > carro* interna higieniza* polimento cera aspira*
  Alguém escreveu com o dedo no vidro: lava-me.
seminovo* veiculo* "carros usados" concessionaria* automoveis multimarcas > financ* entrada* troca* garantia seminovo* km
  O carro pega. Na segunda tentativa, mas pega.
dentista* odonto* dent* ortodont* > urgenc* dor canal extra* emergencia*
  Mastigar só de um lado já não resolve.
dentista* odonto* dent* ortodont* > implante* aparelho* clareamento lente* faceta* invisalign alinhador*
  Na foto da turma, o sorriso sai de boca fechada.
dentista* odonto* dentari* > limpeza avaliacao consulta* check crianc*
  A última visita ao dentista foi… quando mesmo?
otica* optica* > oculos lente* armac* exame* grau multifoca*
  A letra do cardápio está cada vez menor.
auditiv* audiolog* audic* > aparelho* teste* exame* audic* surdez
  A televisão cada vez mais alta. E mesmo assim…
fisio* quiropra* osteopat* > coluna costas dor dores lesao joelho* postura pescoco lombar*
  Abaixar para amarrar o sapato, e lá vem a fisgada.
massag* spa > relaxante* drenagem costas estresse casal terapeutica facial
  Os ombros passaram a semana na altura das orelhas.
psicolog* terap* > ansiedade casal depress* estresse luto online
  “Está tudo bem.” É tão fácil dizer.
farmacia* drogaria* > entrega* receita* manipula* medicamento* generico* delivery
  Com febre, ninguém quer sair de casa.
barbearia* barbeiro* > corte* barba degrade pezinho navalha*
  O boné já não esconde mais nada.
salao cabeleireir* beleza > corte* escova* mecha* progressiva* coloracao tintura* luzes hidratacao
  Um reflexo na vitrine: está na hora do salão.
unha* manicure* nail* esmalteria* > gel fibra pedicure* alongamento esmalt*
  As mãos falam. O que elas dizem hoje?
estetica esteticista* > depilac* laser pele botox limpeza* peeling criolip*
  A prateleira cheia de cremes, e o espelho na mesma.
academia* ginasio* crossfit fitness > matricula* mensal* plano* aula* musculac* personal treino*
  A mochila do treino está há um mês no porta-malas.
yoga ioga pilates > aula* iniciante* reformer estudio gestante* aparelho*
  Puxar o ar. Soltar o ar. Fazia dias.
padaria* panificadora* > pao paes frances fermentac* fornada* bolo* sonho*
  O cheiro chega na esquina antes da placa.
confeitaria* confeiteir* bolo* doceria* docaria* pastelaria > aniversario* encomenda* casament* brigadeiro* festa* docinho*
  Tem aniversário no sábado, e alguém tem que levar o bolo.
cafeteria* cafe > cafe espresso expresso graos torra* capuccino brunch
  Antes da primeira pergunta do dia: café.
pizza* pizzaria* > entrega* delivery massa borda forno* sabor* rodizio
  Hoje ninguém aqui em casa quer cozinhar.
hambur* lanchonete* burger* > delivery combo* artesana* batata* smash
  A geladeira abre, a geladeira fecha. Nada.
acai sorvet* gelat* > acai sabor* artesana* casquinha* delivery litro* bola*
  Um calor de derreter até a sombra.
churrascaria* acougue* carne* talho > picanha churrasco linguica costela* carne* rodizio kit*
  Domingo a família toda vem, e vem com fome.
restaurante* marmit* churrascaria* marisqueira* bistro > almoco jantar self kilo quilo rodizio reserva* menu prato* marmita* delivery
  Meio-dia, e ninguém sabe o que vai comer.
buffet catering > casament* festa* evento* infantil formatura*
  Já está todo mundo convidado. E todo mundo vai querer comer.
hortifruti quitanda feira organic* > fruta* verdura* legume* cesta* organic* entrega*
  Um tomate com gosto de tomate. Faz quanto tempo?
"pet shop" petshop pet canin* > banho* tosa* tosquia*
  O cachorro rolou em alguma coisa, e está todo orgulhoso.
veterinari* > vacina* consulta* urgenc* internac* doente*
  Ele não sabe contar onde dói.
creche* bercario* "educacao infantil" > bebe* integral crianc* meses
  Um beijo na porta, e o dia inteiro pensando nele.
reforco explica* aula* > matematic* fisica escolar exame*
  Já é noite, e o dever de casa continua na mesa.
idioma* ingles espanhol escola curso > ingles conversa* nativo* intercambio fluen*
  O “hello” sai perfeito. O resto é que demora.
natacao > bebe* crianc* aula* adulto*
  A primeira vez que ele boia sozinho, ninguém esquece.
musica violao piano canto guitarra > aula* iniciante* professor* crianc*
  Tem uma música que sempre deu vontade de tocar.
danca bale ballet forro samba > aula* iniciante* casal infantil turma*
  A música toca, e os pés não entram em acordo.
autoescola* "auto escola" "escola de conducao" > habilitac* cnh carta* aula* exame* carro
  Espelho, cinto, respirar. Todo motorista começou assim.
floricultura* florista* flores > buque* rosa* arranjo* entrega* orquidea* cesta* ramo*
  Tem coisa que se diz melhor com flores.
joalheria* joalharia* ourives* relojoaria* > alianca* anel aneis ouro noivado bateria*
  A pergunta está pronta. Falta o anel.
bicicleta* bike bikes > revisao conserto* oficina aluguel manuten* reparac*
  A bicicleta passou o ano pendurada na parede.
livraria* sebo livros > livro* autor* leitura infantil romance* historia*
  O celular pode esperar. Uma página só.
celular* iphone smartphone* telemove* > tela* bateria* conserto* ecra reparac* assistencia
  Escorregou da mão, e todo mundo ouviu o barulho.
lavanderia* > edredom edredon* roupa* quilo passar terno* tapete*
  A pilha de roupa já está quase da altura do sofá.
costur* alfaiat* atelie > ajuste* barra* bainha* ziper vestido* terno* conserto*
  A calça é perfeita. Só sobra um palmo.
imobiliari* corretor* imove* > vend* avaliac*
  Quanto será que vale esta casa? A dúvida volta todo ano.
imobiliari* corretor* imove* financiamento > compr* "minha casa" entrada financ* apartamento* lancamento*
  Todo mês, o aluguel. E a casa continua sendo de outro.
seguro* seguradora* corretora > auto carro residencia* vida cotac* renovac*
  O seguro subiu de novo. Sem explicação nenhuma.
contab* contador* > mei imposto* abertura declaracao empresa* irs
  Domingo à noite, e a mesa cheia de notas.
advoga* juridic* > trabalhista acidente* inss aposentadoria divorcio inventario indenizac*
  Tem carta que ninguém quer abrir sozinho.
informatica computador* notebook* ti > formata* virus conserto* suporte rede* backup notebook*
  Segunda de manhã, e ninguém consegue entrar no sistema.
pousada* hotel chale* "turismo rural" fazenda > diaria* quarto* noite* cafe "fim de semana" hidro* feriado
  E se o despertador de sábado fosse um galo?
fotograf* > casament* ensaio* familia newborn estudio gestante* formatura*
  Um dia, essa foto vai valer mais que o álbum inteiro.
viage* turismo excurs* > pacote* praia cruzeiro* passage* aereo* saida* voo*
  Da janela, a rua de sempre. Agora, o mar.
teatro comedia musical peca > ingresso* bilhete* sess* estreia elenco
  As luzes se apagam. Alguém tosse. Começou.
"material de construcao" "materiais de construcao" ferragens ferragista > cimento tinta* ferramenta* tijolo* areia entrega*
  Falta um parafuso. Sempre falta um parafuso.
hiring vaga* emprego* contrata* trabalh* > "sem experiencia" treinamento aprendiz formacao
  Todo mundo que é bom no ofício teve um primeiro dia.
hiring vaga* emprego* contrata* trabalh* > salario* clt turno* vale* beneficio* jornada horario
  Domingo à tarde, e a segunda já pesa.
`;
