import { segmentingOf } from "../../learned/models.ts";
import type { ReadingTable } from "../reading-table.ts";
import { month, months, time, timePhrase, weekday, weekdays } from "./english-calendar.ts";
import { isTypedSentence } from "./english-clauses.ts";
import { demanded, demanding } from "./english-demands.ts";
import { parseEnglish } from "./english-grammar.ts";
import { withCommas } from "./english-lists.ts";
import { pricesOf } from "./english-measures.ts";
import { recaseEnglish } from "./english-names.ts";
import { place, placeName, placePhrase, region, townsOf } from "./english-places.ts";
import { englishShorthand } from "./english-shorthand.ts";
import { mendEnglish } from "./english-spelling.ts";
import { tagEnglish } from "./english-tags.ts";
import { misframed } from "./misframed.ts";

export const readEnglish: ReadingTable = {
  shorthand: englishShorthand,
  shorthandOf: pricesOf,
  abbreviation:
    /(?:^|[\s(/])(?:(?:[Dd]r|[Mm]rs?|Ms|Prof|Engr?|ENG|Lt|Capt|Sgt|Rev|Smt|[Oo]pp|[Nn]o|vs|approx|e\.g|i\.e|Mt|Ft|Sr|[Rr]eg|[Ss]td|Rs|ext|[Ll]ic|[A-Z]|w)\.\s?|(?:[AaPp]\.[Mm]|[Pp]\.[Aa]|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec|[Jj]an|[Ff]eb|[Aa]ug|[Hh]wy|[Tt]el|[Pp]h|[Ii]ns|[Ii]ncl?|[Aa]vg|Dept|[Ss]q|[Ff]t|Minn|Mass|Calif|Ill|Wis|Mich|Fla|Tenn|Ala|Ariz|Colo|Conn|Okla|Penn|Wash|Tex|Wyo|Mont|Nev|Ore|Pa|[Cc]o|Ltd|[Ee]st)\.\s?(?=[\p{Ll}\d$£€(–—-])|(?:St|Ste)\.\s?(?=\p{Lu})|(?:(?<!(?:&|and|\p{Ll}{4}) )|(?<=, ))Co\.\s(?=\p{Lu})|(?:[Ss]t|[Aa]ve|[Rr]d|[Bb]lvd|[Ll]n|[Dd]r)\.\s?(?=(?:in|ne|of|at|by|ac|,)))/u,
  range: new RegExp(
    String.raw`(?:^|[^\p{L}])(?:${[...weekdays, ...months].map(([short]) => `${short}\\p{L}*`).join("|")}|\d\s?(?:[ap]m|w(?:ee)?ks?|months?|mos?|ye?a?rs?)?)\.?s?\s[-–—]+\s(?:${[...weekdays, ...months].map(([short]) => short).join("|")}|\d)`,
    "iu",
  ),
  region,
  fragmentBreak:
    / \/ | \+ (?!(?:vat|hst|gst|tax|mon|tue|wed|thu|fri|sat|sun)|\d|\S+ (?:from|at|for|in|only|[$€£₹])|[^,]{0,40}[$€£₹]\d)(?=[^\s,]+ \S)|, (?:and |plus )?(?!(?:19|20)\d\d\b|(?<=day, )(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d)|,(?=\p{L})| plus (?!(?:vat|hst|gst|tax)\b)(?=\p{L})|(?<=\p{L}{3})(?<!\b(?:with|for|and|has|have|are|there’s|but|says|or|from|at|of|in|to)) (?=no [\p{L}-]+(?:$| no ))|(?<=\b(?:needed|required|necessary|included|available)) (?=(?:we|you) \p{L})/iu,
  labels: [
    [
      "required",
      /^(?:(?:must|has to|have to|needs? to|please|pls) (?:say|include|read|have|(?:end|close|finish) (?:with|on)|be (?:said|in there|included))(?: (?:exactly|verbatim|word for word|this|the line))?|(?:legal|disclaimer|disclosure|required|mandator(?:y|ies)|compliance|small print|fine print|word for word)(?: (?:bits?|stuff|part|line|text|copy|wording|word|for|to|be|read|say|pls|please|at|the|end|fast|is|ok|fine)){0,8})(?: word for word)?(?: pls| please)?$|^(?:.{3,40} )?must (?:be(?! mentioned| 21| 18)|end|say|include|read)\b.{0,40}$|^.{0,30}\b(?:verbatim|word for word|in full|mandatory)\b.{0,30}$|^.{0,40}\blast line\b.{0,20}$/i,
    ],
    [
      "slogan",
      /^(?:our |the )?(?:tag(?: ?line)?|slogan|motto|strapline|jingle line|end ?line|closing line|sign[- ]?off(?: line)?)(?: is)?$/i,
    ],
    ["avoid", /^(?:don’ts?|do not|never|(?:don’t|do not|never|not to) (?:say|mention|use)|avoid)$/i],
    [
      "audience",
      /^(?:target(?: audience| market| listeners?)?|market|decision makers?|buyers?|audience|demo(?:graphic)?|who(?: it’s for| is it for)?|for whom|listeners?|customers?)$/i,
    ],
    ["what", /^(?:(?:client|company|advertiser|brand|business)(?: name)?|(?:ad )?name)$/i],
    [
      "instruction",
      /^(?:campaign|station|daypart|flight|run dates?|due(?: date)?|budget|objective|background|deliverable|tone|vibe|style|mood|feel|voice|music|sfx|sound|format|length|note|notes|nb|ps|p\.s|p\.s\.|direction|brief|script|idea|concept|character|voices|script note|ad|spot|media contact|contact for press|press contact|about the ad|(?:notes?|info) (?:for|to) .{2,30})$/i,
    ],
    [
      "instruction",
      /^(?:updates?|edits?|reviews?|testimonials?|notes?|n\.b|script notes?|insights?|previous (?:ad|spot|script|campaign)s?|(?:legal|client|final) sign-?off|approvals?|(?:remarks|comments|changes|amends) (?:from|by) .{2,30}|copy|copy from .*|.*\bturn (?:it )?into .*|irb approved wording|approved wording|fyi|internal|reminder)$/i,
    ],
    ["contact", /^(?:call to action|cta|cont(?:act)?|phone|tel|ph|call|website|web|book|email)$/i],
    ["where", /^(?:where|location|address|venue|place|find us)$/i],
    [
      "when",
      /^(?:when|hours|opening hours|dates?|times?|open|(?:(?:offer|promo|promotion|sale) )?(?:period|dates|validity))$/i,
    ],
    [
      "offer",
      /^(?:(?:key|main|core|current|limited|launch|opening|special) )?(?:offers?|specials?|deals?|promo|promotion|discount|prices?|pricing|cost)$/i,
    ],
    [
      "what",
      /^(?:(?:press|news|media) release|who|who we are|(?:type|kind)(?: of (?:business|event|ad))?|what it is|what is it|what|product|service|services|business|what we do|about|about us|event)$/i,
    ],
    [
      "proof",
      /^(?:(?:single-minded|main|core|one|big|key|top) (?:message|proposition|idea|point|thing|benefit|advantage|fact|claim)s?|proposition|usp|why(?: us)?|needs?|benefits?|features?|rtbs?|reasons to believe|support(?:ing points?)?|points?(?: to (?:hit|make|cover))?|key (?:facts?|issues?|points?|msgs?|messages?|selling points?)|highlights?|selling points?|includes|proof|accreditations?|certifications?|credentials)$/i,
    ],
  ],
  instruction:
    /^(?:(?:and |but |so |also |please |just |maybe |kindly |pls )*)(?:mention [^,.]{3,40} first(?:$|,| please| that’s| as\b| because)|see .*\b(?:below|attached)\b|make (?:it|this|that|the (?:ad|spot|script)|sure|them|a joke|husband|sound|everyone)\b|(?:keep )?factual$|(?:the )?(?:candidate|owner|client|talent|announcer|he|she) will (?:voice|read|say)\b|(?:high|low) energy$|.{2,40} at least (?:\d+|two|three|four|five) times$|read (?:the|this|that) (?:legal|disclaimer|fine print|bit|part)\b|(?:the )?hook (?:should|is|=)|pasted from\b|thank (?:the |our |all )?(?:residents|customers|people|everyone) for\b|speak (?:to|of|about)\b|keep (?:it|this|the (?:tone|ad|script|mood))\b|(?:use|with|have|give|get|add|put|need|want|do|try|play) (?:it |us |me )?(?:an? |the |some |two |whatever |in )?(?:\p{L}+ ){0,3}(?:voices?|music|tone|accents?|sound effects?|sfx|jingle|works|narrator|joke|humou?r|vibe|script|spot|ad|commercial|dialogue)\b|do it (?:as|like|in)\b|(?:it |this |the (?:ad|spot|script) )?(?:should|needs? to|has to|must|gotta) (?:sound|feel|be (?:funny|short|serious|upbeat|\d+ ?s)|end|start|open|close)|(?:tone|vibe|mood|style|feel|voice) (?:is|should|=|-)|vibe\b|(?:we |I )?(?:can’t|cannot|mustn’t) (?:say|claim|promise|mention|call)\b|don’t (?:say|mention|use|make|be|quote|promise|read|take name|claim|scare|put|talk|sound|call (?:it|us|them)|include|name|give|imply|oversell|tell|forget|go)|do not (?:say|mention|use|make|quote|promise|read|claim|include|name|call|imply|give)|never (?:say|mention|use|call)|avoid\b|no ["“]|no (?:mention|jokes?|cheesy|cheese|shouting|yelling|yank|accents?|sirens?|violins|jingles?|clich[eé]s?|puns?|hype|sound effects?|sfx|music|pressure tactics|hard sell|fake|ai|corny|rhym\p{L}+|car horn|swear\p{L}*)\b|(?:please )?no .{0,40}sound effects|nothing (?:cheesy|corny|morbid|too|fancy|rude|salesy|pushy|sad|scary)|not (?:too|cheesy|salesy|corny|pushy|a hard sell|selling anything|sure|for air|our “|"|“)|(?:the )?(?:target|audience|listeners?)(?: audience| market)? (?:is|are|=|would)|(?:aim|aimed|target|targeting|targeted|pitch)(?:ed|ing)? (?:it |this )?(?:at|to|for|towards?)\b|start (?:with|it with|off with|on)\b|open (?:with|on)\b (?!late)|begin with\b|end (?:with|on|it with)\b|finish (?:with|on)\b|close (?:with|on)\b|for immediate release|###|(?:my|the|our) (?:wife|husband|boss|lawyer|kid|daughter|son|mom|mum|partner|manager|agency) (?:says|said|thinks|wants|wanted|hated|likes)|can you|could you|would you|let me know|ask me|(?:any|if you have) questions|i don’t know|idk|not sure|i think|i guess|whatever|do the needful|loud$|(?:two|2) (?:voices|neighbou?rs|friends|people|guys|mates|moms|mums|dads) (?:talking|chatting|arguing)|one (?:of our|’s|is|voice)\b.{0,60}\btalking\b|(?:positive|upbeat|warm|serious|funny|friendly|light|calm|energetic|happy|fun|cozy|cosy|gentle|professional|casual|conversational|loud|local)(?:,? (?:and |but )?(?:positive|upbeat|warm|serious|funny|friendly|light|calm|energetic|happy|fun|local|gentle|professional|casual|conversational|tone|only|please|vibes?|feel))+$|(?:nice and )?(?:funny|serious|upbeat|loud|short|snappy|punchy|classy|gentle|chilled|relaxed|warm|calm|spicy|cozy|cosy|careful)(?: please| but .*)?$|(?:we |i )?(?:want|need|wants|needs) (?:the|an?|this|it)\b.*\b(?:ad|advert|spot|script|commercial|sound)\b|(?:target|audience)\b|client\b|wait\b|turn this|(?:it )?should (?:appeal|be aimed)|(?:a bit|a touch|some) of\b.*\bhumou?r\b|compliance\b|word for word|cookie policy|home$|about us$|contact$|fees$|dialogue\b|snow sounds|play on words|(?:parents|moms|listeners|people) are who’s listening|(?:we’d|i’d|we would|i would) (?:like|love) (?:something|it|an ad|a spot|this)|nb\b|ps\b|p\.s|fyi\b|heads up|reminder|no need to|you can (?:skip|leave|use|add|make|mention)|skip\b|leave (?:out|off|that|it)\b|mention .{0,40}\b(?:carefully|if (?:there|you|poss))|but don’t|sorry (?:to|for|about|if|that)\b|(?:check|confirm|clear) (?:it |this |that )?with\b|call it ["“]|(?:\p{L}+ )?(?:notice|announcement|message|text|copy) for (?:broadcast|radio|air)$|(?:\p{L}+ ){0,2}(?:name|number|website|address|phone|url) (?:x ?\d|\d ?x|twice|three times)$|(?:\p{L}+ )?(?:website|web address|url|address|phone number|number|logo) (?:is |are )?not (?:required|needed|necessary)$|.{2,50} (?:do|does)(?: not|n’t) (?:need|have) to be (?:read|said|mentioned|included|named)\b|(?:under|due to|because of|by|per) .{3,40} (?:rules?|regulations?|laws?|codes?|guidelines?),? (?:we|I) (?:can’t|cannot|mustn’t|must not|may not|aren’t allowed to)\b|(?:we|i)(?:’d| would)? (?:really )?(?:want|need|like) to (?:fill|attract|boost|increase|drive|get more|bring in) (?:(?:our|the|up|more) ){0,2}(?:\p{L}+ )?(?:sales|bookings|footfall|awareness|diary)\b|used to be [£$€₹]?\d[\d.,]*$|thanks?\b|thank you|cheers\b|hi\b|hello\b|hey\b|dear\b|ignore\b|disregard|system prompt|you are (?:now )?(?:a|an|the)\b.{0,30}\b(?:ai|model|assistant|writer|copywriter)|.{0,40}\b(?:will|would|might) (?:reject|pull|bounce) (?:it|this)|write\b|print your|reveal|(?:can’t make it|questions|interested|need more info\p{L}*|want to know more|more info\p{L}*)\??$|not an? |only (?:me|us two|\d+ of us|two of us)|quote optional|optional\b|["“][^"”]+["”] is (?:enough|fine|ok)|(?:an? |two |the |do it as )*(?:couple|husband|wife|friends?|neighbou?rs?|mom|mum|dad|guys?)\b.{0,24}\b(?:whispering|talking|chatting|arguing|laughing|shouting|grumbling|bickering)|radio (?:spot|ad) for|(?:15|20|30|60)[- ]?(?:s|sec|secs|second|seconds)\b)/iu,
  misframed,
  segmenting: segmentingOf("en", { tagger: tagEnglish, joining: "and|or|but|plus|n" }),
  sloganAside:
    /^(?=.*\b(?:slogan|tag ?line|strapline|motto|catchphrase|our line)\b).*?["“](?<words>[^"”]{3,80})["”](?!.*\b(?:don’t|not|never|old)\b)/iu,
  retraction:
    /\b(?:(?:don’t|do not|not) (?:say|mention|read|include|use|quote|put|tell)(?: (?:that|it|this|them))?(?: (?:out|though|please|aloud|either|on air|pls)| any)*$|(?:don’t|do not) (?:say|mention|read|include|use) (?:that|it|this)\b|leave (?:that|it|this)(?: bit)?(?: out)?$|(?:please )?don’t$|keep (?:that|it) quiet|off the record|not for (?:air|the ad)|there won’t be room|for your info|between us|just so you know|not to be (?:read|said)|skip (?:that|it)$|so leave (?:that|it)|bad press|don’t quote|don’t read|ignore that)/i,
  insistence: demanding,
  mustSuffix: demanded,
  avoid: [
    /^(?:and |also |oh )*no (?<words>prices?|pricing|costs)(?:,? (?:either|please|pls|in it|in the ad|on air|at all|though))*$/i,
    /^(?<words>prices?|pricing) (?:not to|must not|mustn’t|should not|shouldn’t|can’t|cannot) be\b/i,
    /\bthe words? (?<words>["“‘'][^"”’']{2,40}["”’']) (?:to be )?(?:avoided|left out|not used)\b/i,
    /(?:don’t|do not|never|not to|can’t|cannot|please don’t) (?:say|mention|use|do|call (?:it|us|them)|name|take name of|quote|include|promise|claim|write|put|give|state|show) (?:the (?:words?|phrases?|terms?) |any |anything about |that |we’re |it’s )?(?<words>.{2,90})/i,
    /\b(?:avoid|skip|leave out|no mention of|without (?:saying|mentioning)|stay away from|steer clear of) (?:the (?:words?|phrases?|terms?) |any |saying |mentioning )?(?<words>.{2,90})/i,
    /\b(?:leave|keep|drop|cut) (?<words>(?!(?:it|that|this|them|these|those)\b)[^,.]{2,60}?) out\b(?! of\b)/iu,
    /\bI (?:don’t|do not) (?:like|want|love) (?:the (?:line|words?|phrase) )?["“‘’'](?<words>.{3,60}?)["”’'](?=[ ,.]|$)/iu,
    /(?:reject|pull|bounce)s? (?:it|this|the ad) if you say (?<words>.{2,90})/i,
  ],
  vague: /^(?:any|anything|it|that|this|them|everything|though|much|prices?|on any|us|say|me|the|too)$/i,
  or: /,? (?:or|and|nor) |, ?|\/| (?:because|cause|our|they|we’re|it’s|as|so|who|by name|on air|after all|altogether|any ?more|at all|for now|this time|yet)\b.*$/i,
  correction:
    /\b(?:sorry|oops|correction|scratch that|i mean|should be|make that|wait)\b[^.]{0,20}?(?<right>\S*\d\S*),? not (?<wrong>\S*\d[\w.:]*)/i,
  depends: /^(?:it|its|it’s|they|they’re|them|that|that’s|this|these|those|he|she|he’s|she’s)\b/i,
  ours: /(?<!\p{L})(?:we|us|our|I|my)(?!\p{L})/iu,
  negative: /^(?:no|not|never|without)\b/i,
  dangling:
    /^(?:if|when|unless|whether) (?:(?!, | (?:we|it’s|there’s|just|call|come|please) ).)*$|^(?:and|or|but|which|that|because|of|who|than|also|etc|honestly|to|is|are|was|then|so)\b(?! to\b)(?!(?<=^to) [^,]{3,60}, \p{L})|\b(?<!\b(?:say|said|says|promise|promised) (?:we|you|they|it) )(?:and|or|the|(?<!class )a|an|of|(?<!(?:have|want|need|like|supposed|used|able|going) )to|for|with|from|by|on|in|at|is|are|was|we|(?:may|can) be (?:made|done|found|submitted|bought|ordered)|(?<!\b(?:to|for|with|near|of|about) )you|i|our|their|which|but|than|so|say|should|can|must|will|(?<!(?:\d(?:st|nd|rd|th)?|in|by|until|till|of|from|to|through|next|this|late|early|mid) )may|please|simply)$/iu,
  lead: /^(?:(?:hi|hello|hey)[,! ]+)?(?:(?:okay |ok |so )*(?:it’s|this is) for (?:my|our) |(?:and |so )*(?:(?:the )?client |boss |we |i )?(?:(?:really|just) )?(?:wants?|needs?)(?: \p{L}+)? (?:people|everyone|folks|listeners|customers|them) to (?=(?:book|call|visit|come in|order|sign up)\b)|(?:and )?(?:you guys |people don’t know (?:that )?)|(?:and |so |anyway )*(?:we|i)(?:’d| would)? (?:really |just )?(?:like|want|love|need) (?:people|everyone|folks|listeners|customers) to (?:know|remember|hear) (?:that )?|(?:we|i)(?:’d| would)? (?:want|need|like) to (?:remind|tell) (?:\p{L}+ ){1,3}that |(?:the |our )?(?:main|key|core|central) (?:message|point|idea) is (?:that |[\p{L} ]{3,30}: )|(?:and |so |anyway )*what (?:we|i) (?:really )?(?:want|need) (?:to say|people to know|you to say) is (?:that )?|(?:the |our |my )?(?:brand|company|business|shop|store)(?: name)? is(?: called)? (?=\p{Lu})|changes: |(?:hiring|recruitment|job) (?:ad|advert|spot|post)\b ?[-–—:] ?)?(?:(?:(?:can|could|would|will) (?:you|u) )?(?:please |pls |kindly )?(?:make|write|do|create|record)(?: me| us)? (?:an?|one|1) (?:[\p{L}\d-]+ ){0,3}?(?:add?|advert|spot|commercial) (?:for|about) |(?:(?:we|i)(?:’d| would)?|[^.!?]{2,60}? would) (?:be (?:so |very |really )?grateful for|like|love|want|need|appreciate) (?:an?|one) (?:[\p{L}\d-]+,? ){0,4}?(?:advert(?:isement)?|ad|spot|commercial) (?:for|about) (?=(?:our|my) )|host[- ]read(?: style)?(?: ad| spot)? for )?(?:(?:or|so|(?:ok|okay)(?! (?:with|for|if)\b)|and|also|plus|oh|but|well(?! \p{L}+ed\b)|um|basically|just|maybe|hi|hello|hey|yo|yeah|obviously|really|remember(?: that)?|note(?: that)?|btw)[, ]+)*(?:(?:please |pls |kindly |do |can you |could you |be sure to |make sure (?:to|you) |don’t forget to |we should |you can |maybe |it (?:would|might|may) (?:help|be (?:good|nice|useful|great|best|worth)) (?:to |if you )|(?:(?:you|we|i|this|it|the ad) )?(?:must|have to|has to|needs? to|gotta|got to) |(?:(?:the|our|my|their) )?\p{L}+ (?:says?|said|insists?|wants? (?:us|you)|asked(?: us| me| you)?) (?:to |we |you )?(?=(?:please |must |have to )*(?:mention|say|tell|include|make|be) ))*(?:add(?= (?:the|our) )|mention|say(?! (?:goodbye|hello|no|yes|(?:you’re )?sorry)\b)|include|highlight|emphasi[sz]e|stress|be (?:very |really )?clear(?= (?:that|it’s|we)\b)|(?:make|making) (?:it|this) (?:very |really )?clear|tell (?:people|them|everyone|listeners)|let (?:people|them|everyone) know|warn (?:people|them|everyone|listeners)|talk about|point out|push|focus on|get across|note)(?: (?:that|how|the fact that|about|to))* |(?:(?:hi|hello)[, ]+)?(?:we’d|i’d|we would|i would) (?:like|love) (?:something|an ad|a spot)(?: \p{L}+){0,2} about |(?:(?:we|i) ?)?(?:just )?(?:need|want|would like|’d like|’d love|(?:would|’d) be (?:so |very )?(?:grateful|glad|happy) for)(?: to (?:make|run|do|have|get|create|advertise|promote|push|announce))?(?: (?:an?|1|one|this|our|my))?(?: (?:\d+|\p{L}+)[- ]?(?:second|sec|s))?(?: (?:quick|short|new|simple|fun|nice|radio|audio))*(?: (?:add?|advert|spot|commercial|script|promo)) (?:for|about|on|that says) (?:(?:both|all|the) (?:places|businesses|shops|locations),? )?|(?:a |an |this is (?:a |an )?|need (?:a |an |1 |one )?)?(?:quick |short |new )?(?:radio |audio )?(?:add?|advert|spot|commercial|promo) (?:for|about|to promote) |we want people to know(?: that)? |(?:we|I)(?:’d like| want| would like| need) to (?:talk about|advertise|promote|push) |people (?:should|need to) know(?: that)? |promot(?:e|ing) |advertis(?:e|ing) |the (?:offer|deal|event) is |psa\b[:. ]*|announcing |what’s new(?: is)?:? |(?:two|2) things:? |(?:and )?(?:first|second|third)(?:ly)?(?: is| up)?,? (?=(?:the|our|an?|dr|mr|ms)\b)|this (?:one|ad|spot) is (?:about )?|(?:the )?[\p{L} ]{3,50} would like to remind (?:all )?(?:residents|everyone|you|customers|voters|members) (?:that )?)?(?:(?:our|my) (?:new )?(?!.*, (?:is|are|has|will|was)\b)(?=[\p{L} ]{3,40}(?:business|company|shop|store)\b))?/iu,
  aside:
    /,? (?:and|which|because|as|but) (?:that|this|it)(?:’s| is) (?:really )?(?:the|our|my) (?:main|whole|big|key) (?:point|thing|message)$|(?:,| [–-]) (?:oh |no,? )?(?:wait|hang on|hold on)$|(?:,|(?<=\d)) sorry (?:but|I|that)\b.*$|,? (?:so|and) (?:you|we) (?:may|might|could) (?:wish|want|like) to (?:suggest|mention|say|advise)\b.*$|,? ?\((?:please )?(?:check|confirm|verify) (?:with|w\/?)(?= )[^()]*\)|(?<=^|[.,;] ?)B2B(?=$|[.,;])|(?<=^|[ ,])(?:um+|uh+|erm)[, ]+|,? (?:but|and|so|though) (?:that|it|this)’s (?:less|not (?:as|that|so)|more of) .*$|(?:,| )? ?\bsorry$|(?:^|,? )(?:(?:but|and|as|because) )?(?:people|customers|everyone|everybody|folks) (?:always|keep|never|often) .*$|(?:^|(?<= ))[:;]-?[)D(]+|(?:[,(]? ?\b(?:lol|haha+|btw|tbh|imo|lmao|omg|pls|please and thanks|ty|tia|xx+|idk|you know|thanks(?! to\b)(?: in advance)?|tho|ngl|obviously|fyi|i guess|or something|etc|and stuff|and so on)\b\)?)(?:[.,!]+(?=$|\s))?|(?<=\S) (?:please|pls)$|,? if (?:there’?s|you have|we have) (?:the )?(?:time|room)(?: left)?$/giu,
  opening:
    /(?:^(?:first|opening) (?:line|words?|sentence)(?: (?:is|should be|must be|(?:has|needs|ought) to be))?:?|\b(?:start|open|begin|kick off)(?:s|ing)? (?:it |off )?with(?:(?: the (?:line|words|question))?:?|\b[^"“”.]{0,60}\b(?:something like|like|saying|asking):?)) ["“](?<words>[^"”]{3,120})["”]/i,
  closing:
    /\b(?:(?:end|finish|close|sign off)(?:s|ing)? (?:it |off )?(?:with|on)(?: the (?:line|words))?|(?:the|our) (?:tag ?line|line|slogan|jingle(?: line)?) is):? ["“](?<words>[^"”]{3,120})["”]/i,
  angles: [
    [
      /\b(?:(?:start|open|begin)s? with|(?:first|opening) line (?:is|(?:should|must|has to|needs to) be)) (?:a )?question\b/i,
      "question",
    ],
    [/\b(?:lead|start|open) with (?:the )?(?:price|offer|deal|discount)\b/i, "offer"],
    [/\b(?:set the scene|paint a picture|start with (?:a )?(?:scene|story))\b/i, "scene"],
  ],
  required:
    /^(?:paid for by\b|(?:state |contractor |contractors |\p{L}+ )?li(?:c(?:ense|ence)?|c\.)?(?: no\.?| number)? ?#? ?[\p{Lu}-]{0,6} ?\d{4,}|(?:\p{L}+,? ){0,3}li(?:c\.?|cen[cs]ed?)(?: contractor)?(?: (?:no|number)\.?| ?#)? ?(?!24)(?=(?:\S*\d){3})\S+$|(?:\p{L}+ ){1,2}(?:is |are )?(?:weather[- ](?:dependent|permitting)|non-?refundable|excluded)$|consuming raw\b|not available in\b|can(?:’t|not) (?:be )?combined? with\b|(?:not )?(?:suitable|recommended) for (?:people|anyone|those) (?:with|under)\b|talk to your doctor\b|(?:cslb|roc|mc|dre|usdot) ?#? ?\d{4,}|excludes \p{L}|not all (?:buyers|applicants)|patch test|must sign\b|authori[sz]ed (?:by|and regulated)\b|terms (?:and conditions |& conditions )?apply|t(?:erms|’s|s)? ?(?:&|and) ?c(?:onditions|’s|s)? apply|conditions apply|subject to (?:credit|status|availability|approval|eligibility|terms|change)|(?:please )?(?:drink|gamble|enjoy) responsibly|must be (?:18|19|21)\b|(?:18|19|21)(?:\+| and over| plus)(?: only)?$|over (?:18|21)s only|equal (?:housing|opportunity)|member fdic|nmls\b|results (?:may|will) vary|individual results|not (?:fda|evaluated)|these statements have not|see (?:store|website|in[- ]store|dealer) for (?:full )?(?:details|terms)|void where prohibited|no purchase necessary|not valid with|cannot be combined|capital at risk|your (?:capital|home) (?:is|may)|past performance|prior results|attorney advertising|side effects|ask your doctor|for (?:entertainment|educational) purposes|(?:prices|offer)s? (?:valid|subject|exclude)|restrictions apply|limited to one|while (?:supplies|stocks?) lasts?|registered charity\b|reg(?:istered|\.)? charity\b|when the fun stops|begambleaware|think! |warning:|always read the label|all sales final|insured by|texts cost|membership required|rates subject)/iu,
  requiredInFull: [
    [
      /^(?:eoe|eeo|equal opp(?:ortunity)?(?: employer)?|equal opportunity employer)$/i,
      "{b} is an equal opportunity employer.",
    ],
    [
      /^(?:t(?:erms|’s|s)? ?(?:&|and) ?c(?:onditions|’s|s)?|ts and cs|t&c) apply$/i,
      "Terms and conditions apply.",
    ],
    [/^(?:18\+|18 plus)(?: only)?$/i, "Over eighteens only."],
    [/^(?:21\+|21 plus|21 and over)(?: only)?$/i, "Twenty-one and over only."],
    [/^reg(?:istered|\.)? charity\b.*$/i, "{b} is a registered charity."],
  ],
  verbs: [
    ["text", /\btext(?:s|ing)?\b|\bsms\b/i],
    ["whatsapp", /\bwhat’?s ?app\b/i],
    ["book", /\b(?:book(?:ing)?s?|schedule|appointments?|reserve|reservations?)\b/i],
    ["order", /\b(?:order(?:s|ing)?|shop)\b/i],
    ["apply", /\bappl(?:y|ications?)\b/i],
    ["register", /\b(?:register|registration|sign[- ]?up|enrol+|join)\b/i],
    ["tickets", /\btickets?\b/i],
    ["donate", /\b(?:donat\w+|give)\b/i],
    ["download", /\bdownload\b/i],
    ["listen", /\blisten\b/i],
    ["message", /\b(?:dm|message)\b/i],
    ["call", /\b(?:call|phone|ring|tel|ph|dial)\b/i],
    ["visit", /\b(?:visit|go to|see)\b/i],
  ],
  contactWords:
    /\b(?:call|txt|text|shop|sms|whats ?app|ring|phone|tel|ph|dial|dm|message|email|e-mail|mail|visit|go to|see|book(?:ing)?s?|order|apply|register|sign[- ]?up|tickets?|rsvp|donate|download|online|on|at|or|and|us|me|to|via|by|now|today|contact|info|more|for|details?|our|the|website|web|site|is|number|no|same|get|quote|find|out|learn|in|touch|reach|with|from|just|here|only|x|through|a|an|your|free|missed|give|either|appointment|enquir\w+|questions|resos?|reservations?|appointments?|bookings?|please|instagram|facebook|ig|app|follow|check)\b/gi,
  from: /\b(?:from(?: just| only)?|starting (?:at|from)|starts? (?:at|from)|from as little as)$/i,
  tail: /^(?:installed$|fitted$|delivered$|\p{L}+ed(?: and \p{L}+ed)*$|paid|split|spread|payable|subject to|excluding|not including|including|inclusive of|inc|new or used|limit|minimum|maximum|max|min|\d+[- ]?hours? min\p{L}*|[\p{L} -]{2,20} only$|as per|based on|with (?:every|any|each|purchase|code|coupon|this)|when you|if you|after \d|before \d|plus (?:tax|vat|gst|hst)|regularly|was|normally|valued|worth|used|on approval|per person|each$|terms|for (?:new|first|up to|the first))/iu,
  attribution: /["”],? (?:said|says|added|according)\b|\b(?:said|says|added) [A-Z]/,
  off: /^\s?(?:off|discount|savings?)\b/i,
  per: /^(?:\s?(?:(?:installed|fitted|an?|per|each|every|a person|for|flat|as per|inclusive|including|excluding|before|plus|all in|all-in|max|minimum|on|with|when|regularly|was|normally|instead|at|until|this)\b|\d+-?hour|\()|,|\s?\+)/i,
  amount:
    /\bhalf (?:off|price)\b|\b\d+ quid\b|(?<![\d.:])\d{1,4}\.\d\d(?![\d.%]| ?(?:am|pm|miles|acres|litres))\b|\b\d{2,5}(?= flat\b)/i,
  offer:
    /\b(?:free|bogo|buy (?:one|two|three|\d)|half (?:off|price)|discount|\d+ for \d+|two for one|2-for-1|complimentary|no (?:call[- ]out |delivery |joining |sign[- ]?up |booking |broker |admin )?(?:fees?|charge|deposit|payments?|interest|upcharge)|bonus|sale|clearance|giveaway|gift|deal|special|coupon|waiver|save \d|save up|\d+% off|money off|rates? as low)\b/i,
  proof:
    /\b(?:since (?:19|20)\d\d|\d+\+? years|award|voted(?! (?:to|for|against)\b)|rated|stars?|reviews?|certified|licensed|insured|guarantee\w*|warranty|family|trusted|\d[\d,]*\+? (?:happy )?(?:customers|clients|families|installations?|selections|members|homes)|hand[- ]?made|home ?made|local(?:ly)?|experience|qualified|accredited|established)\b/i,
  audience: /^(?:for |ideal for |perfect for |great for |suitable for )/i,
  benefit:
    /^(?:no|never|without|zero) (?!experience(?! (?:needed|necessary|required))|refunds?|exceptions|parking|dogs|pets|cards?|early|under|children|kids|exchanges|returns|vacanc|entry|smoking|peanuts|skaters|cash|walk)\b/i,
  event:
    /\b(?:fish fry|supper|pancake breakfast|corn maze|cook-?off|demo days?|public hearing|festival|fair|concert|expo|gala|(?:trunk|fashion|craft|car|dog|art|puppet|home|boat|variety|comedy|magic|light|gun|trade|air|horse|flower) show|special|fun run|tractor run|walk|race|party|sale|promo|promotion|tournament|parade|open (?:day|house|evening)|camp|workshop|conference|exhibition|fundraiser|bazaar|auction|recital|musical|derby|rally|carnival|fete|fayre|election|yard sale|reunion|quiz night|bingo night|book fair|gig|ceilidh|market day|tour)\b/i,
  time,
  timePhrase,
  place,
  placePhrase,
  barePlace: new RegExp(
    String.raw`^${placeName}(?: ${placeName})? (?:area|county|region|metro)$|(?:(?<=\p{Ll}{3} )(?<!\b(?:with|by|and|of|from|for|to|the|on|in|at|our|new|is|a) )|^(?=\p{Lu}[\p{L}’.]* (?:and |to |near )?\p{Lu}|\p{Lu} \p{Lu}))(?!(?:${month}|${weekday}|I|CDL|TV|Dr|Mr|Mrs|Ms|Prof)\b)(?:${placeName}|\p{Lu}(?= \p{Lu}))(?: ${placeName}){0,2}(?:(?:, | and | or | to )${placeName}(?: ${placeName})?){0,4}(?:,? and .{2,14}(?:round|around|area|radius|miles|surrounding.{0,8}|counties|county|suburbs))?(?: (?:only|area|near .{3,40}))?$`,
    "u",
  ),
  hiring:
    /\b(?:hiring|now recruiting|join our team|vacanc(?:y|ies)|apply now)\b|^(?:we )?(?:need|want|are looking for) (?:more |\d+ )?(?:[\p{L}-]+ ){0,3}?(?:(?!members|customers|donors|volunteers)\p{L}{3,}ers|\p{L}+ists|nurses|staff|cooks|mechanics|technicians|techs|aides|cashiers|electricians)\b/iu,
  focus:
    /(?:\bad to be about|\bonly (?:fit|do|say|have room for) one(?: thing)?,? (?:do|say|use|make it)|^focus on|^mainly about|^mention) (?:the |our )?(?<words>[\p{L} -]{4,40}?)(?: mainly| thing first.*| first.*)?(?: but .*)?$/iu,
  behindContact:
    /^,? ?(?:and )?(?:(?<said>(?:ask|look) for \p{Lu}[\p{L}-]+)|(?:use |with )?(?<code>code \p{Lu}[\p{Lu}\d]{2,}.*)|(?<when>(?:after|before|by|until|between)(?=.*(?:\d|noon|day|evening))(?: (?:and |the )?[\p{L}\d:.]+){1,5}?)(?: only| please)?)$/u,
  sought:
    /\bsearch(?: for)? ["“]?(?<name>\p{Lu}[\p{L}\p{N}’]*(?: \p{Lu}[\p{L}\p{N}’]*){0,3})["”]?(?: (?:on|in) (?:the )?(?<where>App Store|Google Play|YouTube|Etsy|Amazon|Google|Facebook|Instagram))?/gu,
  notice: /\bpsa\b|public (?:service|notice)|not selling anything/i,
  parse: parseEnglish,
  isTypedSentence,
  recase: recaseEnglish,
  mend: (text, known) => withCommas(townsOf(mendEnglish(text, known))),
};
