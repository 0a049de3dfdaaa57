/** Clauses to or about the maker of the ad: "sorry", "my nephew says", "the last ad", "so don’t promise". */
const toTheCopywriter = [
  String.raw`\b(?:please|pls|sorry|maybe|thx|not sure|up to you|caps lock|compliance|legal says|voice ?overs?|if there’s room)\b`,
  String.raw`\bmy (?:nephew|niece|wife|husband|boss|son|daughter|sister|brother|mum|mom|dad|cousin|partner|accountant|lawyer) (?:says?|said|thinks?|wants?|hates?|likes?|made)\b`,
  String.raw`\b(?:the|this|our|last|an?|radio) (?:ad|advert|advertisement|spot|script|commercial|jingle)s?\b`,
  String.raw`\b(?:should|want|wants|wanted) (?:a |to )?mention\b|\b(?:they|we|I)(?:’d| would) like the line\b`,
  String.raw`^b2b$|\b(?:I want|I (?:really )?(?:don’t|DON’T) want|don’t want to|we had (?:words|a client|complaints)|we got a letter|need this by)\b`,
  String.raw`(?:^|[,;–-] ?|\b(?:but|so|and) )don’t (?!worry|wait|miss|forget|let|settle|just|pay|throw)`,
  String.raw`\b(?:guys|men|women|moms|mums|dads|parents|people|folks|owners|couples|adults|hobbyists?|homeowners|families)\b[^.]{0,16} \d\d(?:\+|(?: to |-)\d\d)?$|\baudience (?:is|are)\b`,
  String.raw`^be (?:silly|funny|serious|creative|warm|bold|careful|nice|yourself)\b|^make (?:them|people|it) (?:curious|laugh|smile|fun|snappy|pop)|\bpoint of view\b|^jk\b|^(?:we have |there are )?two things$`,
  String.raw`\b(?:1st|2nd|3rd|first|second|third) (?:spot|ad|one)\b|^(?:the )?(?:show|event|sale|product) not the\b|^attachment|^see attached|^hurry(?: in)?(?: etc\b.*)?$|\bmostly for\b|\bsensitive (?:topic|subject)\b|\bno (?:sound effects|sfx)\b|^b2b saas$|^saas$|^families for the\b|^people remember$|^must be (?:\p{L}+ )?(?:non.?partisan|neutral|tasteful|short|clean)\b|\b(?:the|our) (?:jingle )?line is\b`,
  String.raw`\b(?:blurb|copy|info|details|wording|text) (?:from [^.]{2,30} )?(?:is )?(?:below|attached|underneath)\b|\buse what(?:ever)? you (?:like|want|need)\b|\b(?:has|have|needs?) to (?:approve|sign off|okay|check)\b|^(?:can|could) you sort\b|\basked me\b|\basked for the (?:ad|spot)\b`,
  String.raw`^(?:and |also |oh )*no (?:prices?|pricing|costs)(?:,? (?:either|please|pls|in it|in the ad|on air|at all|though))*$|^(?:hiya|love)\b$|\bwants? (?:this|it) (?:on|out|done|live|ready|by|up|to (?:run|air))\b|^prices? (?:(?:not to|must not|mustn’t|should not|shouldn’t|can’t|cannot) be)\b|\bthe words? \S{2,40} (?:to be )?(?:avoided|left out|not used)\b`,
  String.raw`\bcampaign(?: q[1-4])?$|\b(?:angle|vibes?)$|^(?:the )?(?:boss|manager|owner|regional manager|client) (?:says?|said|thinks?|wants?|hates?|likes?)\b`,
  String.raw`^nothing that\b|^(?:a )?public (?:service )?(?:notice|announcement)$`,
  String.raw`\b(?:number|phone|name|url|website|web address|keyword|code)\b.{0,20} (?:(?:has|needs?|have) to be|must be|should be)? ?(?:said|repeated|mentioned|read)\b|\bsaid (?:twice|2x|two times)\b`,
  String.raw`^(?:we|I)(?:’d| would)? (?:like|want|love|need|are trying|hope) to (?:reach|target|talk to|speak to|attract)\b|^we want .{3,40} to come$`,
  String.raw`^(?:the )?(?:target|focus|demo|audience|spot)(?: audience)? (?:is|=|should|are)|\b(?:female|male|woman’s|man’s|sounding|northern|southern) (?:voice|mum|mom)\b|\bvoice should\b`,
  String.raw`^(?:a bit|a little|slightly|kinda|super|fast and|quick and|festive but) \p{L}+$|^(?:so )?(?:not|nothing) (?:cringe|hypey|cheesy|salesy)|\bnot sped up\b`,
  String.raw`^fixing to run\b|\bneed (?:it |an? )?\d+ ?s(?:ec(?:ond)?s?)?$|\bin the same spot\b|\bdo what you can\b|^I know it’?s\b|\bif something has to go\b|\bonly push\b`,
  String.raw`\bneed to mention\b|^same (?:phone|number|address|place|hours)$|["”] is our (?:line|slogan|tag ?line|motto)\b|^ASA rules$|\b(?:want|like|need) (?:it|this|the ad) to (?:feel|sound|be|read)\b|^you can just say\b|^(?:headline(?! (?:rate|price|offer|act|speaker|band)\b)|hook|script|tag ?line)(?: idea)?\b|^use it$|\bpeople[- ]first language\b|^something \p{L}+,? (?:not|but)\b|\bidea\??$|\b(?:is|are) the audience\b|\bcan use it\b|\bsee (?:below|attached)\b|^okay$|^nothing about\b`,
  String.raw`^(?:total |ad |our )?budget\b|\bbudget (?:is|of|\d)|\S\.(?:png|jpe?g|pdf|docx?|mp3|wav|psd|svg|zip)\b|\bscare tactics\b|^bilingual\b|\bmostly english\b|^decision makers\b`,
  String.raw`\bcall me\b|^that’?s it$|^good (?:day|morning|afternoon)$|^(?:best |kind |thanks and )?regards$|\bour pr people\b|\babove is\b|^(?:just )?turn (?:it|that) into\b|\binsurer makes\b|^somewhere$`,
  String.raw`\bmake (?:people|them|listeners) (?:feel|comfortable)|\bhave the fear\b|\bthe legal line\b|\bis mandatory\b|\bbetter idea\b|\bgo for it\b|^add to cart$|^sfx\b|›|★|^sound of\b|^start with an? .{3,30} sound\b`,
  String.raw`\bforgive\b|\btbc\b|\bif (?:you can|poss(?:ible)?|something is unclear)\b|\bemail me\b|\bword for word\b|\brequires it\b|\bimmediate release\b|\bwould be great\b|\bcareful(?:ly)?\b|\buse what|\bwe can use\b|\bI volunteer\b|\bthe volunteer doing\b|\bhumou?r\b|\bcookie\b|\bclient hates\b|\bfeel bad\b|\bannoyed\b|\bnot for air\b|\bturn this into\b|\bsounds? like a\b|\bhonestly\b`,
];

/** Nouns and verbs of the ad business, which no ad says to its listeners. */
const trade = new RegExp(
  [
    String.raw`\b(?:sfx|sound fx|cta|voice-?over|copywriter|announcer|listeners|your script|tag ?line|guilt[- ]?trip\p{L}*|wording|bar rules|web ?page|press release)\b`,
    String.raw`\b(?:use|like|want|keep|lose|drop|skip|cut) (?:the|this|that|our) (?:slogan|tag ?line|line|joke|quote|name)\b|\b(?:push|focus on|lead with|stress|highlight) (?:that|this|it|the)\b`,
    String.raw`\b(?:you|we|u) can (?:use|say|quote|skip|drop|cut|leave) (?:that|this|it)\b|\b(?:is|are|’s) (?:the )?(?:less|more|most|main|not (?:as|that|so)) (?:important|one|thing)\b|\bthe main (?:one|thing|point)\b`,
    String.raw`\bI (?:don’t|do not|really|also|just|would|’d)? ?(?:like|love|want|hate|prefer|need) (?:it|the|this|that|'|"|“|‘|something|people to think)|^I want\b|\b(?:hated|hates|complained|complains about) (?:it|that|this|them)$`,
    String.raw`\b(?:my|our|the) (?:last|previous|old|other) (?:ad|spot|agency|commercial|company)\b|\b(?:turn|make) (?:it |this |that |these )?into (?:an? )?(?:\d|ad|spot|script|30|60)`,
    String.raw`\b(?:rather|prefer|would rather) (?:they|people|you)\b|\bjust (?:send|point|tell) (?:people|ppl|them|folks|everyone)\b|\bpeople (?:don’t|do not|never) know$`,
    String.raw`^(?:we |I |you )?(?:can’t|cannot|can not|mustn’t|aren’t allowed to|are not allowed to|may not) (?:say|promise|claim|mention|name|use|imply|call|guarantee)\b|\b(?:approved|legal|required) wording\b`,
    String.raw`\bis (?:watching|picky|touchy|sensitive|nervous|reading) (?:this|about|it)\b|\breads? these$|\b(?:are|is) still around$|\bto (?:use|air|record|voice) (?:it|this|that)$`,
    String.raw`\b(?:don’t|do not|never) (?:say|mention|call|use)\b|\bsay (?:it|that|this|the (?:number|phone|name|address)) (?:twice|again|slow|clearly|two|three)|\b(?:ads|spots|commercials) (?:go|are|sound)\b|^say (?:it|this|that)\b`,
    String.raw`^our (?:customers|clients|listeners|audience|target|buyers)(?: \p{L}+)? (?:are|is)\b`,
    String.raw`^want (?:people|folks|them|listeners|customers) to\b|\bup to you\b|\bnobody knows what it means\b|\bif all (?:the )?\p{L}+ (?:don’t|do not|won’t) fit\b|\bif there(?:’s| is) (?:room|time|space)\b`,
    String.raw`\b(?:over|super|too) (?:dramatic|salesy|cheesy|long|loud|formal)\b|^what our (?:customers|clients) say\b|^welcome to\b|\ball rights reserved\b|^copy (?:from|below|attached)\b`,
  ].join("|"),
  "iu",
);

const manner = new Set(
  "a an and or but so not no nothing just very really kinda kind of sort bit little tiny slightly super more less too any all also be make keep it feel sound sounds feeling sounding is like ok okay fine please pls maybe should tone vibe style mood for in with the hopeful funny serious calm warm cheeky cheesy corny salesy pushy loud quiet scary political human natural friendly upbeat happy sad gentle gloomy classy simple clean dry dramatic professional casual conversational energetic lively relaxed relaxing dark light moody local honest real down earth plain straight straightforward silly witty sarcastic subtle emotional heartfelt inspiring uplifting positive negative respectful dignified reassuring urgent hypey hype yelling shouting screaming hard sell jokes puns rhymes humour humor fluff drama gimmicks clichés cliches corporate stuffy preachy patronising patronizing morbid festive summery punchy snappy short fast slow confident bold edgy cute twee cool trendy hip sexy cozy cosy fun playful earnest sincere neighborly neighbourly".split(
    " ",
  ),
);
const tonal = new Set(
  "hopeful funny serious calm warm cheeky cheesy corny salesy pushy loud scary political human natural upbeat gentle classy dramatic conversational energetic moody silly witty sarcastic subtle emotional heartfelt inspiring uplifting positive respectful dignified reassuring hypey hype yelling shouting screaming jokes puns rhymes humour humor fluff drama gimmicks clichés cliches stuffy preachy morbid punchy snappy edgy twee playful earnest sincere sexy cute".split(
    " ",
  ),
);

/** A cache, because each clause is checked several times, on its own and within its sentence. */
const judged = new Map<string, boolean>();
const mostJudged = 500;

/** True if a clause is meant for the copywriter: it is about the ad or its tone. */
export function isToTheWriter(text: string): boolean {
  const known = judged.get(text) ?? isOfTheAd(text);
  if (judged.size >= mostJudged) judged.clear();
  judged.set(text, known);
  return known;
}

/** An instruction that the brief reports from a third person: "Dean says nothing gloomy". */
const saysOne =
  /^\p{Lu}\p{Ll}+ (?:says|said|thinks|reckons|wants|insists) (?:that )?(?:no|not|nothing|keep|make|it|don’t|we|the (?:ad|tone)|to|something)\b/u;

function isOfTheAd(text: string): boolean {
  if (trade.test(text) || saysOne.test(text)) return true;
  const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  return (
    words.length <= 9 && words.some((word) => tonal.has(word)) && words.every((word) => manner.has(word))
  );
}

/**
 * Fragments in a sentence frame that doesn't suit them: "We’ve got closed Mondays", "only is $20", "You’ll also find
 * Ludlow".
 */
const misframed = [
  String.raw`\b(?:is|are|only|then) (?:is|are)\b`,
  String.raw`\b(?:find|get|got|have|for|there’s) (?:an? )?(?:closed|closing|open(?! (?:house|day|evening|mic|bar|air|plan|kitchen|fire))|app|b2b|android only|\d+ things|\d{1,2}[:.]\d\d)\b`,
  String.raw`\b(?:from for|for is|or is|with of|of on|on is|get get|for for|at at)\b| a,`,
  String.raw`\b(?:also find|the place for) (?:\p{Lu}\S*|N\.B)\.$`,
];

export const neverSaid = new RegExp([...toTheCopywriter, ...misframed].join("|"), "iu");
