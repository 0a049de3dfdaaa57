import { upper } from "./phrases.ts";

/** Adds the small words and punctuation that hurried authors leave out. */
const tidies: [RegExp, string][] = [
  [
    /(?<=day \d{1,2}(?::\d\d)? to \d{1,2}(?::\d\d)?) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d)/g,
    ", ",
  ],
  [/\bin home (?=estimate|consult|care|quote|visit|assessment|measur)/gi, "in-home "],
  [/\bmedic(are|aid)\b/g, "Medic$1"],
  [
    /\b(\d+) and (\d+) (week|day|hour|month)s? (?=(?:sessions|classes|programs|courses|camps|passes)\b)/gi,
    "$1 and $2-$3 ",
  ],
  [
    /^early[- ]birds? (?:(?:price|rate|special|discount)s? )?(?=[$€£]\d+ off|\d+ ?% off)/i,
    "early birds get ",
  ],
  [
    /(?<=\d(?: ?[ap]m)?) (?=(?:(?!and|to|at|in)\p{L}+ ){1,4}(?:hall|park|church|school|library|center|centre|barn|grounds)$)/iu,
    " at ",
  ],
  [/^u-pick /i, "pick-your-own "],
  [
    /\bend of (?=January|February|March|April|May|June|July|August|September|October|November|December|the )/g,
    "the end of ",
  ],
  [/\bthe the\b/g, "the"],
  [
    /(?<=\p{L}{2})(?<!\b(?:so|at|with|of|for|in|to|and|or|has|have|is|are|of|says|there’s|on|by|receives?|gets?|takes?|charges?|needs?|uses?|accepts?|add|adds|makes?|means?|want|wants)) no ((?:[\p{L}-]+ )?[\p{L}-]{3,}(?:(?: or | and )[\p{L}-]+)?)$/iu,
    ", with no $1",
  ],
  [/, no (?!.*\b(?:is|are)\b)([\p{L}-]+(?: [\p{L}-]+){0,2})$/iu, ", with no $1"],
  [
    /(?<=\S),? this weekend only,? (?:with |use )?code (\p{Lu}[\p{Lu}\d]*)/u,
    ", this weekend only, with code $1",
  ],
  [/(?<!with|[Uu]se|promo|the|your),? (?:use )?code (?=\p{Lu}[\p{Lu}\d]*\b)/u, " with code "],
  [/^(buy \S+(?: \p{L}+)?),? (get \S+)/iu, "$1, $2"],
  [/(?<=days?) (?=\d{1,2}(?::\d\d)? ?[ap]\.?m)(?!\d{1,2}(?::\d\d)? ?[ap]\.?m\.? ?(?:to|until))/gi, " at "],
  [
    /(?<=(?<!day \d{1,2}(?::\d\d)? to \d.*)day(?! \d{1,2} to \d{1,2},)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}) (?=\d{1,2}(?::\d\d)? ?(?:[ap]m )?to \d)/g,
    ", ",
  ],
  [/\b(dog|kid|pet|family|child|baby) friendly (?=\p{L})/giu, "$1-friendly "],
  [/\bget first (?=\p{L})/giu, "get your first "],
  [
    /(?<=\d) (?=through (?:January|February|March|April|May|June|July|August|September|October|November|December))/g,
    ", ",
  ],
  [/(?<=\p{L}{3}) (?=grades? (?:\d|K))/giu, " for "],
  [/(?<=\p{L}{3}) (?=ages? \d)/giu, " for "],
  [
    /\b(hand|wood|oven|stone|slow|coal|brick|pan|house|home|farm|locally|freshly) (fired|poured|made|baked|roasted|smoked|grown|brewed|cooked|crafted|rolled|dipped)(?= \p{L})/giu,
    "$1-$2",
  ],
  [/\b(locally|freshly)-/gi, "$1 "],
  [/(?<=\d) years (?=experience)/gi, " years of "],
  [
    /(?<=\b(?:free|your|our|the|complimentary) )(\d+)[- ](year|month|day|minute|hour|week)s?[- ](?!an? |per )(?=(?:\p{L}+ )?(?:warranty|guarantee|trial|lease|session|course|program|programme|facial|massage|tour|class|supply|certificate|contract|review|work ?week|week|guarantee)\b)/giu,
    "$1-$2 ",
  ],
  [
    /(?<!\b(?:free|your|our|the|complimentary) )\b(?:an? )?(\d+)[- ](year|month|day|minute|hour|week)s?[- ](?!an? |per )(?=(?:\p{L}+ )?(?:warranty|guarantee|trial|lease|session|course|program|programme|facial|massage|tour|class|supply|certificate|contract|review|work ?week|week|guarantee)\b)/giu,
    "a $1-$2 ",
  ],
  [
    /(?<!\b(?:the|free|your|our) )\b(?:an? )?(\d+)[- ](year|month|day|night|minute|hour|week)s?[- ](?!an? |per )(?=(?:\p{L}+ )?(?:demo|call|consultation|class|break|stay|cruise|trial|supply|wait|drive|walk|history)\b)/giu,
    "a $1-$2 ",
  ],
  [/\b(?:an? )?(\d+)[- ]months? min(?:imum)?\b\.?/gi, "a $1-month minimum"],
  [/\b(?:an? )?(\d+)-point (?=\p{L})/giu, "a $1-point "],
  [/\ba a (?=\d)/g, "a "],
  [
    /(?<=\p{L}{3})(?<!\b(?:with|and|has|have|are|says|there’s)) no ((?:[\p{L}-]+ ){0,2}[\p{L}-]+s) (?=on|at|for|during)/giu,
    " with no $1 ",
  ],
  [
    /^(?:1st|first) (visit|month|order|class|lesson|week|session|night|bag|box) (?=(?:is )?(?:[$€£]\d|free|half))/iu,
    "your first $1 is ",
  ],
  [/\bis is\b/g, "is"],
  [/\bfull service (?=\p{L})/giu, "full-service "],
  [/\ba (?=(?:8|11|18|80)-)/g, "an "],
  [/(?<=\p{L}) corner of /giu, " on the corner of "],
  [/\b(?:on )?the on the corner/gi, "on the corner"],
  [/ pick[- ]?up only\b/gi, ", pick-up only"],
  [/(?<=\d|[ap]m) (?=weekdays|weekends)/gi, " on "],
  [/(\p{Lu}\p{Ll}{2,8} \d{1,2}) ?\+ ?(?=\d{1,2}\b)/gu, "$1 and "],
  [
    /(?<=[$€£]\d[\d.]*),? ((?:kids|children|under[- ]\d+s?|seniors)(?: under \d+)?) (?:go |get in |are )?free/giu,
    ", and $1 go free",
  ],
  [
    /(?<=\d%? off) (?=(?:siblings|seniors|students|military|teachers|kids|members|veterans|nurses|new customers|locals)\b)/gi,
    " for ",
  ],
  [/^new (client|customer|patient|member) (?=\d|half|free)/i, "new $1s "],
  [/^kids (?=(?:\p{L}+ )?(?:classes|lessons|parties|camps?|clubs?|haircuts|meals)\b)/iu, "kids’ "],
  [/(?<=\p{L} \d+) (?=(?!to |and |or |for |at |from )\p{L}+ \d+$)/gu, ", "],
  [/^(spots|places|spaces|seats|tickets) (filling|going|selling) fast$/i, "$1 are $2 fast"],
  [/^must (?=drive|have|be|love)/i, "you must "],
  [/^same[- ]day (?:ok|okay|available|fine|possible)$/i, "same day is fine"],
  [
    /^(everything|all \p{L}+|each \p{L}+) (?=(?:freshly |locally |home)?(?:made|baked|cooked|grown|roasted|served|sourced|built|sewn|prepared)\b)/iu,
    "$1 is ",
  ],
  [/^(all \p{L}+s) is /iu, "$1 are "],
  [/^in by (\S+) out by (\S+)$/i, "in by $1, out by $2"],
  [/\btrade in (?=bonus|value)/gi, "trade-in "],
  [/\b(\d+) ?pc (?=\p{L})/giu, "$1 piece "],
  [/\btune up(?=,| and |$| [$€£])/gi, "tune-up"],
  [/\bcheck up(?=,| and |$)/gi, "check-up"],
  [/\bsame day (?=(?!if|when|you|or|as)\p{L})/giu, "same-day "],
  [/(?<=\bno (?:booking|appointment|reservation)s? (?:needed|required|necessary)) (?=just |come )/gi, ", "],
  [/\bclean up\b(?=,|$| and)/gi, "clean-up"],
  [/\bcall out (?=fees?|charges?)/gi, "call-out "],
  [/\b(\d+) on (\d+) (?=\p{L})/gu, "$1-on-$2 "],
  [
    /\b(maths?|reading|writing|science|english|spanish|french|history),? (?=(?:maths?|reading|writing|science|english|spanish|french|history|SAT|ACT)\b)/gi,
    "$1, ",
  ],
  [/\bzoom\b/g, "Zoom"],
  [/\bxrays?\b/gi, "X-rays"],
  [/(?<=^|\s)(\p{L}+s) first (?=(?!class)\p{L}+ (?:half|free|\d|is))/giu, "$1’ first "],
  [/^([\p{L}-]+) and (\p{L}+) and (?=\p{L})/iu, "$1, $2 and "],
  [/^(\p{L}+ \p{L}+) and (\p{L}+) and (?=\p{L})/iu, "$1, $2 and "],
  [
    /^(?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?) (?:is|are|=) ((?:kids|seniors|students|ladies) .*)$/u,
    "$2 on $1s",
  ],
  [/(?<=days)s\b/g, ""],
  [/^(?:we )?accept(?:s|ing)? /i, "we take "],
  [/(?<=\p{Lu}\p{Ll}+ )county\b/gu, "County"],
];

export const tidy = (typed: string) =>
  tidies
    .reduce(
      (text, [form, to]) =>
        text.replaceAll(
          new RegExp(form.source, form.flags.includes("g") ? form.flags : `${form.flags}g`),
          to,
        ),
      typed.trim(),
    )
    .replaceAll(
      /\b(?:spanish|french|german|italian|english|mexican|japanese|indian|greek|korean|chinese|thai|arabic|portuguese|russian|vietnamese|lebanese|turkish)\b/g,
      (word) => upper(word),
    );
