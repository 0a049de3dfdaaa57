import { type Frames, westernEnds } from "./frames.ts";

/** French, with "vous" throughout. */
export const french: Frames = {
  ends: westernEnds,
  colon: " : ",
  hooks: {
    lively: ["Tendez l’oreille !", "Attendez, ne changez pas de station !", "Curieux ?"],
    plain: ["Vous avez une minute ?", "Voici quelque chose de bon à savoir.", "Parlons d’une bonne chose."],
    formal: ["Un court message pour vous.", "Un instant de votre attention, s’il vous plaît."],
  },
  openings: { first: ["Nous sommes {b}.", "Notre nom : {b}."], third: ["Voici {b}.", "Il s’agit de {b}."] },
  said: {
    first: [[/^\uE000 est ((?:une?|le|la|l’|votre) ?.+)$/u, "Nous sommes \uE000, $1"]],
    third: [[/^Nous sommes ((?:une?|le|la|l’|votre) ?.+)$/u, "\uE000 est $1"]],
  },
  thirdOf: [
    ["nous sommes", "ils sont"],
    ["nous avons", "ils ont"],
    ["nous faisons", "ils font"],
    ["nous offrons", "ils offrent"],
    ["nous proposons", "ils proposent"],
    ["nous livrons", "ils livrent"],
    ["nous vendons", "ils vendent"],
    ["nous préparons", "ils préparent"],
    ["nous fabriquons", "ils fabriquent"],
    ["nous réparons", "ils réparent"],
    ["nous aidons", "ils aident"],
    ["nous organisons", "ils organisent"],
    ["nous cuisinons", "ils cuisinent"],
    ["notre", "leur"],
    ["nos", "leurs"],
  ],
  order:
    /^(?:alors |venez |n’hésitez pas à )?(?:visitez|appelez|réservez|commandez|venez|découvrez|téléchargez|inscrivez|contactez|rendez|passez|profitez|faites|donnez|essayez|écoutez|abonnez|écrivez|rejoignez|achetez|prenez|demandez|retrouvez)\b/i,
  joins: / ; | – |, et (?=nous |vous |notre |nos )/,
  calledWith: [
    [/^(Réservez|Commandez)(?: en ligne)?(?: dès maintenant)? sur (.+)$/iu, "$1 chez {b}, sur $2"],
    [/^Appelez(?:-nous)?(?: le| au| dès maintenant au)? (.*\d.*)$/iu, "Appelez {b} au $1"],
    [/^(?:Venez nous voir|Rendez-nous visite)(?= |$)(.*)$/iu, "Rendez visite à {b}$1"],
  ],
  calls: {
    web: "Retrouvez {b} sur {w}",
    phone: "Appelez {b} au {p}",
    both: "Appelez {b} au {p}, ou rendez-vous sur {w}",
    email: "{b} : écrivez à {e}",
    address: "Rendez-vous chez {b}, {a}",
    name: "Demandez {b}",
  },
  invitations: {
    lively: [
      "Allez, on y va !",
      "Faites passer le mot !",
      "Encore une fois, plus fort : {b} !",
      "Qu’attendez-vous ?",
    ],
    plain: [
      "Retenez bien ce nom : {b}",
      "Prenez le temps, et faites-vous votre propre idée",
      "Vous connaissez quelqu’un que cela intéresse ? Parlez-lui-en",
      "Une question ? Posez-la, tout simplement",
      "La prochaine fois, un seul nom : {b}",
      "Le premier pas, c’est vous qui le faites, quand vous voulez",
      "Notez-le maintenant, tant que vous y pensez",
      "Le nom, encore une fois : {b}",
      "Pourquoi pas aujourd’hui ?",
      "C’est vous qui choisissez le moment",
      "Un nom facile à retenir : {b}",
      "Venez voir par vous-même, et jugez par vous-même",
    ],
  },
};
