import type { FillingLines } from "./filling-lines.ts";

/** Lines of the Romance languages. */
export const romanceLines: Record<"es" | "fr" | "it" | "pt", FillingLines> = {
  es: {
    lowersAfterColon: true,
    again: ["Una vez más: {f}", "Y recuerda: {f}", "Para no olvidarlo: {f}"],
    moments: [
      "A veces lo bueno está muy cerca",
      "Son las pequeñas cosas las que cuentan",
      "Para ti, o para alguien a quien quieres",
      "Lo bueno se comparte",
      "Hay cosas que hay que vivir",
      "Da gusto saber a quién acudir",
    ],
    formalMoments: [
      "A veces lo bueno está muy cerca",
      "Es bueno saber a quién acudir",
      "Hay asuntos que merecen toda la atención",
      "Una buena elección empieza con buena información",
    ],
    hooks: [
      [
        /peluquer|estética|masaje|uñas|belleza|spa\b/i,
        ["¿Cuándo fue la última vez que te cuidaste?", "Cierra los ojos, y respira."],
      ],
      [
        /panader|pan |café|pastel|churr/i,
        ["¿Hueles a pan recién hecho?", "Un buen día empieza con un buen desayuno."],
      ],
      [
        /restaurante|cocina|tapas|menú|pizz|mercado|fruta/i,
        ["¿Y hoy, qué comemos?", "La mesa puesta, y todos alrededor."],
      ],
      [
        /dental|dentista|clínica|médic|fisio|salud|farmacia/i,
        ["¿Cuándo fue la última vez que pensaste en tu salud?", "La salud no espera."],
      ],
      [
        /academia|idiomas|escuela|clases|cursos|colegio/i,
        ["¿Cuándo fue la última vez que aprendiste algo nuevo?", "Nunca es tarde para aprender."],
      ],
      [
        /gimnasio|yoga|fitness|deporte|entren/i,
        ["El paso más difícil es levantarse del sofá.", "Respira hondo. Y a moverse."],
      ],
      [
        /hotel|viaj|turismo|playa|vacaciones|casa rural/i,
        ["¿Cuándo fue la última vez que te escapaste?", "Cierra los ojos. ¿Dónde te gustaría estar?"],
      ],
      [
        /flor|regalo|tienda|moda|joyer|zapat/i,
        ["¿A quién te gustaría dar una sorpresa?", "Hay cosas que entran por los ojos."],
      ],
      [
        /taller|repara|fontaner|electric|coche|bicicleta/i,
        ["Siempre hay algo que arreglar.", "¿Quién ayuda cuando algo no funciona?"],
      ],
    ],
  },
  fr: {
    lowersAfterColon: true,
    again: ["Encore une fois : {f}", "Et n’oubliez pas : {f}", "Bon à savoir : {f}"],
    moments: [
      "Le bonheur est parfois tout près",
      "Ce sont les petites choses qui comptent",
      "Pour vous, ou pour quelqu’un que vous aimez",
      "Les bonnes choses se partagent",
      "Il y a des choses qu’il faut vivre",
      "C’est bon de savoir où aller",
    ],
    hooks: [
      [
        /coiff|esthét|massage|beauté|ongles|spa\b/i,
        ["Et si vous preniez du temps pour vous ?", "Fermez les yeux. Respirez."],
      ],
      [
        /boulang|pain\b|pâtiss|café|viennois/i,
        ["Vous sentez cette odeur de pain chaud ?", "Une bonne journée commence par un bon petit déjeuner."],
      ],
      [
        /restaurant|cuisine|bistrot|menu|brasserie|pizz/i,
        ["Et ce soir, on mange quoi ?", "La table est mise, et tout le monde est là."],
      ],
      [
        /dent|médec|clinique|cabinet|santé|pharmacie|kiné/i,
        ["À quand remonte votre dernière visite ?", "La santé n’attend pas."],
      ],
      [
        /école|cours|langue|académie|formation/i,
        [
          "Quand avez-vous appris quelque chose pour la dernière fois ?",
          "Il n’y a pas d’âge pour apprendre.",
        ],
      ],
      [
        /sport|yoga|fitness|gym|salle/i,
        ["Le plus dur, c’est de quitter le canapé.", "Respirez. Et c’est parti."],
      ],
      [
        /hôtel|voyage|vacances|gîte|plage|camping/i,
        ["Et si vous partiez, enfin ?", "Fermez les yeux. Où aimeriez-vous être ?"],
      ],
      [
        /fleur|cadeau|boutique|mode|bijou|magasin/i,
        ["À qui aimeriez-vous faire plaisir ?", "Il y a des choses qu’il faut voir."],
      ],
      [
        /garage|répar|plomb|électric|vélo|voiture/i,
        ["Il y a toujours quelque chose à réparer.", "Qui appeler quand rien ne marche ?"],
      ],
    ],
  },
  it: {
    lowersAfterColon: true,
    again: ["Ancora una volta: {f}", "E da non dimenticare: {f}", "Buono a sapersi: {f}"],
    moments: [
      "A volte le cose belle sono vicine",
      "Sono le piccole cose che contano",
      "Da soli, o con le persone care",
      "Le cose buone si condividono",
      "Certe cose bisogna viverle",
      "È bello sapere dove andare",
    ],
    hooks: [
      [
        /parrucch|estetic|massagg|bellezza|unghie|spa\b/i,
        ["Un po’ di tempo solo per te?", "Occhi chiusi, e un bel respiro."],
      ],
      [
        /panific|pane\b|forno|bar\b|caffè|pasticc/i,
        ["Quel profumo di pane appena sfornato, presente?", "Una buona giornata comincia con la colazione."],
      ],
      [
        /ristorante|trattoria|cucina|pizz|osteria/i,
        ["E stasera, che si mangia?", "La tavola è pronta, e ci siamo tutti."],
      ],
      [
        /dent|medic|clinica|studio medico|salute|farmacia|fisio/i,
        ["La salute non aspetta.", "A quando l’ultima visita?"],
      ],
      [
        /scuola|corsi|lingue|lezioni|accademia/i,
        ["A quando l’ultima cosa imparata?", "Non è mai tardi per imparare."],
      ],
      [
        /palestra|yoga|fitness|sport/i,
        ["Il passo più difficile è alzarsi dal divano.", "Un bel respiro. E via."],
      ],
      [
        /hotel|agriturismo|casale|vacanz|viagg|spiaggia/i,
        ["Occhi chiusi: dove vorresti essere?", "Un po’ di silenzio. Un po’ di verde."],
      ],
      [/fior|regal|negozio|moda|gioiell/i, ["Chi vorresti rendere felice?", "Certe cose bisogna vederle."]],
      [
        /officina|ripara|idraulic|elettricist|bicicl|auto/i,
        ["C’è sempre qualcosa da aggiustare.", "Chi chiamare, quando qualcosa non va?"],
      ],
    ],
  },
  pt: {
    lowersAfterColon: true,
    again: ["Mais uma vez: {f}", "E não se esqueça: {f}", "Vale lembrar: {f}"],
    moments: [
      "Às vezes, o que é bom está bem perto",
      "São as pequenas coisas que contam",
      "Para você, ou para alguém querido",
      "O que é bom se compartilha",
      "Há coisas que só vivendo",
      "É bom saber com quem contar",
    ],
    hooks: [
      [
        /cabeleireir|salão|estética|massagem|beleza|unhas/i,
        ["Quando foi a última vez que você se cuidou?", "Feche os olhos, e respire."],
      ],
      [
        /padaria|pão|café|bolo|confeit/i,
        ["Está sentindo o cheiro de pão quentinho?", "Um bom dia começa com um bom café."],
      ],
      [
        /restaurante|cozinha|pizz|churrasc|cardápio/i,
        ["E hoje, o que vamos comer?", "A mesa está posta, e todo mundo em volta."],
      ],
      [/dent|clínica|médic|fisio|saúde|farmácia/i, ["A saúde não espera.", "Quando foi a última consulta?"]],
      [
        /escola|curso|idiomas|aulas de (?:inglês|espanhol|música)/i,
        ["Quando foi a última vez que você aprendeu algo novo?", "Nunca é tarde para aprender."],
      ],
      [
        /academia|musculação|yoga|esporte|treino|dança/i,
        ["O passo mais difícil é sair do sofá.", "Respire fundo. E vamos."],
      ],
      [
        /hotel|pousada|viage|praia|férias/i,
        ["Feche os olhos. Onde você queria estar?", "Quando foi a última vez que você viajou?"],
      ],
      [
        /flor|presente|loja|moda|joia/i,
        ["Quem você gostaria de surpreender?", "Há coisas que é preciso ver."],
      ],
      [
        /oficina|conserto|encanador|eletric|carro|bicicleta/i,
        ["Sempre tem alguma coisa para consertar.", "Quem ajuda quando algo não funciona?"],
      ],
    ],
  },
};
