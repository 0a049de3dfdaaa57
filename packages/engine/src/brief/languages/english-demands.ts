/** The parts of a remark that demands a line: who demands it, what must be said, where, and why. */
const someone = String.raw`(?:(?:the|our|my) )?[\p{L}’]+`;
const must = String.raw`(?:must|has to|have to|needs? to|got to|gotta)`;
const line = String.raw`(?:it|(?:that|this|the)(?: (?:line|bit|part|sentence))?|these|them)`;
const said = String.raw`(?:in|said|read(?: out)?|included|mentioned|stated|named)`;
const place = String.raw`(?: (?:in|there|the ad|it|too|as well|also))*`;
const because = String.raw`(?:[,;–-]? (?:it’s |by |due to )?(?:(?:the|state|federal) )*law|,? ${someone} (?:insists?|says so|is strict)|,? says ${someone})?`;

const demands = [
  // Demands: "must be mentioned", "that line has to stay in", "you must say so"
  String.raw`(?:(?:${line}|they|he|she|which),? )?(?<!(?:not|n’t) )${must} be (?!(?<=\b(?:they|he|she),? ${must} be )in\b)${said}${place}`,
  String.raw`(?:(?:${line}|they|he|she|which),? )?must be (?:said|mentioned|stated|named|read out)(?: (?!again|when|if|at|on|to|for|with|by|in|before|once|twice|first|last|\p{L}+ times\b)\p{L}+){0,4}`,
  String.raw`${line} (?:${must}|should) (?:stay|go) in${place}`,
  String.raw`(?:(?:you|we) )?${must} (?:say|include|mention|state) (?:that|this|it|so)${place}`,
  "is a must",
  // Demands by a third party: "compliance insist this is included", "legal says put that in"
  String.raw`${someone} (?:says?|wants?|insists?|asks?|asked|requires?|needs?) (?:(?:us|we|you|to|put|keep|have) )*${line}(?: (?:is|are|to be|be|must be|has to be))? ${said}${place}`,
  String.raw`${someone} (?:says?|wants?|insists? on) (?:the )?(?:whole|full|exact|that|this) (?:line|sentence|wording)`,
  String.raw`${someone} asked (?:us|me) to be clear(?: (?:on|about) (?:that|it|this))?`,
  // Demands about the wording: "be honest about it", "so warn people", "but put it nicely"
  "be (?:really |very )?(?:honest|clear|upfront|up front) (?:about|on) (?:it|that|this)",
  "make (?:it|that|this) (?:really |very )?clear",
  "(?:warn (?:people|them|everyone|listeners)|(?<=so (?:please )?)tell (?:people|them|everyone|listeners))",
  "(?:put|say|word|phrase) it (?:nicely|politely|gently|kindly|tactfully)",
].join("|");

/** A remark at the end of a text that demands the words before it. */
export const demanded: RegExp = new RegExp(
  [
    "(?:^|,? (?:so )?)(?:please|pls) (?:mention|say|include|add)(?: (?:that|this|it))?$",
    String.raw`(?:^|[,;–-] | (?=(?:but|so|please) ))(?:(?:and|but|so|please) ){0,3}(?:${demands})${because}$`,
    String.raw` (?:(?:${line}|which) )?(?<!(?:not|n’t) )${must} be (?:said|mentioned|stated|read out)${because}$`,
    String.raw`(?:, | [–-] |(?<=\bapply) )(?:${must} say|(?:it’s |that’s |this is |is )?(?:compulsory|mandatory|obligatory)|(?<=\bapply )must)$`,
  ].join("|"),
  "iu",
);

/** A remark, alone or at the start of a text, that demands the words before it. */
export const demanding: RegExp = new RegExp(
  String.raw`^(?:\W*)(?:(?:(?:we |you |i )?(?:have|has|need|needs|must|got|gotta) (?:to )?(?:say|include|mention|be said|be in|have) (?:that|it|this)?|this (?:line|bit|part) is (?:a )?must|must (?:say|include|be said|mention)(?: that| this)?|(?:is |it’s )?(?:a must|mandatory|compulsory|important|required)|make (?:that|this|it) (?:really |very )?clear|that’s (?:a must|important|key|(?:the|our) (?:big|main|key|most important) (?:thing|one|point))|must be (?:in|said|read)|has to be (?:in|said)|have to say)\b|(?:${demands})(?!\p{L}))`,
  "iu",
);
