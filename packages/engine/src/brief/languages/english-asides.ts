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
  String.raw`^nothing that\b|^(?:a )?public (?:service )?(?:notice|announcement)$`,
  String.raw`\b(?:number|phone|name|url|website|web address|keyword|code)\b.{0,20} (?:(?:has|needs?|have) to be|must be|should be)? ?(?:said|repeated|mentioned|read)\b|\bsaid (?:twice|2x|two times)\b`,
  String.raw`^(?:we|I)(?:’d| would)? (?:like|want|love|need|are trying|hope) to (?:reach|target|talk to|speak to|attract)\b|^we want .{3,40} to come$`,
  String.raw`^(?:the )?(?:target|focus|demo|audience|spot)(?: audience)? (?:is|=|should|are)|\b(?:female|male|woman’s|man’s|sounding|northern|southern) (?:voice|mum|mom)\b|\bvoice should\b`,
  String.raw`^(?:a bit|a little|slightly|kinda|super|fast and|quick and|festive but) \p{L}+$|^(?:so )?(?:not|nothing) (?:cringe|hypey|cheesy|salesy)|\bnot sped up\b`,
  String.raw`^fixing to run\b|\bneed (?:it |an? )?\d+ ?s(?:ec(?:ond)?s?)?$|\bin the same spot\b|\bdo what you can\b|^I know it’?s\b|\bif something has to go\b|\bonly push\b`,
  String.raw`\bcall me\b|^that’?s it$|^good (?:day|morning|afternoon)$|^(?:best |kind |thanks and )?regards$|\bour pr people\b|\babove is\b|^(?:just )?turn (?:it|that) into\b|\binsurer makes\b|^somewhere$`,
  String.raw`\bmake (?:people|them|listeners) (?:feel|comfortable)|\bhave the fear\b|\bthe legal line\b|\bis mandatory\b|\bbetter idea\b|\bgo for it\b|^add to cart$|^sfx\b|›|★|^sound of\b|^start with an? .{3,30} sound\b`,
  String.raw`\bforgive\b|\btbc\b|\bif (?:you can|poss(?:ible)?|something is unclear)\b|\bemail me\b|\bword for word\b|\brequires it\b|\bimmediate release\b|\bwould be great\b|\bcareful(?:ly)?\b|\buse what|\bwe can use\b|\bI volunteer\b|\bthe volunteer doing\b|\bhumou?r\b|\bcookie\b|\bclient hates\b|\bfeel bad\b|\bannoyed\b|\bnot for air\b|\bturn this into\b|\bsounds? like a\b|\bhonestly\b`,
];

/**
 * Fragments put into the wrong sentence frame: "We’ve got closed Mondays", "only is $20", "You’ll also find Ludlow".
 */
const misframed = [
  String.raw`\b(?:is|are|only|then) (?:is|are)\b`,
  String.raw`\b(?:find|get|got|have|for|there’s) (?:an? )?(?:closed|closing|open|app|b2b|android only|\d+ things|\d{1,2}[:.]\d\d)\b`,
  String.raw`\b(?:from for|for is|or is|with of|of on|on is|get get|for for|at at)\b| a,`,
  String.raw`\b(?:also find|the place for) (?:\p{Lu}\S*|N\.B)\.$`,
];

export const neverSaid = new RegExp([...toTheCopywriter, ...misframed].join("|"), "iu");
