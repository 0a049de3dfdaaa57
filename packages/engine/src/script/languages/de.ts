import { type Frames, westernEnds } from "./frames.ts";

/** German, with the polite address throughout. */
export const german: Frames = {
  ends: westernEnds,
  hooks: {
    lively: ["Ohren auf!", "Moment mal, nicht wegschalten!", "Na, neugierig?"],
    plain: [
      "Haben Sie kurz Zeit?",
      "Hier kommt etwas, das Sie kennen sollten.",
      "Reden wir über etwas Schönes.",
    ],
    formal: ["Eine kurze Mitteilung für Sie.", "Einen Augenblick Ihrer Aufmerksamkeit, bitte."],
  },
  openings: {
    first: ["Wir sind {b}.", "Unser Name: {b}."],
    third: ["Das ist {b}.", "Die Rede ist von {b}."],
  },
  said: {
    first: [[/^\uE000 ist ((?:eine?|der|die|das|Ihre?|Deutschlands) .+)$/u, "Wir sind \uE000, $1"]],
    third: [[/^Wir sind ((?:eine?|der|die|das|Ihre?) .+)$/u, "\uE000 ist $1"]],
  },
  thirdOf: [
    ["wir", "sie"],
    ["uns", "ihnen"],
    ["unser", "ihr"],
    ["unsere", "ihre"],
    ["unseren", "ihren"],
    ["unserem", "ihrem"],
    ["unserer", "ihrer"],
    ["unseres", "ihres"],
  ],
  order:
    /^(?:jetzt |gleich |heute |einfach )?(?:besuchen|rufen|buchen|bestellen|kommen|schauen|melden|sichern|reservieren|spenden|laden|entdecken|testen|probieren|vereinbaren|informieren|holen|klicken|schreiben|abonnieren|hören|ruf|besuch\w?|buche?|bestelle?|komm|schau|melde?|sichere?|spende|lade|entdecke?|teste|hol|anrufen|vorbeikommen|anmelden|herunterladen)\b|\b(?:anrufen|buchen|bestellen|anmelden|herunterladen|sichern|vorbeikommen)$/i,
  joins: /; | – |, und (?=wir |Sie |unsere? )/,
  calledWith: [
    [/^(Besuchen|Kontaktieren) Sie uns(?= |$)(.*)$/iu, "$1 Sie {b}$2"],
    [/^Rufen Sie (?:uns )?(?:jetzt )?an(?: unter|:)? (.+)$/iu, "Rufen Sie {b} an unter $1"],
    [/^(Bestellen|Buchen|Reservieren|Kaufen) Sie (.*?)(?:auf|unter|bei) (.+)$/iu, "$1 Sie $2bei {b}, auf $3"],
    [/^Kommen Sie vorbei(.*)$/iu, "Kommen Sie vorbei bei {b}$1"],
  ],
  calls: {
    web: "Besuchen Sie {b} auf {w}",
    phone: "Rufen Sie {b} an: {p}",
    both: "Rufen Sie {b} an unter {p}, oder besuchen Sie {w}",
    email: "Schreiben Sie {b}: {e}",
    address: "Besuchen Sie {b}, {a}",
    name: "Fragen Sie nach {b}",
  },
  invitations: {
    lively: [
      "Na los, nur Mut!",
      "Weitersagen ist erlaubt!",
      "Noch einmal, etwas lauter: {b}!",
      "Worauf warten?",
    ],
    plain: [
      "Merken Sie sich den Namen: {b}",
      "Nehmen Sie sich einen Moment, und machen Sie sich selbst ein Bild",
      "Sie kennen jemanden, den das freut? Erzählen Sie es weiter",
      "Und wenn Sie Fragen haben: Fragen Sie einfach",
      "Beim nächsten Mal denken Sie an {b}",
      "Den ersten Schritt machen Sie, wann es Ihnen passt",
      "Schreiben Sie es sich auf, solange Sie daran denken",
      "Noch einmal der Name: {b}",
      "Warum nicht heute?",
      "Sie entscheiden, wann, und Sie entscheiden, wie",
      "Ein Name, der sich leicht merken lässt: {b}",
      "Schauen Sie selbst, und urteilen Sie selbst",
    ],
  },
};
