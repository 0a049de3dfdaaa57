import type { Person, ToldFrames, WritingTable } from "../writing-table.ts";

const lists = new Intl.ListFormat("ru", { style: "long", type: "conjunction" });
const same = (...frames: string[]): ToldFrames => ({ first: frames, third: frames });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Turns a verb in the first person plural into the third person singular: "печём" → "печёт", "занимаемся" →
 * "занимается".
 */
const third = (verb: string) =>
  verb.replace(/м(ся)?$/u, (_, own: string | undefined) => (own === undefined ? "т" : "тся"));
const single = (verb: string) =>
  verb.replace(/(?<=[аяуе])ем(ся)?$/u, (_, own: string | undefined) => `ю${own === undefined ? "" : "сь"}`);

/** Turns "we" into the third person: "мы печём" → "{b} печёт", "у нас" → "здесь". */
function toThird(text: string): string {
  return text
    .replaceAll(
      /(?<!\p{L})мы (?:— )?(\p{Ll}+(?:[её]м|им)(?:ся)?)(?!\p{L})/giu,
      (_, verb: string) => `{b} ${third(verb)}`,
    )
    .replaceAll(/(?<!\p{L})мы — (?!\{b\})/giu, "{b} — ")
    .replaceAll(/(?<!\p{L})У нас(?!\p{L})/gu, "Здесь")
    .replaceAll(/(?<!\p{L})у нас(?!\p{L})/gu, "здесь")
    .replaceAll(/(?<!\p{L})(?:к нам|с нами)(?!\p{L}) ?/giu, "")
    .replaceAll(/(?<!\p{L})Наш(?:а|е|и|его|ей|их|ему|им|ими|ем|у)? (\p{L})/gu, (_, letter: string) =>
      letter.toUpperCase(),
    )
    .replaceAll(/(?<!\p{L})наш(?:а|е|и|его|ей|их|ему|им|ими|ем|у)? (?=\p{L})/gu, "")
    .replaceAll(/(?<=^|[.!?] )(\p{Lu}\p{Ll}+(?:[аяуе]ем|им|ём)(?:ся)?)(?= )/gu, (whole, verb: string) =>
      /(?:ним|тим|шим|ним)$/u.test(verb) && /^(?:Этим|Своим|Другим)$/u.test(verb)
        ? whole
        : `{b} ${third(verb.toLowerCase())}`,
    );
}

function inPerson(text: string, person: Person): string {
  if (person === "they") return toThird(text);
  if (person === "we") return text;
  return text
    .replaceAll(/(?<!\p{L})Мы —/gu, "Я —")
    .replaceAll(/(?<!\p{L})У нас(?!\p{L})/gu, "У меня")
    .replaceAll(/(?<!\p{L})у нас(?!\p{L})/gu, "у меня")
    .replaceAll(/(?<=^|[.!?] )(?:Мы )?(\p{L}+[аяуе]ем(?:ся)?)(?= )/gu, (_, verb: string) =>
      capital(single(verb)),
    );
}

/** Polite form of address throughout. Names are not declined: frames use them in the nominative. */
export const writeRussian: WritingTable = {
  order:
    /^(?:позвоните|звоните|закажите|заказывайте|приходите|посетите|заходите|скачайте|запишитесь|записывайтесь|зарегистрируйтесь|купите|покупайте|бронируйте|забронируйте|попробуйте|узнайте|слушайте|подпишитесь|подписывайтесь|пожертвуйте|напишите|пишите|приезжайте|спешите|ждём вас|ждем вас|получите|присоединяйтесь|переходите|ищите|спрашивайте)(?!\p{L})/iu,
  own: /(?<!\p{L})(?:мы|нас|нам|нами|наш\p{L}*|я|мне|меня|мой|моя|мои)(?!\p{L})/iu,
  ends: { full: "." },
  intro: (x) => `{b}: ${x}`,
  recaps: { name: ["{b}: {s}"], contact: ["Ещё раз: {c}."] },

  list: (items) => lists.format(items),

  withBrand(sentence, person) {
    if (sentence.includes("{b}")) return inPerson(sentence, person);
    if (person === "they") {
      const said = toThird(sentence);
      return said.includes("{b}") ? said : `Это {b}. ${said}`;
    }
    const we = /^(?:Мы|Я) (?=\p{Ll})/iu.exec(sentence);
    const told = we === null ? sentence : sentence.slice(we[0].length);
    // Puts a colon after the name, because plural names would need other verb forms: "Пекарня «Колос»: печём хлеб …".
    if (we === null || /^\p{Ll}+(?:[аяуе]ем|им|ём|ем)(?:ся)?(?= )/u.test(told))
      return `{b}: ${inPerson(told.charAt(0).toLowerCase() + told.slice(1), person)}`;
    return `${person === "I" ? "Я" : "Мы"} — {b}. ${capital(we === null ? inPerson(sentence, person) : sentence.slice(we[0].length))}`;
  },

  inPerson,

  where: {
    first: ["Ждём вас {x}.", "Мы находимся {x}."],
    third: ["{b} ждёт вас {x}.", "{b} находится {x}."],
  },

  calls: {
    call: same("{b}: звоните {c}.", "Звоните, это {b}: {c}."),
    text: same("{b}: присылайте СМС на номер {c}."),
    whatsapp: same("{b}: пишите в WhatsApp {c}."),
    keyword: same("{b}: присылайте СМС, {c}."),
    notice: same("Это сообщение передаёт {b}."),
    phoneBook: same("{b}: запись по телефону {c}.", "Записывайтесь, это {b}: {c}."),
    visit: same("{b}: заходите на {c}."),
    book: same("{b}: записывайтесь на {c}."),
    order: same("{b}: заказывайте на {c}."),
    apply: same("{b}: отправляйте резюме на {c}."),
    register: same("{b}: регистрируйтесь на {c}."),
    tickets: same("{b}: билеты на {c}."),
    message: same("{b}: пишите {c}."),
    email: same("{b}: пишите на {c}."),
    download: same("{b}: скачивайте на {c}."),
    listen: same("{b}: слушайте на {c}."),
    donate: same("{b}: помочь можно на {c}."),
    come: {
      first: ["{b}: ждём вас {c}.", "Мы — {b}. Ждём вас {c}."],
      third: ["{b} ждёт вас {c}.", "Вас ждёт {b}, {c}."],
    },
    event: same("Приходите: {b}."),
    none: same("Запомните: {b}."),
  },
  or: "Или",
  shortCalls: {
    call: ["Звоните {c}."],
    text: ["Присылайте СМС: {c}."],
    whatsapp: ["Пишите в WhatsApp {c}."],
    keyword: ["Присылайте СМС: {c}."],
    phoneBook: ["Запись по телефону {c}."],
    visit: ["Заходите на {c}."],
    book: ["Записывайтесь на {c}."],
    order: ["Заказывайте на {c}."],
    apply: ["Отправляйте резюме на {c}."],
    register: ["Регистрируйтесь на {c}."],
    tickets: ["Билеты — на {c}."],
    email: ["Пишите на {c}."],
    download: ["Скачивайте на {c}."],
    listen: ["Слушайте на {c}."],
    donate: ["Помочь можно на {c}."],
  },

  both: (one, other) =>
    one.replace(/звоните /u, `звоните или пишите ${other === "whatsapp" ? "в WhatsApp" : "СМС"} `),
};
