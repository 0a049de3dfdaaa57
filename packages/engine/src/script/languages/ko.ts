import { particles } from "../../brief/languages/ko-grammar.ts";
import type { ToldFrames, WritingTable } from "../writing-table.ts";

const same = (...frames: string[]): ToldFrames => ({ first: frames, third: frames });

/**
 * Korean: polite, in the style of announcements. Frames contain both forms of a particle; `particles` picks the right
 * one.
 */
export const writeKorean: WritingTable = {
  ends: { full: "." },
  intro: (x) => `{b}, ${x}`,
  recaps: { name: ["{b}, {s}"], contact: ["다시 한번, {c}."] },

  finish: (sentence, brand) =>
    particles(sentence.replaceAll(/(?<=^|\)|,)‹(?:에 있는|에서)/gu, "").replaceAll("‹", ""), brand)
      .replaceAll(/ {2,}/g, " ")
      .replaceAll(/\s?,\s*(?=[.?,]|$)/gu, "")
      .replaceAll(/(?<=[밤낮])에 (?=\d{1,2}시)/gu, " ")
      .replaceAll(/(\d일)\s?~\s?(\d{1,2}월 ?\d{1,2}일)/gu, "$1부터 $2까지")
      .replaceAll(/전 ?지역에 있습니다/gu, "전 지역에서 이용하실 수 있습니다")
      .trim(),

  list: (items) => items.join(", "),

  withBrand: (sentence, person) => {
    const told = turned(sentence, person);
    if (told.includes("{b}")) return told;
    return person === "they" ? `{b}입니다. ${told}` : `{b}입니다. ${told}`;
  },

  inPerson: turned,

  where: {
    first: ["{x}에 있습니다.", "위치는 {x}입니다."],
    third: ["{x}에 있습니다.", "위치는 {x}입니다."],
  },

  calls: {
    call: same("{b}, 전화 {c}번으로 연락 주세요.", "전화 {c}번, {b}(으)로 문의하세요."),
    text: same("{b}, {c}번으로 문자 주세요."),
    whatsapp: same("{b}, 왓츠앱 {c}번으로 연락 주세요."),
    keyword: same("{b}, {c}(으)로 문자 주세요."),
    notice: same("{b}에서 알려 드렸습니다."),
    phoneBook: same("{b}, 신청과 문의는 전화 {c}번으로 해 주세요."),
    visit: same("자세한 내용은 {b} 홈페이지, {c}에서 확인하세요."),
    book: same("{b}, 예약은 {c}에서 하세요."),
    order: same("{b}, 주문은 {c}에서 하세요."),
    apply: same("{b}, 지원은 {c}에서 하세요."),
    register: same("{b}, 신청은 {c}에서 하세요."),
    tickets: same("{b}, 예매는 {c}에서 하세요."),
    message: same("{b}, 문의는 {c}(으)로 해 주세요."),
    email: same("{b}, 문의는 이메일 {c}(으)로 해 주세요."),
    download: same("{b}, {c}에서 내려받으세요."),
    listen: same("{b}, {c}에서 들어 보세요."),
    donate: same("{b}, 후원은 {c}에서 하세요."),
    search: same("{w}‹에서 {c}을(를) 검색하세요."),
    come: {
      first: ["{b}(으)로 오세요.", "{b}에 들러 주세요."],
      third: ["{b}(으)로 오세요.", "{b}에 들러 보세요."],
    },
    event: same("{b}에 함께하세요."),
    none: same("{b}, 꼭 기억해 주세요."),
  },
  shortCalls: {
    call: ["전화 {c}번으로 연락 주세요."],
    text: ["{c}번으로 문자 주세요."],
    phoneBook: ["신청과 문의는 {c}번으로 해 주세요."],
    visit: ["{c}에서 확인하세요."],
    book: ["예약은 {c}에서 하세요."],
    order: ["주문은 {c}에서 하세요."],
    apply: ["지원은 {c}에서 하세요."],
    register: ["신청은 {c}에서 하세요."],
    tickets: ["예매는 {c}에서 하세요."],
  },

  own: /(?<!\p{L})(?:저희|우리(?!말|나라|밀|은행|동네|아이|집))/u,
  order: /(?:세요|하십시오|십시오|바랍니다|드렸습니다)\.?$/u,
  both: (one) => one,
};

/** In the third person, refers to the business by name. */
function turned(text: string, person: "we" | "I" | "they"): string {
  if (person !== "they") return text;
  return text
    .replaceAll(/(?<!\p{L})(?:저희|우리) (?:가게|매장|식당|학원|업체|회사)(?=[은는이가에의도 ])/gu, "{b}")
    .replaceAll(/(?<!\p{L})저희(?=[는가도의 ])/gu, "{b}");
}
