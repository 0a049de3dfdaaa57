import { lowerFirst } from "../../script/spoken-lines.ts";
import type { Parsed } from "../reading-table.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Nouns that end like a verb. */
const nouns =
  /^(?:билет|совет|кабинет|лет|привет|интернет|кредит|институт|маршрут|салат|автомат|результат|формат|аромат|халат|аппарат|режим|крем|приём|прием|объём|объем|обет|бюджет|пакет|буфет|банкет|паркет|макет|портрет|цвет|свет|ответ|этикет|авторитет|комплимент|адрес|салют|уют|минут|брат|чат|квадрат|сертификат|абонемент|визит|лимит|депозит|транзит|элит|аудит|вкусным|своим|нашим|вашим|всем|им|этим|самым|новым|любым|чем|тем|сроком|заём|подъём|подъем|монтаж|букет|рулет|омлет|паштет|винегрет|котлет|диет|дет|планшет|браслет|монет|газет|ракет|туалет|факультет|университет|иммунитет|стрит|фит|грунт|йогурт|десерт|концерт|спорт|курорт|торт|старт|март|азарт|стандарт|карт|март|март|санаторий|скат|закат|прокат|откат|накат|стат|штат|салат|диплом|запись|ват|кват|лак|март|смет|примет|комнат|палат|ребят|котят|щенят|внучат|пят|девят|десят|сот|обед|час|подряд|наряд|отряд|заряд|ряд|сад|взгляд|гимнастик|техник|вид|всех|их)$/iu;
const pronoun =
  /^(?:(?:и |а |но |если |когда )?(?:мы|я|вы|он|она|они|это|здесь|тут|у нас|у вас|каждый|каждая|каждые|все|всё|кто|можно|нужно|есть|теперь|сегодня|вам|вас|нам))(?= )/iu;
const verbEnd =
  /(?:аем|яем|уем|еем|ем|ём|им|емся|имся|ает|яет|ует|еет|ёт|ет|ит|ут|ют|ат|ят|ается|яется|уется|ется|ится|утся|ются|атся|ятся)$/iu;
const firstPlural =
  /^(?:(?:также|сами|быстро|аккуратно|качественно|профессионально) )?(?<verb>\p{Ll}+(?:[аяуе]ем|им|ём|ем|емся|имся))(?= |$)/iu;
const imperative =
  /^(?:скорее |просто |сейчас |смело )?(?!(?:ребята|девчата|сделайте|начните))\p{L}+(?:йте|ите|ьте|йтесь|итесь|ьтесь)(?= |$|,)/iu;
const notImperative = /^(?:дети|сети|йте|элите|граните|защите|визите|орбите|сайте|чайте)$/iu;
const roleHeads =
  /(?:^|[- ])(?:стоматология|клиника|парикмахерская|салон|студия|школа|автошкола|магазин|зоомагазин|интернет-магазин|кафе|ресторан|пиццерия|пекарня|кондитерская|автосервис|автомойка|мастерская|ателье|агентство|компания|фирма|центр|клуб|фитнес-клуб|отель|гостиница|гостевой дом|база отдыха|аптека|банк|фонд|музей|театр|ферма|хозяйство|бюро|лаборатория|академия|курсы|сервис|служба|фабрика|завод|типография|приют|питомник|ярмарка|фестиваль|выставка|приложение|платформа|маркетплейс|юрист|адвокат|нотариус|мастер|репетитор|фотограф|психолог|тренер|лавка|бар|кофейня|хостел|санаторий|турфирма|турагентство|турбаза|детский сад|нотариальная контора)(?= |$|,)/iu;
const prepositions =
  /^(?:в|во|на|с|со|из|от|до|для|по|при|за|под|над|у|о|об|про|без|через|около|возле|между|и|или|к|ко|после|перед|вместо|\d.*|—|–|-|как)$/iu;
const adjectives = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ых|их|ную|ую)$/iu;

/** Returns true if a fragment is a noun phrase: no preposition at its start, and not just an adverb. */
function isNounPhrase(text: string): boolean {
  const words = text.split(/[ ,]+/);
  const [first = ""] = words;
  if (prepositions.test(first) && !/^\d/.test(first)) return false;
  if (
    /^(?:не|нет|бы|ли|же|только|очень|ещё|еще|уже|тоже|также|чтобы|что|как|если|или|именно|пожалуйста|работаем|быстро|недорого|дёшево|дешево|качественно|удобно|надёжно|вкусно|срочно|выгодно|круглосуточно|ежедневно|то|наверное|может)$/iu.test(
      first,
    )
  )
    return false;
  const end = words.findIndex((word, at) => at > 0 && prepositions.test(word));
  const phrase = end < 0 ? words : words.slice(0, end);
  return (
    phrase.some((word) => /\p{L}{2}/u.test(word) && !adjectives.test(word)) ||
    /(?:ая|ые|ое|ий|ой)$/.test(first)
  );
}

function verbOf(text: string): string | undefined {
  return text
    .split(/[ ,]+/)
    .slice(0, 7)
    .find(
      (word, at) =>
        at > 0 &&
        verbEnd.test(word) &&
        word.length > 3 &&
        !nouns.test(word) &&
        !/^\p{Lu}/u.test(word) &&
        !/(?:овым|ным|ским|шим|чим|тим|лет|мет|нет|кет|бет|тет|цет|дет)$/iu.test(word),
    );
}

const isDativePlural =
  /^(?:пенсионерам|студентам|школьникам|детям|именинникам|семьям|многодетным|новым клиентам|постоянным клиентам|клиентам|ветеранам|новосёлам|новоселам|молодожёнам|молодоженам|всем|каждому|военным|медикам|учителям|льготникам|первым \d+|при |на |с |в |до |по )/iu;

/** Restores ё in known words. */
export const withYo = (text: string): string =>
  text.replaceAll(
    /(?<!\p{L})(ребенк|ребенок|прием|подъем|объем|тепл(?=ые|ый|ая|ое)|зелен(?=ый|ая|ое|ые)|надежн|жен(?=щины)|расчет|зачет|учет|самолет|полет|партнер|актер|мед(?=а$|$| )|счет|лед(?= )|еще|все(?= (?:включено|готово|под ключ|сделаем))|дешев)/giu,
    (found) => {
      const full: Record<string, string> = {
        ребенк: "ребёнк",
        ребенок: "ребёнок",
        прием: "приём",
        подъем: "подъём",
        объем: "объём",
        тепл: "тёпл",
        зелен: "зелён",
        надежн: "надёжн",
        расчет: "расчёт",
        зачет: "зачёт",
        учет: "учёт",
        самолет: "самолёт",
        полет: "полёт",
        партнер: "партнёр",
        актер: "актёр",
        мед: "мёд",
        счет: "счёт",
        лед: "лёд",
        еще: "ещё",
        все: "всё",
        дешев: "дешёв",
      };
      const right = full[found.toLowerCase()] ?? found;
      return /^\p{Lu}/u.test(found) ? capital(right) : right;
    },
  );

/** Lower-cases the first word of a sentence unless it is a name. */
function uncapitalisedRussian(text: string): string {
  const [first = "", second = ""] = text.split(/[\s,]/);
  if (!/^\p{Lu}\p{Ll}*$/u.test(first) || /^\p{Lu}/u.test(second)) return text;
  return lowerFirst(text);
}

/** Parses a fragment by its role in a sentence. Anything it doesn't recognise with certainty is `words`. */
export function parseRussian(fragment: string): Parsed {
  const text = uncapitalisedRussian(
    fragment
      .trim()
      .replace(/^(?:и|а также|также|плюс|а) (?=\p{L})/iu, "")
      .replaceAll(/\s+/g, " "),
  );
  if (
    /^(?:звоните|звони|запись|записывайтесь|пишите|подробности|заказ)(?: |$)/iu.test(text) &&
    text.split(" ").length < 4
  )
    return { form: "words", text };
  const first = text.split(/[ ,]/)[0] ?? "";
  if (imperative.test(text) && !notImperative.test(first))
    return text.includes(" ") ? { form: "order", text: capital(text) } : { form: "words", text };
  const sale = /^(?<who>.{0,60}?) ?(?:—|-|–)? ?скидк(?<end>[аи]) (?<rest>.*\d.*)$/iu.exec(text)?.groups;
  if (sale !== undefined && !/скидк/iu.test(sale["who"] ?? "")) {
    const who = (sale["who"] ?? "").trim();
    const said = `скидк${sale["end"]} ${sale["rest"]}`;
    if (who === "") return { form: "sentence", text: capital(said) };
    return { form: "sentence", text: `${capital(who)}${isDativePlural.test(who) ? " " : " — "}${said}` };
  }
  const free =
    /^(?<who>\p{L}[^,]{2,60}?) ?(?:—|–|-)? (?<end>бесплатно|бесплатный|бесплатная|бесплатны|в подарок|свободный|по записи|без записи|без предоплаты|включена|включены|включено)(?<rest>(?: (?:при|для|от|до|по|с|в|на|за|и)(?!\p{L}).{2,60})?)$/iu.exec(
      text,
    )?.groups;
  if (
    free !== undefined &&
    !verbOf(free["who"] ?? "") &&
    !/^(?:для|при|на|с|в|можно|дети|тестируем)(?!\p{L})/iu.test(free["who"] ?? "")
  )
    return { form: "sentence", text: `${capital(free["who"] ?? "")} — ${free["end"]}${free["rest"]}` };
  const forWhom =
    /^(?<who>для (?:\p{L}+(?:ых|их) )?\p{L}+(?: и \p{L}+)?) (?:—|–|-)? ?(?<what>(?!с(?:о)? |от |до |в |на |и )\p{L}.{3,80})$/iu.exec(
      text,
    )?.groups;
  if (forWhom !== undefined && !verbOf(text) && isNounPhrase(forWhom["what"] ?? ""))
    return { form: "sentence", text: `${capital(forWhom["who"] ?? "")} — ${forWhom["what"]}` };
  if (/^для \p{L}/iu.test(text) && text.length < 80) return { form: "sentence", text: `Это ${text}` };
  const without = /^без (?!выходных)(.{3,50})$/iu.exec(text);
  if (without !== null && !/,/.test(text)) return { form: "sentence", text: `Можно без ${without[1]}` };
  const age = /^(?:с|от) (\d{1,2}) (лет|года|месяцев)$/iu.exec(text);
  if (age !== null) return { form: "sentence", text: `Возраст — ${text}` };
  const wanted =
    /^(?:требуются|требуется|нужны|нужен|нужна|ищем|приглашаем|в команду требуются) (.{3,120})$/iu.exec(text);
  if (wanted !== null) return { form: "sentence", text: capital(text) };
  const pay =
    /^(?<who>зарплата|оплата|зп|з\/п|оклад|доход|вход|цена|стоимость|стоимость \p{L}+|сумма|срок|опыт|гарантия|рассрочка|начало|сбор|старт|возраст|первый взнос|выплаты|график)(?::| —| -)? (?<what>(?:от|до|с|на|\d|по|два|раз|без|каждую|ежедневно|еженедельно|через).{1,60})$/iu.exec(
      text,
    )?.groups;
  if (pay !== undefined)
    return {
      form: "sentence",
      text: `${capital((pay["who"] ?? "").replace(/^(?:зп|з\/п)$/iu, "зарплата"))} — ${pay["what"]}`,
    };
  if (/^телефон(?: |$)/iu.test(text)) return { form: "words", text };
  const last = text.split(" ").at(-1) ?? "";
  if (
    text.split(" ").length > 1 &&
    !prepositions.test(first) &&
    ((/^\p{Ll}+(?:[аяуе]ем|лаем)(?:ся)?$/u.test(last) && !nouns.test(last)) ||
      (/^\p{L}+ \p{L}+$/u.test(text) && /(?:ованы|ована|овано|раны|лены|чены|жены|щены)$/u.test(last)))
  )
    return { form: "sentence", text: capital(text) };
  const open = firstPlural.exec(text)?.groups?.["verb"];
  if (open !== undefined && !nouns.test(open) && open.length > 4 && !/(?:ным|ским|овым|шим)$/iu.test(open))
    return text.includes(" ") ? { form: "predicate", text: lowerFirst(text) } : { form: "words", text };
  if (pronoun.test(text) && text.split(" ").length > 2) return { form: "sentence", text: capital(text) };
  if (verbOf(text) !== undefined && text.split(" ").length > 2 && !prepositions.test(first))
    return { form: "sentence", text: capital(text) };
  if (/(?<!\p{L})(?:можно|нужно|есть|нельзя)(?!\p{L})/iu.test(text) && text.split(" ").length > 2)
    return { form: "sentence", text: capital(text) };
  if (text.length > 110 || !isNounPhrase(text) || (/ \d{1,4}$/.test(text) && !/№/.test(text)))
    return { form: "words", text };
  const isRole =
    roleHeads.test(text.split(/ (?=(?:для|с|в|на|от|по|за)(?!\p{L}))/u)[0] ?? "") && text.length < 90;
  const head = text.split(/[ ,]/)[0] ?? "";
  const isOneNoun = /^\p{L}+(?:ая|ий|ый|ой|ое) и \p{L}+(?:ая|ий|ый|ой|ое) \p{L}/u.test(text);
  const plural = (!isOneNoun && /,| и \p{L}|^\d/u.test(text)) || /(?:ы|и|ые|ие)$/iu.test(head);
  return {
    form: isRole && !plural ? "role" : "thing",
    text,
    plural,
  };
}
