import { type Frames, westernEnds } from "./frames.ts";

/** Portuguese, with "você" throughout, which Brazil says and Portugal understands. */
export const portuguese: Frames = {
  ends: westernEnds,
  hooks: {
    lively: ["Ei, escute só!", "Espere, não mude de estação!", "Curioso?"],
    plain: ["Você tem um minuto?", "Aqui está uma coisa boa de saber.", "Vamos falar de uma coisa boa."],
    formal: ["Uma breve mensagem para você.", "Um momento da sua atenção, por favor."],
  },
  openings: { first: ["Somos {b}.", "O nosso nome: {b}."], third: ["Esta é a marca {b}.", "O nome é {b}."] },
  said: {
    first: [[/^(?:[AO] )?\uE000 é ((?:uma?|o|a|seu|sua) .+)$/u, "Somos \uE000, $1"]],
    third: [[/^Somos ((?:uma?|o|a|seu|sua) .+)$/u, "\uE000 é $1"]],
  },
  thirdOf: [
    ["somos", "são"],
    ["temos", "têm"],
    ["oferecemos", "oferecem"],
    ["fazemos", "fazem"],
    ["vendemos", "vendem"],
    ["servimos", "servem"],
    ["estamos", "estão"],
    ["abrimos", "abrem"],
    ["preparamos", "preparam"],
    ["entregamos", "entregam"],
    ["trabalhamos", "trabalham"],
    ["ajudamos", "ajudam"],
    ["consertamos", "consertam"],
    ["nosso", "seu"],
    ["nossa", "sua"],
    ["nossos", "seus"],
    ["nossas", "suas"],
  ],
  order:
    /^(?:visite|visite-nos|ligue|reserve|peça|venha|descubra|baixe|inscreva-se|cadastre-se|contate|doe|experimente|ouça|assine|compre|aproveite|garanta|solicite|escreva|junte-se|passe|siga|procure|acesse|agende|marque|conheça|participe|fale)(?![\p{L}])/iu,
  joins: /; | – |, e (?=você |nosso |nossa |também )/,
  calledWith: [
    [/^(Agende|Reserve|Peça|Compre)(?: já| hoje)? (pelo .+|em .+|no .+)$/iu, "$1 com {b} $2"],
    [/^Ligue(?: já| agora)?(?: para)?(?: o)? (.*\d.*)$/iu, "Ligue para {b}: $1"],
    [/^(?:Venha nos visitar|Visite-nos)(?= |$)(.*)$/iu, "Visite {b}$1"],
  ],
  calls: {
    web: "Visite {b} em {w}",
    phone: "Ligue para {b}: {p}",
    both: "Ligue para {b}: {p}, ou visite {w}",
    email: "Escreva para {b}: {e}",
    address: "Venha conhecer {b}, {a}",
    name: "Pergunte por {b}",
  },
  invitations: {
    lively: [
      "Vamos lá, coragem!",
      "Espalhe a notícia!",
      "Mais uma vez, mais alto: {b}!",
      "O que está esperando?",
    ],
    plain: [
      "Guarde o nome: {b}",
      "Pense com calma e tire as suas conclusões",
      "Conhece alguém que vai gostar de saber? Conte",
      "Tem alguma pergunta? É só perguntar",
      "Da próxima vez, um nome só: {b}",
      "O primeiro passo é seu, quando quiser",
      "Anote agora, enquanto está pensando nisso",
      "O nome, mais uma vez: {b}",
      "Por que não hoje?",
      "Você decide quando e você decide como",
      "Um nome fácil de lembrar: {b}",
      "Veja com os seus próprios olhos, e decida",
    ],
  },
};
