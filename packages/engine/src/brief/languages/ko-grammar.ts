import type { Parsed } from "../reading-table.ts";

/** Fragments that ads use without a verb, with their completion in the polite form. The first match wins. */
const completions: readonly (readonly [RegExp, string])[] = [
  [
    /^(.+?)(?:을|를)?\s?(?:모집합니다|모집해요|모집 ?중|모집|구인|구합니다|구해요|급구|채용 ?중|채용)$/u,
    "$1을(를) 모집합니다",
  ],
  [/^(?:구인|급구|모집|채용)[:\s]+(.+)$/u, "$1을(를) 모집합니다"],
  [/^(.+?)\s?(?:신규)?\s?(?:오픈했어요|오픈|개업|개원)(?:합니다|해요|예정)?$/u, "$1 문을 엽니다"],
  [/^(.+(?:면|시|까지|에게|께|만|은|는))\s?(?:무료|공짜)(?:예요|에요|입니다|임)?$/u, "$1 무료입니다"],
  [/^(.+?) ((?:\d|[만천이삼사오육칠팔구])[^ ]*원) ?별도(?:예요|입니다|임)?$/u, "$1은(는) $2, 별도입니다"],
  [/^(.+(?:까지|로|에|도|누구나|모두|언제나|언제든))\s?(가능|환영)(?:해요|합니다|함)?$/u, "$1 $2합니다"],
  [/^(.+?)(?:을|를)?\s제공(?:해요|합니다)?$/u, "$1을(를) 제공합니다"],
  [/^우천 ?시 (?:취소|연기)$/u, "$&됩니다"],
  [/^(.+?)(?:은|는|이|가|도)?\s?(?:무료|공짜)(?:예요|에요|입니다|임)?$/u, "$1은(는) 무료입니다"],
  [/^(.+?)(?:이|가|은|는|도|을|를)?\s?(?:증정|드림)$/u, "$1을(를) 드립니다"],
  [/^(.+?)(?:이|가|은|는|도)?\s?(?:있음|있어요|있습니다|완비|구비)$/u, "$1이(가) 있습니다"],
  [
    /^(.*(?:위약금|가입비|입회비|연회비|수수료|추가 ?(?:요금|비용|금액)|숨은 비용|약정|출장비|배송비|등록비))(?:은|는|이|가|도)?\s?(?:일절|전혀)?\s?(?:없음|없어요|없습니다|0원|x)$/iu,
    "$1은(는) 없습니다",
  ],
  [
    /^(.+?)(?:은|는|이|가|도)?\s?(?:가능(?:해요|합니다|함)?|됨|돼요|됩니다|OK|ok|오케이)$/u,
    "$1도 가능합니다",
  ],
  [/^(.+?)(?:은|는|이|가|도)?\s?환영(?:해요|합니다)?$/u, "$1도 환영합니다"],
  [/^(?:사전 ?)?예약 ?(?:필수|제|필요)$/u, "예약이 필요합니다"],
  [/^(?:예약)(?:은|이)?\s?(?:불필요|필요 ?없음|필요 ?없어요|없이(?: 가능)?)$/u, "예약 없이 오셔도 됩니다"],
  [/^(.+?)(?:은|는|이|가)?\s?별도(?:예요|입니다|임)?$/u, "$1은(는) 별도입니다"],
  [/^(.+?)(?:은|는|이|가|을|를)?\s?포함(?:이에요|입니다|됨)?$/u, "$1이(가) 포함됩니다"],
  [
    /^(?:매주 ?)?([월화수목금토일])(?:요일|욜)(?:은|는|에)?\s?(?:정기 ?)?(?:휴무|휴점|휴업|쉽니다|쉬어요|쉼|쉬는 날)$/u,
    "$1요일은 쉽니다",
  ],
  [/^(?:정기 ?)?휴무[:\s]*(?:매주 ?)?([월화수목금토일])(?:요일|욜)$/u, "$1요일은 쉽니다"],
  [/^연중 ?무휴$/u, "연중무휴입니다"],
  [/^(.+?)(?:은|는|을|를)?\s?(?:진행 ?중|진행해요)$/u, "$1을(를) 진행하고 있습니다"],
  [/^(.+?)(?:은|는|을|를)?\s?(?:접수 ?중|접수받아요)$/u, "$1 접수를 받고 있습니다"],
  [/^(.+?)(?:은|는|을|를)?\s?판매 ?(?:중|해요)?$/u, "$1을(를) 판매합니다"],
  [/^(.+?)(?:은|는|을|를|만)?\s?(?:사용|씁니다|써요)$/u, "$1을(를) 씁니다"],
  [/^(선착순 ?\d+ ?(?:명|분|팀|개))(?: ?한정| ?만)?$/u, "$1입니다"],
  [/^(.+ )할인$/u, "$1할인해 드립니다"],
  [/^(.+?)\s?함$/u, "$1합니다"],
  [/^(.+?)\s?됨$/u, "$1됩니다"],
];
const sentence =
  /(?:니다|이에요|예요|에요|해요|어요|아요|여요|워요|려요|겨요|와요|줘요|봐요|돼요|세요|네요|죠|지요|데요|까요|나요|게요|래요)$/u;
const order =
  /(?:(?:하|으|오|보|주|시|두|놓|가|러|타|찾|리|드|기|리)세요|하십시오|십시오|바랍니다|부탁드립니다|(?:오|들르|만나보|놀러 오)시면 됩니다|기다립니다|기다려요)$/u;
const plain =
  /(?:한다|했다|이다|였다|있다|없다|된다|하고|하며|해서|라서|니까|지만|는데|면서|거든|이고|이며|고|서|며)$/u;
const role =
  /(?:가게|집|점|식당|카페|빵집|꽃집|학원|공방|병원|의원|치과|한의원|약국|펜션|글램핑장|캠핑장|호텔|모텔|민박|미용실|헤어샵|네일샵|세탁소|정비소|카센터|수리점|마트|시장|회사|업체|전문점|전문|센터|스튜디오|체육관|헬스장|도장|교습소|어린이집|유치원|농장|농원|떡집|정육점|분식집|횟집|고깃집|술집|서점|문구점|안경점|사무소|부동산|앱|어플|서비스)$/u;
const quality =
  /^(?:\d+년 ?(?:전통|경력|된 ?\p{L}*)|.*(?:수제|직접 제조|무첨가|국내산(?:만)?|100% 국산|당일 제조|당일 생산|소수 정예|1:1 ?맞춤|1대1|예약제|소수 ?정예.{0,8}|24시간(?: ?영업| ?운영| ?상담)?|가족 ?경영|원조|3대째.*|경력 ?\d+년.*))$/u;
const open = /(?:은|는|을|를|에|에서|으로|와|의|까지|부터|하고|라고|보다)$/u;
const negative =
  /(?:휴무|휴점|없음|없어요|없습니다|불가(?:능)?(?:해요|합니다)?|안 ?(?:됨|돼요|됩니다)|금지|아님|x)$/iu;
const making = "말하지|언급하지|넣지|쓰지|하지|읽지|얘기하지|말씀하지|사용하지|붙이지|나오지|들어가지";

/** Text that addresses the copywriter, recognised by its words or ending. */
export const instructionInKorean = new RegExp(
  [
    String.raw`^[^,(]{0,32}(?:${making})(?:는|도)? ?(?:마세요|말아|말 것|말아주|마시|마|않게|않았으면|맙시다)`,
    String.raw`^[^,]*(?:광고(?!비| ?없)|멘트|대본|성우|나레이션|내레이션|배경 ?음악|BGM|톤으로|톤은|목소리|말투|타겟|타깃|청취자|오글|카피|효과음|대화로|대화체|컨셉|콘셉트|징글|느낌으로|느낌나게|분위기로|스타일로|AI ?(?:같|티)|문구)`,
    String.raw`^[^,(]{0,32}(?:빼|깔아|틀어|넣어|강조해|말해|언급해|읽어|시작해|끝내|마무리해|만들어|써|작성해|살려|부각해|피해|자제해|신경 ?써|알아서|간단하게|밝게|차분하게|재밌게|재미있게|웃기게|따뜻하게|짧게|신나게|감성적으로|로|으로|게)(?: ?해)? ?(?:주세요|주시|주셔|줘|주십시오|부탁(?:드려요|드립니다|해요|합니다)?)`,
    String.raw`^[^,(]{0,32}(?:절대 ?(?:금지|x|안 ?됨)|(?:얘기|이야기|언급|표현|단어|말)(?:은|는)? ?(?:금지|빼고|제외|x|안 ?됨|하지)|부탁드려요|부탁합니다|부탁해요|부탁드립니다|잘 부탁.*)`,
    String.raw`^[^,(]{0,32}(?:으로|로) 시작(?!합니다|해요|돼요|됩니다|가격)`,
    String.raw`^[^,(]{0,32}(?:^| )(?:않게|말고|안 나오게|너무 .{1,12} 않게)$`,
    String.raw`^(?:참고로|그래서).{0,20}(?:말|언급|빼)`,
  ].join("|"),
  "u",
);

/**
 * Parses a fragment by its ending, as Korean puts the verb last. Anything not clearly polite or a noun phrase is
 * `words`.
 */
export function parseKorean(fragment: string): Parsed {
  const text = fragment.trim().replace(/[~^,\s]+$/u, "");
  const pieces = text.split(/,\s?/u);
  if (pieces.some((piece) => instructionInKorean.test(piece))) return { form: "words", text };
  if (/^(?:신규 ?)?(?:오픈|개업|개원)(?:합니다|해요|했어요|했습니다)?$/u.test(text))
    return { form: "sentence", text: "{b}이(가) 문을 엽니다" };
  const opens =
    /^(.*(?:\d월 ?\d{1,2}일|오늘|내일|다음 ?주|이번 ?주|이번 ?달))(?:에)? ?(?:신규 ?|그랜드 ?)?(?:오픈|개업|개원)(?:합니다|해요|예정)?$/u.exec(
      text,
    );
  if (opens !== null && (opens[1] ?? "").length < 20)
    return { form: "sentence", text: `${opens[1]}, {b}이(가) 문을 엽니다` };
  if (negative.test(text) && !completions.some(([form]) => form.test(text))) return { form: "words", text };
  if (order.test(text)) return { form: "order", text };
  if (pieces.length === 1)
    for (const [form, full] of completions)
      if (form.test(text)) return { form: "sentence", text: particles(text.replace(form, full), "") };
  if (sentence.test(text) && text.length > 4) return { form: "sentence", text };
  const completed = /^(.{2,30}(?:장|집|점|원|회사|업체|식당|카페))(?:이고|이며|인데)$/u.exec(text)?.[1];
  if (completed !== undefined) return { form: "role", text: completed };
  if (/(?:치과|안과|내과|외과|이비인후과|피부과|소아과|학과)$/u.test(text) && text.length < 30)
    return { form: "role", text };
  if (quality.test(text)) return { form: "quality", text };
  const isOdd =
    open.test(text) || negative.test(text) || plain.test(text) || /[:?!=<>]/u.test(text) || text.length > 45;
  if (isOdd || !/\p{L}/u.test(text) || text.length < 2) return { form: "words", text };
  return { form: role.test(text) && !/^\d/u.test(text) ? "role" : "thing", text };
}

const pairs: Record<string, readonly [closed: string, open: string]> = {
  "은(는)": ["은", "는"],
  "이(가)": ["이", "가"],
  "을(를)": ["을", "를"],
  "와(과)": ["과", "와"],
  "(으)로": ["으로", "로"],
};

/** Chooses each particle by the sound before it; `{b}` stands for the brand. */
export function particles(text: string, brand: string): string {
  return text.replaceAll(
    /(\{b\}|.)(은\(는\)|이\(가\)|을\(를\)|와\(과\)|\(으\)로)/gu,
    (_, before: string, pair: string) => {
      if (before === "{b}" && brand === "") return `${before}${pair}`;
      const last = before === "{b}" ? (brand.match(/[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u)?.[0] ?? "") : before;
      const [closed, vowel] = pairs[pair] ?? ["", ""];
      const sound = endOf(last);
      const isClosed = pair === "(으)로" ? sound === "closed" : sound !== "open";
      return `${before}${isClosed ? closed : vowel}`;
    },
  );
}

/** How the pronunciation of a letter or digit ends: in a vowel, in ㄹ, or in another consonant. */
function endOf(letter: string): "open" | "ㄹ" | "closed" {
  const at = letter.charCodeAt(0) - 0xac00;
  if (at >= 0 && at < 11_172) return at % 28 === 0 ? "open" : at % 28 === 8 ? "ㄹ" : "closed";
  if (/[178lLrR]/.test(letter)) return "ㄹ";
  return /[036mMnNpPbBkKtTcCgGdD]/.test(letter) ? "closed" : "open";
}
