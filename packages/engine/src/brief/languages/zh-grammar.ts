import type { Parsed } from "../reading-table.ts";

/**
 * Fragments that ads shorten, with their completion, in simplified and traditional characters. The first match wins.
 */
const completions: readonly (readonly [RegExp, string])[] = [
  [/^(?:急招|诚招|誠徵|急徵|招聘|徵|招)[:：]?(.{2,30})$/u, "现招聘$1"],
  [/^(.+?)(?:招聘中|招募中|热招中|熱徵中)$/u, "现招聘$1"],
  [/^(?:需|需要|须|请)(?:提前)?(?:预约|預約)$|^(?:预约制|預約制)$/u, "需要提前预约"],
  [/^(?:免预约|免預約|无需预约|不用预约)$/u, "不用预约，直接来就行"],
  [/^(?:全年无休|全年無休|年中無休|年中无休)$/u, "全年无休"],
  [/^(?:每)?(?:逢)?(?:周|週|星期)([一二三四五六日天])(?:公休|休息|店休|休|不营业|不營業)$/u, "每周$1休息"],
  [/^(?:公休|店休|休息)(?:日)?[:：]?(?:每)?(?:周|週|星期)([一二三四五六日天])$/u, "每周$1休息"],
  [/^(?:限|仅限|僅限)(?:前)?(\d+)(名|位|份|人|组|組|台)$/u, "仅限前$1$2"],
  [/^前(\d+)(名|位|份|人|组|組|台)$/u, "仅限前$1$2"],
];
/** Text that addresses the copywriter, recognised by its words. Matches one piece between commas. */
export const instructionInChinese =
  /^(?:希望|想要|想|请|請|最好)(?:能|多|着重|重点|重點|要)?(?:突出|强调|強調|体现|體現)|^(?:唔好|唔使|咪講)|^(?:(?:但是?|另外|还有|還有|然后|記得|记得|注意|拜托|拜託|麻烦|麻煩|请|請|千万|千萬|绝对|絕對|广告里|廣告裡|文案里|也|最好|希望|帮忙|幫忙|帮我|幫我)[,:：]?){0,3}(?:别|別|不要|不用|不能|不可以|不可|不许|不准|勿|少|避免|禁止|忌)(?:再|太|老|总|说|說|提|讲|講|用|写|寫|念|唸|点名|點名|拿|放|出现|出現|加|搞|弄|夸|誇|吹|像|做|播|读|讀|煽情|强调|強調|承诺|承諾|保证|保證|开玩笑|卖惨|使用|涉及|提到|提及|有)|^[^,，\s]{0,16}(?:别用|別用|不要用|也别|也別|不要说|别说|別說|不要提|别提|別提|就别|就別|就不要|就不用)(?:放|说|說|提|写|寫|用|了|念)?|^(?!(?:完全)?(?:没有|沒有|无|無))[^,，]{0,12}(?:广告(?!法|费|牌|位|公司|设计|制作)|廣告(?!費|牌|公司|設計)|文案|配音|旁白|背景音乐|背景音樂|BGM|语气|語氣|口吻|风格要|風格要|语速|語速|男声|女声|男聲|女聲|听众|聽眾|目标客户|目標客群|目标人群|受众|受眾|台词|台詞|对话形式|對話|脚本|腳本|AI腔|AI味|广告法|廣告法|电台|電台)|^(?:语气|語氣|风格|風格|感觉|感覺|调子)|^[^,，\s]{0,10}(?:一点|一些|一點|點|点)(?:就好|就行|吧|哦|喔)?$(?<=(?:轻松|輕鬆|活泼|活潑|温馨|溫馨|搞笑|幽默|正式|亲切|親切|热闹|熱鬧|接地气|自然|稳重|穩重|高级|高級|专业|專業|大气|简短|簡短|俏皮|喜庆|喜慶).{1,5})|^(?:要|希望|想要|尽量|盡量|做得|写得|寫得|念得|来点|來點|用)(?:有|得)?.{0,6}(?:轻松|輕鬆|活泼|活潑|温馨|溫馨|搞笑|幽默|正式|亲切|親切|热闹|熱鬧|接地气|煽情|感动|感動|口语|口語|方言|台语|台語|粤语|粵語|东北话|两个人|兩個人)|^[^,，\s]*(?:有人投诉|有人投訴|被投诉|怕被罚|怕被罰|谢谢|謝謝|拜托了|拜託了|麻烦了|麻煩了|看着办|你们定|你們定|自由发挥|自由發揮)$|^(?:以|用).{1,12}(?:开头|開頭|结尾|結尾|开场|開場)|^[^,，\s]{0,6}(?:开头|開頭|结尾|結尾)(?:要|用|是|说|說)|^(?:上次|之前|去年|同行|很多同行).{0,20}(?:投诉|投訴|涨价|漲價|被骂|被罵|差评|負評)|^(?:他们|她们|他們|大家)?(?:开车|開車)(?:听|聽)(?:广播|廣播)/u;

const role =
  /(?:店|[车車商银銀琴洋花]行|馆|館|公司|工作室|诊所|診所|医院|醫院|餐厅|餐廳|饭店|飯店|酒店|酒楼|面馆|麵館|学校|學校|培训班|培訓班|补习班|補習班|画室|畫室|中心|农场|農場|农庄|農莊|果园|果園|民宿|咖啡馆|咖啡廳|茶馆|茶館|书店|書店|花店|药房|藥局|超市|工厂|工廠|幼儿园|幼兒園|幼稚園|健身房|瑜伽馆|驾校|駕訓班|俱乐部|俱樂部|平台|平臺|APP|小程序|应用|軟體|软件|机构|機構|事务所|事務所|美容院|理发店|髮廊|厂|廠|坊|旅馆|旅館|旅行社|茶行|当铺|當鋪)$/iu;
const quality =
  /^(?:(?:创立|創立|开业|開業|创办|成立|老字号|老字號|经营|經營)?\d+年(?:老店|老字号|老字號|经验|經驗)?|老店|老字号|老字號|百年老店|家族经营|家族經營|全年无休|全年無休|纯手工|純手工|手工现做|現做|现点现做|自产自销|自產自銷|产地直销|產地直銷|正规资质|持证上岗|專業認證)$/u;
const negative =
  /(?:不(?:提供|接|收|卖|賣|送|包|支持|支援|刷卡|含|负责|負責)|没有|沒有|暂无|暫無|无法|無法|另算|不在内|除外|谢绝|謝絕)/u;
/** Words that show that a clause has a verb, so it is used verbatim. */
const verb =
  /(?:是|有|在|做|会|會|能|可以|可|送|卖|賣|买|買|开|開|吃|喝|用|给|給|让|讓|帮|幫|来|來|去|换|換|修|洗|装|裝|送到|教|学|學|练|練|选|選|提供|支持|保证|保證|负责|負責|不|没|沒|免|包|满|滿|享|减|減|赠|贈|了|着|著|过|過|到|等|拍|租|种|種|采|採|摘|煮|烤|炖|燉|熬|带|帶|住|玩|看|听|聽|坐|订|訂|约|約|招|收|付|打|接|办|辦|改|量|定做|定制|配|补|補|治|查|测|測|拔|剪|烫|燙|染)/u;

/** Parses a fragment. Chinese has no inflection: a clause with a verb, or a short noun phrase, is used verbatim. */
export function parseChinese(fragment: string): Parsed {
  const text = fragment.trim().replace(/^[,，、;；\s]+|[,，、;；~～\s]+$/gu, "");
  const pieces = text.split(/[,，;；]\s?/u);
  if (/[\p{Script=Han}\d)元折] +(?=\p{Script=Han})/u.test(text)) return { form: "words", text };
  if (pieces.some((piece) => instructionInChinese.test(piece))) return { form: "words", text };
  const opens =
    /^(.{0,6}?\d{1,2}月\d{1,2}[日号號]|.{0,4}(?:今天|明天|下周|本周|本月|下月))(?:.{0,2})?((?:盛大|隆重|全新|正式)?(?:开业|開業|开张|開張|开幕|開幕|试营业|試營運))$/u.exec(
      text,
    );
  if (opens !== null) return { form: "sentence", text: `${opens[1]}，{b}${opens[2]}` };
  if (/^(?:盛大|隆重|全新|正式|新店)?(?:开业|開業|开张|開張)(?:了|啦)?$/u.test(text))
    return { form: "sentence", text: `{b}${text.replace("新店", "")}` };
  if (pieces.length === 1) {
    for (const [form, full] of completions)
      if (form.test(text)) return { form: "sentence", text: text.replace(form, full) };
    if (negative.test(text)) return { form: "words", text };
    // A time, or an item with its price, is not a clause.
    if (
      /^(?:[早上中下晚凌傍][上午晨]?)?\d{1,2}[点點:时時].{0,12}$|^.{1,14}?\d[\d,.]*(?:元|折)起?$/u.test(text)
    )
      return { form: "thing", text };
    if (/^(?:仅|僅)?限\p{Script=Han}{2,5}[区區市]$/u.test(text)) return { form: "sentence", text };
    if (quality.test(text)) return { form: "quality", text };
    if (
      /^(?:欢迎|歡迎|快来|快來|请(?!假)|請(?!假)|来电|來電|赶快|趕快|一起来|一起來|别忘了|別忘了)/u.test(text)
    )
      return { form: "order", text };
    if (/^(?:我们|我們|本店|本公司|我家|咱们|咱家|我店)/u.test(text) && text.length > 4)
      return { form: "sentence", text };
    if (
      role.test(text) &&
      text.length <= 24 &&
      !/[的是]$/u.test(text) &&
      !/^\d/u.test(text) &&
      !/(?:送|到|来|來|去)(?:店|到店)$/u.test(text)
    )
      return { form: "role", text };
    if (text.length < 2 || text.length > 45 || /[:?!=<>]/u.test(text) || !/\p{L}/u.test(text))
      return { form: "words", text };
    if (
      text.length >= 5 &&
      verb.test(text.slice(1)) &&
      !/(?:(?<!是.{1,12})的|和|与|與|或|把|被|从|從|在|为|為|因为|因為|所以|如果)$/u.test(text)
    )
      return { form: "sentence", text };
    if (/(?:(?<!是.{1,12})的|和|与|與|或|把|被|从|從|在|为|為|因为|因為|所以|如果|但是)$/u.test(text))
      return { form: "words", text };
    return { form: "thing", text };
  }
  const isOne =
    text.length <= 32 &&
    pieces.every((piece) => piece.length >= 3 && parseChinese(piece).form === "sentence") &&
    !/\d/u.test(text);
  return isOne ? { form: "sentence", text } : { form: "words", text };
}

/** Returns true if a text has more traditional characters than simplified ones. */
export function isTraditional(text: string): boolean {
  const count = (signs: string) =>
    Array.from(signs).reduce((sum, sign) => sum + text.split(sign).length - 1, 0);
  const more =
    "機換檢車養館線電話號樓買賣學優費週廣營業東園鎮區縣國際專師藥醫診療飯麵湯雞魚豬價點時間們這來廳絲羅蘿彌講蓮記陳萬餅兒貓鮮鍋裝潢內訂開門請預約團體齡麼對為無與讓級馬邊";
  const less =
    "机换检车养馆线电话号楼买卖学优费周广营业东园镇区县国际专师药医诊疗饭面汤鸡鱼猪价点时间们这来厅丝罗萝弥讲莲记陈万饼儿猫鲜锅装潢内订开门请预约团体龄么对为无与让级马边";
  return count(more) > count(less);
}
