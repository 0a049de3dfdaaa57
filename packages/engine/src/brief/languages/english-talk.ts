/** Thanks and regards; their first letters in either case, because a name behind them is told by its capital. */
const thanks = [
  "many thanks",
  "thanks(?: so much| a lot| again| in advance| a million)?",
  "thank you(?: so much)?",
  "with (?:kind|best|warm) (?:regards|wishes)",
  "kind regards",
  "best (?:regards|wishes)",
  "warm (?:regards|wishes)",
  "regards",
  "sincerely",
  "yours (?:truly|sincerely|faithfully)",
  "cheers",
  "ta",
]
  .map((words) => words.replace(/^\p{Ll}/u, (letter) => `[${letter.toUpperCase()}${letter}]`))
  .join("|");
const office = String.raw`(?:legal|compliance|marketing|head office|hq|accounts|(?:the|our) (?:board|council|committee|boss|owner|lawyers?|vicar|pastor|office|team|client))`;

/** Conversation with whoever makes the ad: what letters, forms and phone notes contain besides facts. */
export const talk: readonly string[] = [
  String.raw`^(?:I |we )?(?:hope|trust) (?:you|this|that|all is|it)\b|^(?:as|like) (?:discussed|agreed|mentioned|promised|requested|we (?:said|discussed))\b|^(?:per|as per) (?:our|your|my)\b|^further to\b|^following (?:our|your|on from|up on)\b`,
  String.raw`^here(?:’s| is| are|s) (?:the|our|my|some|a few|what|all the) (?:info|information|details|copy|text|facts|notes?|bits?|stuff|brief|points|we have|you need)`,
  String.raw`\blet (?:me|us) know\b|\bget back to (?:me|us)\b|\blooking forward to (?:your|hearing|working)\b|\bfeel free\b|\bhappy to (?:send|chat|help with|discuss|provide)\b|\bif you need (?:pictures|photos|more|any|anything|a logo)\b`,
  String.raw`\bI(?:’ll| will| can| could|’ve| have|’m| am)? (?:send|sending|sent|attach|attached|forward|forwarded|email|emailed|confirm|reckon|guess|suppose|forgot|told (?:him|her|them))\b`,
  String.raw`^(?:or )?(?:either|both|any(?:thing| of (?:them|those))?|whichever|whatever)(?: one)?(?: is|’s| are| works| will do)*(?: fine| ok(?:ay)?| good| great)?$|\beither(?: one)? (?:is |’s )?(?:fine|ok(?:ay)?|good|works)\b`,
  String.raw`^(?:probably|prob|maybe|perhaps|definitely|defo) (?:yes|no|not|best|skip|leave)\b|^(?:yes|yep|nope|sure|none|nothing|nil|na|n/a|tbc|tba|dunno|anything|ditto|ends?|-?ends-?|same as (?:above|before|last (?:time|year)))$`,
  String.raw`\b${office} (?:also |just |really )?(?:says?|said|wants?|wanted|insists?|needs? to|has to|have to|must|ok’?d|okayed|approved|(?:has|have) (?:ok’?d|okayed|approved))\b|\bwe have the (?:study|studies|proof|paperwork|data|receipts)\b`,
  String.raw`\b(?:has|have|needs?) to (?:ok|okay|approve|see|check|sign off on) (?:it|this|the)\b|\bbefore it (?:runs|airs|goes out)\b`,
  String.raw`\bsound (?:too |so )?(?:like (?:every|all|the|an?|those|that)|good|nice|great|professional)\b|\bevery other (?:\p{L}+ )?ad\b|\bplay(?:ed)? (?:(?:it|that|this) )?(?:down|up)$|\bsay something about\b|\b(?:do|doing) a jingle\b`,
  String.raw`^\p{L}$|^(?:it’s |hi,? |hello,? )?me again$|^no (?:jargon|slang|swearing|fluff)$|\bwant the \p{L}+ mentioned$|^(?:new|wow|attention|look|listen)$|^no [\p{L} ]{0,20}(?:noises?|sounds?)$|^sound \p{L}+$|^(?:the |our )?last (?:one|time|ad|spot|year’s)\b|^(?:it’s|this is) \p{L}+ (?:here )?(?:from|at|with) [\p{L} &’]{3,40}$|^(?:that|this|it)(?:’s| is) (?:about it|all|it|everything|the main (?:thing|one)|up to you)\b|^the usual$|^(?:main|key|big) thing$`,
  String.raw`\bif (?:it|there|they|that|all|everything) (?:all )?(?:doesn’t|does not|won’t|don’t|isn’t|can’t) (?:all )?fit\b|\b(?:drop|skip|lose|cut) the \p{L}+ (?:one|bit|part)\b|\btwo things to get in\b|^(?:if you can|if possible|where possible)$`,
  String.raw`^(?:not|no) \p{L}+, (?:me|him|her)$|\bnot the mobile\b|\bhe never answers\b|\b(?:on|in) the (?:facebook|website|form|flyer) too\b`,
  String.raw`^(?:kindly|please) (?:do|note|see|revert|confirm|advise|ensure|check)\b|^(?:g’day|gday|greetings|howdy|namaste|dear (?:sir|madam|team|all))\b$`,
];

/**
 * A colleague as the subject: "Carla thinks we should …", "my guy Tony says …". Names are told by their capital, so
 * case counts.
 */
export const saysOne =
  /^(?:[Aa]nd |[Bb]ut |[Ss]o |[Aa]lso )?(?:(?!We\b|You\b|It\b|They\b|There\b|This\b|That\b|Everyone\b|Nobody\b|Who\b|What\b|God\b)\p{Lu}\p{Ll}+\.?(?: \p{Lu}\p{Ll}*\.?)?|[Mm]y \p{Ll}+(?: \p{Lu}\p{Ll}+)?|[Hh]e|[Ss]he|[Tt]he (?:boss|owner|client|vicar|pastor|manager|lawyer|wife)) (?:also |just |really |still )?(?:says?|said|thinks?|reckons?|wants? (?:us|you|to|it|the|this|that|me|something)|wanted|doesn’t want|insists?|hates?|prefers?|asked|suggests?|suggested|told (?:me|us|you)|would (?:like|love|prefer)|does the (?:facebook|website|social|ads)|(?:handles|runs) the (?:facebook|website|social|ads|page)|is (?:away|on leave|handling|in charge of)|(?:will|can|should) (?:send|confirm|approve|sign|check|voice|read))(?!\p{L})/u;

/** How a letter ends: its thanks, and a name with its title. */
export const letterEnd = new RegExp(
  String.raw`(?:^|(?<=[\n.,!?] ?|[.!?]  ))(?:${thanks})[,.! ]*(?:\n[ \t]*)*(?:[-–—]+[ \t]*\n?[ \t]*)?(?:\p{Lu}[^\n\d@]{0,60})?(?:\n[^\n\d@]{0,60}){0,4}\s*$`,
  "u",
);
