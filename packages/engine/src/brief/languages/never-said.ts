/** Words that only a copywriter is told, anywhere in a clause: no line of an ad has them. */
const toTheCopywriter = {
  es: String.raw`spot|cuña|guion|guión|locutora?|redactor|(?:hay|tiene|tenéis) que (?:decir|poner|mencionar|nombrar)(?:lo|la|los)?|si (?:decís|dices|ponéis|mencionáis)|no (?:digáis|digais|digas|digan|pongáis|pongan|nombréis|mencionéis)|(?:esto|lo) que (?:más )?(?:me |nos )?(?:interesa|importa) es|nos llam[áa]bamos|vosotros veréis|como veáis|vosotros decidís|ustedes deciden|el eslogan|que quede claro|lo que (?:queráis|quieran)|lo de (?:la|el|los|las) \p{L}+ no`,
  pt: String.raw`spot|roteiro|locutora?|redator|(?:tem|têm|temos) (?:que|de) (?:falar|dizer|citar|mencionar|pôr|colocar)|precisa (?:falar|dizer|citar)|o conar|(?:vcs|vocês) (?:decidem|escolhem|que sabem)|não (?:citar|falar|dizer|usar|mencionar)|aquele papo|pode ser (?:animad|divertid|engraçad|leve|sério)\p{L}*|queria que|meu sócio|o cliente sempre|não precisa entrar|o slogan|linguagem d[eo]|sem (?:frescura|enrolação)|barulhinho`,
  fr: String.raw`spot|annonceur|rédacteur|le réseau interdit|n’en parlez pas|ne (?:dites|parlez|mettez|citez)|mentions légales|on ne l’utilise plus|c’est (?:très )?(?:pressé|urgent)|slogan|tutoyer|vouvoyer|à vous de voir|comme vous voulez|ton (?:jeune|léger|sérieux|chaleureux|décalé|doux)|faut le dire|il faut dire`,
  it: String.raw`spot|speaker|copywriter|il legale|dite (?:magari|pure|che)|fate voi|non (?:nominate|dite|promettere|citate|mettete)|da ridere|slogan|va detto|bisogna dir(?:lo|e)|vedete voi|decidete voi`,
  de: String.raw`spot|werbespot|sprecherin|texter|werbesprech|bitte nicht|weglassen|humor (?:ist )?ok(?:ay)?|das wort|an die redaktion|slogan|erwähnen|entscheidet ihr|könnt ihr entscheiden|per du bitte|tonfall|soll(?:te)? (?:nicht |auch )?(?:rein|vorkommen)`,
  nl: String.raw`spotje|spot|voor de redactie|niet het woord|(?:moet|mag) er(?: wel| ook| niet)? in|inspreken|persbericht|voice-over|geen schreeuw\p{L}*|slogan|reclamepraat|mogen jullie|mag weggelaten|beeldmateriaal`,
} as const;

/** @returns marks of a clause that is for the copywriter, in a language */
export const neverSaidIn = (language: keyof typeof toTheCopywriter): RegExp =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${toTheCopywriter[language]})(?![\p{L}-])`, "iu");
