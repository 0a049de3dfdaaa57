import type { ToldFrames, WritingTable } from "../writing-table.ts";
import { unspaced } from "./unspaced.ts";

const same = (...frames: string[]): ToldFrames => ({ first: frames, third: frames });

/** Chinese, in simplified characters. */
export const writeChinese: WritingTable = {
  ends: { full: "。" },
  intro: (x) => `{b}：${x}`,
  recaps: { name: ["{b}：{s}"], contact: ["再说一遍：{c}。"] },

  finish: (sentence) =>
    unspaced(sentence, "，")
      .replaceAll(/(?<!打)(\d(?:\.\d)?|[一二三四五六七八九]{1,2})折/gu, "打$1折")
      .replaceAll(/([\d,]+元)立减/gu, "立减$1")
      .replaceAll(
        /，?(?:是|只要)(?=打[\d一二三四五六七八九]|立减|半价|半價|月薪|时薪|時薪|底薪|只要|仅需|特价|特價)/gu,
        "，",
      ),

  list: (items) => items.join("，"),

  withBrand: (sentence, person) => {
    const told = turned(sentence, person);
    if (told.includes("{b}")) return told;
    const own = /^(?:我们|我們)是/u.exec(told);
    if (own !== null) return `{b}，${told.slice(2)}`;
    return `{b}，${told}`;
  },

  inPerson: turned,

  where: {
    first: ["我们在{x}。", "地址：{x}。"],
    third: ["地址：{x}。", "就在{x}。"],
  },

  calls: {
    call: same("请拨打{b}电话：{c}。", "{b}，电话{c}，欢迎来电。"),
    text: same("请发短信给{b}：{c}。"),
    whatsapp: same("请用WhatsApp联系{b}：{c}。"),
    keyword: same("请联系{b}：{c}。"),
    notice: same("以上消息来自{b}。"),
    phoneBook: same("欢迎致电{b}：{c}。", "请拨打{b}电话：{c}。"),
    visit: same("请访问{b}：{c}。"),
    book: same("预约{b}，请上{c}。"),
    order: same("订购请上{b}：{c}。"),
    apply: same("应聘{b}，请上{c}。"),
    register: same("报名{b}，请上{c}。"),
    tickets: same("购票请上{b}：{c}。"),
    message: same("请联系{b}：{c}。"),
    email: same("请写信给{b}：{c}。"),
    download: same("下载{b}，请上{c}。"),
    listen: same("欢迎收听{b}：{c}。"),
    donate: same("捐款给{b}，请上{c}。"),
    search: same("请在{w}搜索“{c}”。"),
    come: { first: ["欢迎来{b}。", "{b}，等您来。"], third: ["欢迎来{b}。", "{b}，等您来。"] },
    event: same("欢迎来{b}。"),
    none: same("请记住{b}。"),
  },
  shortCalls: {
    call: ["电话：{c}。"],
    text: ["短信：{c}。"],
    phoneBook: ["电话：{c}。"],
    visit: ["请上{c}。"],
    book: ["预约请上{c}。"],
    order: ["订购请上{c}。"],
    apply: ["应聘请上{c}。"],
    register: ["报名请上{c}。"],
    tickets: ["购票请上{c}。"],
  },

  own: /我们|我們|本店|我店|本公司|咱们/u,
  order:
    /(?:^|[，。])(?:欢迎|歡迎|请(?!假)|請(?!假)|预约报名|预约请|订购请|报名请|购票请|应聘请|电话：|短信：|預約|電話：|簡訊：|以上消息来自|以上消息來自)|(?:等您来|等您來)。?$/u,
  both: (one) => one,
};

/** In the third person, refers to the business by name. */
function turned(text: string, person: "we" | "I" | "they"): string {
  if (person !== "they") return text;
  return text.replaceAll(/我们公司|我們公司|我们|我們|本店|我店|本公司|咱们|咱家/gu, "{b}");
}

const traditional: Record<string, string> = {
  们: "們",
  来: "來",
  还: "還",
  价: "價",
  点: "點",
  时: "時",
  间: "間",
  营: "營",
  业: "業",
  谁: "誰",
  这: "這",
  诉: "訴",
  请: "請",
  拨: "撥",
  电: "電",
  话: "話",
  欢: "歡",
  发: "發",
  给: "給",
  联: "聯",
  访: "訪",
  问: "問",
  预: "預",
  约: "約",
  报: "報",
  订: "訂",
  购: "購",
  写: "寫",
  载: "載",
  听: "聽",
  记: "記",
  说: "說",
  尽: "儘",
  题: "題",
  减: "減",
  仅: "僅",
  码: "碼",
  现: "現",
  从: "從",
  个: "個",
  么: "麼",
  对: "對",
  开: "開",
  关: "關",
  门: "門",
  为: "為",
  无: "無",
  让: "讓",
  级: "級",
  马: "馬",
  边: "邊",
  寻: "尋",
};

/** Converts frames to traditional characters, with the vocabulary of Taiwan. */
const inTraditional = (text: string): string =>
  text
    .replaceAll("短信", "簡訊")
    .replaceAll("联系", "聯絡")
    .replaceAll("每周", "每週")
    .replaceAll("搜索", "搜尋")
    .replaceAll("应聘", "應徵")
    .replaceAll("去哪儿", "去哪裡")
    .replaceAll("休息", "公休")
    .replaceAll(/\p{Script=Han}/gu, (sign) => traditional[sign] ?? sign);

function converted<T>(value: T): T {
  if (typeof value === "string") return inTraditional(value) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => converted(each)) as T;
  if (typeof value === "function") {
    const call = value as unknown as (...given: unknown[]) => unknown;
    return ((...given: unknown[]) => converted(call(...given))) as T;
  }
  if (value === null || typeof value !== "object" || value instanceof RegExp) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, converted(each)])) as T;
}

/** Chinese, in traditional characters. */
export const writeTraditionalChinese: WritingTable = converted(writeChinese);
