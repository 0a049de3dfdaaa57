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
/** "Gracias! Marta", "LG Silke", "Cordialement,\nAnne Petit": thanks and regards, and who sends them. */
const closes =
  /(?<=^|[\s.!,])(?:(?:muchas |mil )?gracias(?: de antemano)?|(?:un )?saludos?|abrazos?|cumprimentos|(?:muito )?obrigad[oa]|abraços?|merci(?: d’avance| d'avance| beaucoup)?|cordialement|bien à vous|bonne journée|lg|vg|mfg|(?:liebe|viele|beste|schöne) grüße|danke(?: schon mal| im voraus| euch)?|grazie(?: mille)?|(?:cordiali )?saluti|(?:met vriendelijke |vriendelijke )?groet(?:en|jes)?|mvg|(?:alvast )?bedankt)(?!\p{L})[\s,.!:)-]*(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)?[\s.!:)]*$/iu;
/** "Asunto: cuña de adopciones" */
const subject = /^[ \t]*(?:asunto|assunto|objet|oggetto|betreff|onderwerp)[ \t]*:[^\n]*$/gimu;

/** Takes away what makes a brief a letter: subject, greeting, regards. Keeps its length. */
export const withoutLetterEdges = (typed: string): string =>
  typed.replaceAll(subject, blank).replace(opens, blank).replace(closes, blank);
