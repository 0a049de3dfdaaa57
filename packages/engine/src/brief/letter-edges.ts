const blank = (match: string) => " ".repeat(match.length);

const greeting = String.raw`hola|buenas(?: tardes| noches)?|buenos días|olá|oi|bom dia|boa (?:tarde|noite)|bonjour|bonsoir|salut|coucou|hallo|moin(?: moin)?|servus|guten (?:tag|morgen)|grüß gott|liebes? team|ciao|buongiorno|buonasera|salve|hoi|hey|goede(?:morgen|middag|ndag)|dag|beste`;
/** Those who are greeted. */
const greeted = String.raw`(?: (?:a todos|a todas|equipo|gente|pessoal|equipe|à tous|tout le monde|l’équipe|zusammen|liebes team|team|ihr lieben|a tutti|ragazzi|allemaal|mensen|redactie))?`;
const media = String.raw`spots?|spotje|radio|cuñas?|anuncios?|anúncios?|annonces?|pub|annuncio|werbung|werbespot|funkspot|advertentie|reclame|gui[oã]o?n?|infos?|informaç\p{L}+|información|informazioni|informationen|texto|texte|testo|tekst|vocale|cartaz|cartel|datos|dados|dati|stichpunkte|éléments|fürs radio`;

/** "Hola, os paso las infos de la cuña:": a greeting, and the sentence that says what the letter is for. */
const opens = new RegExp(
  String.raw`^\s*(?:${greeting})${greeted}(?!\p{L})[^\p{L}\p{N}\n¿¡"“„«]*(?:\n\s*)*(?:(?=[^.:\n]{0,110}(?<!\p{L})(?:${media})(?!\p{L}))(?![^.:\n]{0,110} (?:para (?:el|la|mi|nuestr\p{L}|nuestra)|pour (?:la|le|l’|notre|mon|ma)|für (?:unsere?n?|meine?n?)|per (?:il|la|mio|mia)|voor (?:de|het|mijn|onze)|pr?a (?:o|a|minha|meu|nossa|nosso)) (?!domingo|lunes|martes|viernes|sábado|semana|radio|rádio|spot|pub|sendung))[^.:\n]{0,110}(?:[.:]+|(?=\n)|$))?`,
  "iu",
);
/** "Vale, te lo dicto,": how a dictation begins. */
const dictated =
  /^\s*(?:(?:vale|bueno|pues|ok|okay|va bene|allora|alors|bon|also|nou|então|bom)[, ]+)+(?:(?:te|os|le|se|vi|ti|ve|je|je vous|ich|ik|vou)(?: (?:lo|la|le|das|het|te))? (?:dicto|detto|dicte|diktiere|dicteer|ditar)[,: ]*)?/iu;
/** "Gracias! Marta", "LG Silke", "Cordialement,\nAnne Petit": thanks and regards, and who sends them. */
const closes =
  /(?<=^|[\s.!,])(?:(?:muchas |mil )?gracias(?: de antemano)?|(?:un )?saludos?|abrazos?|cumprimentos|(?:muito )?obrigad[oa]|abraços?|merci(?: d’avance| d'avance| beaucoup)?|cordialement|bien à vous|bonne journée|lg|vg|mfg|(?:liebe|viele|beste|schöne) grüße|danke(?: schon mal| im voraus| euch)?|grazie(?: mille)?|(?:cordiali )?saluti|(?:met vriendelijke |vriendelijke )?groet(?:en|jes)?|mvg|(?:alvast )?bedankt|besos?|un beso|beijos?|beijinhos|bisous|baci|kusjes)(?!\p{L})[\s,.!:)-]*(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)?[\s.!:)]*$/iu;
/** "Asunto: cuña de adopciones" */
const subject = /^[ \t]*(?:asunto|assunto|objet|oggetto|betreff|onderwerp)[ \t]*:[^\n]*$/gimu;

/** "LA TUERCA anuncio buen fin": what the first line files the brief under. */
const filed =
  /(?<=^[^\n.,:]{2,50} )(?:anuncio|cuña|spot radio|spot|annonce|annuncio|werbespot|funkspot|anúncio|spotje)(?= |\n|$)/iu;
/** "War eigentlich 1. Februar, jetzt 15. Februar": a date that holds no more. */
const former =
  /(?<!\p{L})(?:war (?:eigentlich|ursprünglich|zuerst)|was (?:eerst|eigenlijk)|era|estaba previst[oa]|était prévue?|era previst[oa]) [^,\n]{2,30}, (?:jetzt|nu|ahora|agora|ora|maintenant)(?!\p{L})/giu;

/** Regards on a line of their own, and the line of the sender. */
const closesLine =
  /\n\s*(?:gracias|saludos|cumprimentos|obrigad[oa]|merci|cordialement|liebe grüße|viele grüße|danke|grazie|saluti|groet(?:en|jes)?|bedankt|met vriendelijke groet(?:en)?)[,!.]*(?:\n\s*|\s+)[^\n\d]{2,40}\s*$/iu;
const heading =
  /^\s*(?:nota de (?:prensa|imprensa)|comunicado(?: de (?:prensa|imprensa))?|communiqué(?: de presse)?|pressemitteilung|comunicato(?: stampa)?|persbericht)(?=[.:\n–-])[.:\s–-]*/iu;
/** "1) … 2) …" */
const numbers = /(?<=^|\s)\(?[1-9]\)(?=\s)/gu;

/** "¿Cuánto cuesta? 19,50 €": the question of a form, with its answer. */
const formQuestion = /^[ \t]*¿?([^\n?]{2,60})\?[ \t]*(?=[^\s?])/gmu;
const ofAudience =
  /p[úu]blico|cible|zielgruppe|doelgroep|destinat|pour qui|für wen|voor wie|per chi|a chi|para qui[eé]n|a qui[eé]n|para quem|tono|ton\b|stil|budget|conoci|gehört|gevonden/iu;

/** Takes the questions out of a form. What they ask about shows in the answers, but for those about listeners. */
const answersOf = (text: string): string =>
  (text.match(formQuestion)?.length ?? 0) > 1
    ? text.replaceAll(formQuestion, (match, asked: string) =>
        (ofAudience.test(asked) ? "Target:" : "").padEnd(match.length).slice(0, match.length),
      )
    : text;

/** Each point of a numbered list on a line of its own. */
const inLines = (text: string): string =>
  (text.match(numbers)?.length ?? 0) > 1
    ? text.replaceAll(numbers, (match) => "\n".padEnd(match.length))
    : text;

const edges = [subject, heading, opens, dictated, closesLine, closes, filed, former];

/** Takes away what makes a brief a letter: subject, heading, greeting, regards. Keeps its length. */
export const withoutLetterEdges = (typed: string): string =>
  answersOf(inLines(edges.reduce((text, edge) => text.replace(edge, blank), typed)));
