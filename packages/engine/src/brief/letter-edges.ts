import { mailChatter } from "./mail-chatter.ts";

const blank = (match: string) => " ".repeat(match.length);

const greeting = String.raw`hola|buenas(?: tardes| noches)?|buenos días|olá|oi|bom dia|boa (?:tarde|noite)|bonjour|bonsoir|salut|coucou|hallo|moin(?: moin)?|servus|guten (?:tag|morgen)|grüß gott|liebes? team|ciao|buongiorno|buonasera|salve|hoi|hey|goede(?:morgen|middag|ndag)|dag|beste`;
/** Words for the people whom a letter greets. */
const greeted = String.raw`(?: (?:a todos|a todas|equipo|gente|pessoal|equipe|à tous|tout le monde|l’équipe|zusammen|liebes team|team|ihr lieben|a tutti|ragazzi|allemaal|mensen|redactie))?`;
const media = String.raw`spots?|spotje|radio|cuñas?|anuncios?|anúncios?|annonces?|pub|annuncio|werbung|werbespot|funkspot|advertentie|reclame|gui[oã]o?n?|infos?|informaç\p{L}+|información|informazioni|informationen|texto|texte|testo|tekst|vocale|cartaz|cartel|datos|dados|dati|stichpunkte|éléments|fürs radio`;

/** A greeting, and a sentence that says what the letter is for: "Hola, os paso las infos de la cuña:". */
const opens = new RegExp(
  String.raw`^\s*(?:${greeting})${greeted}(?!\p{L})[^\p{L}\p{N}\n¿¡"“„«]*(?:\n\s*)*(?:(?=[^.:\n]{0,110}(?<!\p{L})(?:${media})(?!\p{L}))(?![^.:\n]{0,110} (?:para (?:el|la|mi|nuestr\p{L}|nuestra)|pour (?:la|le|l’|notre|mon|ma)|für (?:unsere?n?|meine?n?)|per (?:il|la|mio|mia)|voor (?:de|het|mijn|onze)|pr?a (?:o|a|minha|meu|nossa|nosso)) (?!domingo|lunes|martes|viernes|sábado|semana|radio|rádio|spot|pub|sendung))[^.:\n]{0,110}(?:[.:]+|(?=\n)|$))?`,
  "iu",
);
/** The request for an ad: "Necesito una cuña de 30 segundos para …". No name may follow except the advertiser's. */
const ordered = new RegExp(
  [
    String.raw`(?<=^|[\n.,!:] ?)(?:^\s*(?:${greeting})${greeted}(?!\p{L})[^\p{L}\p{N}\n¿¡"“„«]*)?`,
    String.raw`(?:(?:por favor|bitte|graag) )?(?:quiero|quisiera|queremos|necesito|necesitamos|preciso(?: de)?|precisamos(?: de)?|quero|queria|je veux|je voudrais|on veut|on voudrait|il (?:me|nous) faut|nous souhaitons|mi serve|ci serve|vorrei|vorremmo|voglio|ich brauche|ich hätte gern|ich möchte|wir brauchen|wir möchten|wir hätten gern|ik wil|ik zoek|wij willen|we willen|graag)(?: graag| gerne?)?`,
    String.raw` (?:(?:una?|uno|uma?|une|eine?n?|een) )?(?:(?:nuev[ao]|nouveau|nouvelle|neuen?|nuov[ao]|nieuwe?|nov[ao]) )?(?:spots?|spotje|cuña|anuncio|anúncio|annonce|pub|annuncio|pubblicità|publicité|werbung|werbespot|funkspot|radiospot|radiospotje|advertentie|reclame|reclamespot)(?!\p{L})`,
    String.raw`(?: (?:de |da |di |von |van )?(?:la |el |a )?(?:radio|rádio|spotify|streaming))?(?: (?:de |da |di |von |van )?\d{1,3} ?(?:segundos|secondes|secondi|sekunden|seconden|seg|sec|sek|s)(?!\p{L}))?`,
    String.raw`(?:[.:]|,? (?:para|pra|pour|per|für|voor|over) (?!(?:(?:el|o|il|le|la|den|de) )?(?:hoy|mañana|hoje|amanhã|aujourd|demain|oggi|domani|heute|morgen|vandaag|domingo|sábado|lunes|martes|semana|radio|rádio)))`,
  ].join(""),
  "giu",
);
/** A trade that the business is mistaken for: "Pizzeria no, siamo una lavanderia", "kein Fitnessstudio, sondern ein Yogastudio". */
const denied = [
  /(?<=^|[\n.!,] ?)\s*\p{L}{3,20} no, (?=(?:siamo|somos|é |è |es ))/giu,
  /(?<!\p{L})(?:c[’']est pas|ce n[’']est pas) une? \p{L}{2,20},? c[’']est une? (?=\p{L})/giu,
  /(?<!\p{L})(?:no es|no somos|non è|non siamo|não é|não somos) (?:una? |uma? )?\p{L}{2,20},? (?:sino |ma |mas )?(?:(?:es|è|é) (?:una? |uma? )?|(?=(?:somos|siamo) ))/giu,
  /(?<!\p{L})(?:keine?|geen) \p{L}{2,20},? (?:sondern|maar) (?:(?:eine?|een) )?(?=\p{L})/giu,
  /, (?:no|non|não) una? \p{L}{3,20}(?=[\s]*[!.,\n]|$)/giu,
];
/** A clause that only states the business's name: "Se llama La Cucharita". */
const called =
  /(?<=^|[\n.,!:;] ?)(?:(?:y|e|et|und|en) )?(?:se llama|nos llamamos|si chiama|ci chiamiamo|(?:ça |on )?s[’']appelle|heißt|heet|(?:se )?chama(?:-se)?) (?:(?:la|el|il|lo|le|de|het|o|a|chez|da|der|die|das) )?\p{Lu}[\p{L}’'&]{1,20}(?: \p{Lu}[\p{L}’'&]{1,20}){0,3}(?=\s*[,.!\n]|$),?/gu;

/**
 * The audience, and how the ad should sound: "Target automobilisti 30-60", "nada de música", "bitte mit Augenzwinkern".
 */
const manner =
  /(?<=^|[\n,.!;] ?)(?:(?:target|zielgruppe|doelgroep|cible|p[úu]blico(?: objetivo|[ -]alvo)|p[úu]blico(?= (?:joven|jóven|chaval|famil|mujer|hombre|adult|jovem|mulher|homen|\d)))(?!\p{L})(?! ?[:=])|(?:nada de|niente|pas de|keine|geen) (?:m[úu]s[ií]|muzie|voces|voci|voix|stimm)|(?:bitte )?mit (?:augenzwinkern|humor|witz)|con (?:humor|ironia|umorismo)|avec humour|met humor|com humor)[^\n,.!]{0,60}/giu;

/** The beginning of a dictation: "Vale, te lo dicto,". */
const dictated =
  /^\s*(?:(?:vale|bueno|pues|ok|okay|va bene|allora|alors|bon|also|nou|então|bom)[, ]+)+(?:(?:te|os|le|se|vi|ti|ve|je|je vous|ich|ik|vou)(?: (?:lo|la|le|das|het|te))? (?:dicto|detto|dicte|diktiere|dicteer|ditar)[,: ]*)?/iu;
/** Thanks or regards, and the sender: "Gracias! Marta", "LG Silke", "Cordialement,\nAnne Petit". */
const closes =
  /(?<=^|[\s.!,])(?:(?:muchas |mil )?gracias(?: de antemano)?|(?:un )?saludos?|abrazos?|cumprimentos|(?:muito )?obrigad[oa]|abraços?|merci(?: d’avance| d'avance| beaucoup)?|cordialement|bien à vous|bonne journée|lg|vg|mfg|(?:liebe|viele|beste|schöne) grüße|danke(?: schon mal| im voraus| euch)?|grazie(?: mille)?|(?:cordiali )?saluti|(?:met vriendelijke |vriendelijke )?groet(?:en|jes)?|mvg|(?:alvast )?bedankt|besos?|un beso|beijos?|beijinhos|bisous|bises|biz|baci|kusjes)(?!\p{L})[\s,.!:)-]*(?:i\. ?A\. )?(?:\p{Lu}\.? ?)?(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)?(?: (?:de|del|von|van|di|da|do) (?:marketing|ventas|vendas|comunicación|tienda|verkauf|vertrieb|vendite|verkoop))?[\s.!:)]*$/iu;
/** A subject line: "Asunto: cuña de adopciones". */
const subject = /^[ \t]*(?:asunto|assunto|objet|oggetto|betreff|onderwerp)[ \t]*:[^\n]*$/gimu;

/** Words in a first line that only identify the brief: "LA TUERCA anuncio buen fin". */
const filed =
  /(?<=^[^\n.,:]{2,50} )(?:anuncio|cuña|spot radio|spot|annonce|annuncio|werbespot|funkspot|anúncio|spotje)(?= |\n|$)/iu;
/** A date that no longer applies: "War eigentlich 1. Februar, jetzt 15. Februar". */
const former =
  /(?<!\p{L})(?:war (?:eigentlich|ursprünglich|zuerst)|was (?:eerst|eigenlijk)|era|estaba previst[oa]|était prévue?|era previst[oa]) [^,\n]{2,30}, (?:jetzt|nu|ahora|agora|ora|maintenant)(?!\p{L})/giu;

/** Regards on a line of their own, and the sender's line. */
const closesLine =
  /\n\s*(?:gracias|saludos|cumprimentos|obrigad[oa]|merci|cordialement|liebe grüße|viele grüße|danke|grazie|saluti|groet(?:en|jes)?|bedankt|met vriendelijke groet(?:en)?)[,!.]*(?:\n\s*|\s+)[^\n\d]{2,40}\s*$/iu;
const heading =
  /^\s*(?:nota de (?:prensa|imprensa)|comunicado(?: de (?:prensa|imprensa))?|communiqué(?: de presse)?|pressemitteilung|comunicato(?: stampa)?|persbericht)(?=[.:\n–-])[.:\s–-]*/iu;
/** The numbers of list items: "1) … 2) …". */
const numbers = /(?<=^|\s)\(?[1-9]\)(?=\s)/gu;

/** A form's question and its answer: "¿Cuánto cuesta? 19,50 €". */
const formQuestion = /^[ \t]*¿?([^\n?]{2,60})\?[ \t]*(?=[^\s?])/gmu;
const ofAudience =
  /p[úu]blico|cible|zielgruppe|doelgroep|destinat|pour qui|für wen|voor wie|per chi|a chi|para qui[eé]n|a qui[eé]n|para quem|tono|ton\b|stil|budget|conoci|gehört|gevonden/iu;

/** Removes a form's questions, because the answers speak for themselves. Questions about the audience become "Target:". */
const answersOf = (text: string): string =>
  (text.match(formQuestion)?.length ?? 0) > 1
    ? text.replaceAll(formQuestion, (match, asked: string) =>
        (ofAudience.test(asked) ? "Target:" : "").padEnd(match.length).slice(0, match.length),
      )
    : text;

/** Puts each point in a numbered list on its own line. */
const inLines = (text: string): string =>
  (text.match(numbers)?.length ?? 0) > 1
    ? text.replaceAll(numbers, (match) => "\n".padEnd(match.length))
    : text;

const edges = [
  subject,
  heading,
  ...mailChatter,
  ordered,
  manner,
  opens,
  dictated,
  ...denied,
  called,
  closesLine,
  closes,
  filed,
  former,
];

/** Blanks out what makes a brief a letter: subject, heading, greeting, regards. Keeps its length. */
export const withoutLetterEdges = (typed: string): string =>
  answersOf(inLines(edges.reduce((text, edge) => text.replace(edge, blank), typed)));
