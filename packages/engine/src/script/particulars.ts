/** Details that a listener can act on, recognized by their form in any language. */
const amount = String.raw`\d{1,9}(?:[.,\u202f ]\d{3}){0,3}(?:[.,]\d{1,2})?`;
const currency = String.raw`[$€£¥₹₽₩₱₦]|US\$|CA\$|A\$|R\$|(?:USD|EUR|GBP|AED|CHF|SAR|руб|RUB|INR|JPY|CNY|KRW)\b`;

/** A price: "$19.99", "19,99 €", "25 euros", "3000円". */
export const price = new RegExp(
  String.raw`(?:(?:${currency})\s?${amount}(?:\s?(?:k|m|million|billion)\b)?|${amount}\s?(?:[€£¥₹₽₩元円원]|(?:USD|EUR|GBP|AED|CHF|dollars?|pounds?|euros?|pence|cents?|pesos?|reais|rupees|rand|naira|руб(?:лей|ля|ль|\.)?|рублей|yuan|يورو|ريال|درهم|دولار|रुपये|रुपए)(?![\p{L}])))`,
  "iu",
);

/** A percentage: "20%", "20 percent". */
export const percent =
  /\d{1,6}(?:[.,]\d{1,3})?\s?(?:%|％|٪|percent\b|per cent\b|Prozent\b|procent\b|por ciento\b|por cento\b|pour cent\b)/i;

/** A web address, without the punctuation after it. */
export const webAddress =
  /(?:https?:\/\/|www\.)[^\s<>"“”()]+[^\s<>"“”().,;:!?。，、]|(?<![@\p{L}\p{N}.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|co|io|app|ai|shop|store|info|biz|edu|gov|eu|uk|us|ca|au|ie|nz|in|ae|de|at|ch|fr|be|nl|it|es|pt|br|mx|ar|cl|ru|cn|jp|kr|sa|eg|tv|fm|me|dev|online|site|club|travel|museum|school|dental|law|fitness|bank|pet|tours|love|art|health|events|live|example)(?![\p{L}\p{N}])(?:\/[^\s<>"“”(),;!?。，、]*[^\s<>"“”().,;:!?。，、])?/iu;

/** An email address. */
export const email = /[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}/i;

/** A telephone number: at least 7 digits, in groups or together. */
const phone =
  /\b(?:1-)?8(?:00|33|44|55|66|77|88)-(?=[A-Z\d-]*[A-Z])[A-Z\d-]{5,12}\b|(?<![\p{L}\d$€£.,])\+?\(?\d[\d()]*(?:[ .\u00a0-][\d()]+){1,7}(?![\d\p{L}%])|(?<![\p{L}\d$€£.,])\+?\d{8,13}(?![\d\p{L}%])/u;

const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";

/** A date or a weekday, in English. */
const englishDate = new RegExp(
  String.raw`\b(?:(?:${months})\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)(?=[ -–,]|$)|christmas|easter|black friday|halloween|thanksgiving|new year)\b`,
  "i",
);

/** The first phone number in a text, if it has enough digits; "2026-07-12" and "6-2" are not phone numbers. */
export function phoneIn(text: string): string | undefined {
  for (const match of text.matchAll(new RegExp(phone.source, "gu"))) {
    const digits = match[0].replaceAll(/\D/g, "").length;
    const isDate = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(match[0].trim());
    const isRange = /^\d{4}\s?[-–]\s?\d{4}$/.test(match[0].trim());
    if ((digits >= 7 || /[A-Z]/.test(match[0])) && digits <= 15 && !isDate && !isRange)
      return match[0].trim();
  }
  return undefined;
}

/** The web address in a text, as spoken: without the protocol, "www." or the trailing slash. */
export function webIn(text: string): string | undefined {
  const found = webAddress.exec(text.replaceAll(new RegExp(email.source, "gi"), " "))?.[0];
  return found === undefined ? undefined : spokenWeb(found);
}

/** "https://www.example.com/?utm=1" is spoken as "example.com". */
export function spokenWeb(address: string): string {
  return address
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
}

/** The email address in a text. */
export function emailIn(text: string): string | undefined {
  return email.exec(text)?.[0];
}

/** How specific a sentence is, from 0 to about 9: prices, percentages, dates, numbers and names count. */
export function particularity(text: string): number {
  let weight = 0;
  if (price.test(text)) weight += 3.5;
  if (percent.test(text)) weight += 3;
  if (englishDate.test(text)) weight += 2;
  if (/\d/.test(text)) weight += 1.5;
  if (
    /\b(?:free|kostenlos|gratis|gratuit\w*|бесплатн\w*|免费|無料|무료|grátis|مجان\w*|मुफ़्त)(?![\p{L}])/iu.test(
      text,
    )
  )
    weight += 1.5;
  const names = text.slice(1).match(/(?<=[\s(])\p{Lu}\p{L}+/gu)?.length ?? 0;
  return weight + Math.min(names, 3) * 0.4;
}
