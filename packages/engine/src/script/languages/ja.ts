import type { ToldFrames, WritingTable } from "../writing-table.ts";
import { unspaced } from "./unspaced.ts";

const same = (...frames: string[]): ToldFrames => ({ first: frames, third: frames });

/** Japanese: polite, with short sentences that may end in a noun, as on radio. */
export const writeJapanese: WritingTable = {
  ends: { full: "。" },
  intro: (x) => `{b}です。${x}`,
  recaps: { name: ["{b}。{s}"], contact: ["もう一度。{c}。"] },

  finish: (sentence) =>
    unspaced(sentence, "、")
      .replaceAll(/[、。](?=です)/gu, "")
      .replaceAll(/です(?=です)|で(?=で、)/gu, "")
      .replace(/^場所は、(?=.*(?:エリア|全域|一円|[市区県都府]内|近郊)です)/u, "対応エリアは、"),

  list: (items) => items.join("、"),

  withBrand: (sentence, person) => {
    const told = turned(sentence, person);
    if (told.includes("{b}")) return told;
    return person === "they"
      ? /^[^。、]{1,14}は/u.test(told)
        ? `{b}。${told}`
        : `{b}は、${told}`.replace(/^\{b\}は、(.*(?:ください|ましょう|ませんか))$/u, "{b}です。$1")
      : `{b}です。${told}`;
  },

  inPerson: (text, person) => turned(text, person),

  where: same("場所は、{x}です。"),

  calls: {
    call: same("お電話は、{b}、{c}まで。", "{b}へのお電話は、{c}まで。"),
    text: same("{b}へのメッセージは、{c}まで。"),
    whatsapp: same("{b}へは、WhatsApp、{c}まで。"),
    keyword: same("{b}へは、{c}まで。"),
    notice: same("{b}からのお知らせでした。"),
    phoneBook: same("お申し込みは、{b}、電話{c}まで。", "お問い合わせは、{b}、電話{c}まで。"),
    visit: same("詳しくは、{b}のサイト、{c}をご覧ください。", "{b}のサイトは、{c}。ぜひご覧ください。"),
    book: same("ご予約は、{b}、{c}からどうぞ。"),
    order: same("ご注文は、{b}、{c}からどうぞ。"),
    apply: same("ご応募は、{b}、{c}からどうぞ。"),
    register: same("お申し込みは、{b}、{c}からどうぞ。"),
    tickets: same("チケットは、{b}、{c}からどうぞ。"),
    message: same("{b}へのご連絡は、{c}までどうぞ。"),
    email: same("{b}へのメールは、{c}までどうぞ。"),
    download: same("{b}のダウンロードは、{c}からどうぞ。"),
    listen: same("{b}は、{c}でお聴きください。"),
    donate: same("{b}へのご寄付は、{c}からどうぞ。"),
    search: same("{w}‹で「{c}」と検索してください。"),
    come: {
      first: ["{b}へ、ぜひお越しください。", "{b}で、お待ちしています。"],
      third: ["{b}へ、ぜひお越しください。", "ぜひ一度、{b}へお立ち寄りください。"],
    },
    event: same("{b}へ、ぜひお越しください。"),
    none: same("{b}、ぜひ覚えておいてください。", "{b}を、どうぞよろしくお願いします。"),
  },
  shortCalls: {
    call: ["お電話は、{c}。"],
    text: ["メッセージは、{c}。"],
    whatsapp: ["WhatsApp、{c}。"],
    phoneBook: ["お申し込みは、{c}。"],
    visit: ["詳しくは、{c}。"],
    book: ["ご予約は、{c}。"],
    order: ["ご注文は、{c}。"],
    apply: ["ご応募は、{c}。"],
    register: ["お申し込みは、{c}。"],
    tickets: ["チケットは、{c}。"],
    email: ["メールは、{c}。"],
    message: ["ご連絡は、{c}。"],
  },

  own: /私たち|わたしたち|当店|当社|弊社|当院|当園|当校|うち(?=は|の|で|も)/u,
  order:
    /(?:ください|下さい|お越しを|お電話を|まで|どうぞ|お待ちしています|お待ちしております|お願いします|からのお知らせでした|(?:お電話|ご予約|お申し込み|ご注文|ご応募|お問い合わせ|メッセージ|チケット|メール|ご連絡|詳しく)は、[^、。]+)。?$/u,
  both: (one) => one,
};

/** In the third person, refers to the business by name. */
function turned(text: string, person: "we" | "I" | "they"): string {
  if (person !== "they") return text;
  return text.replaceAll(/私たち|わたしたち|当店|当社|弊社|当院|当園|当校|うち(?=は|の|で|も)/gu, "{b}");
}
