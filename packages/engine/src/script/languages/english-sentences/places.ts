import { placePhrase } from "../../../brief/languages/english-places.ts";
import { preposition, wordsOf } from "../../../brief/languages/english-words.ts";

/** A town with its state. */
export const state =
  /, (?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New \p{L}+|North \p{L}+|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South \p{L}+|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)$/u;

export const placeOf = (text: string) =>
  placePhrase(text).replace(/(?<=(?:Route|Highway|Exit) \d+) (?=just|near|past|off|across|next)/, ", ");

/** What names a place beyond doubt: "Jo M" and "HydraGlow Facial" are capitals as well. */
export function isPlace(text: string): boolean {
  const words = wordsOf(text);
  return (
    /\d|\b(?:St|Street|R(?:oa)?d|Ave(?:nue)?|Lane|Hwy|Highway|Plaza|Mall|Square|Park|Blvd|Drive|Way|Hill|Market|Station|Cent(?:re|er)|Room|County|Counties|Area|Valley|Heights|Beach|Village|Town|City|Hall|Library|School|Church|corner|downtown)\b/i.test(
      text,
    ) ||
    preposition.test(words[0]?.text ?? "") ||
    (/^\p{Lu}\p{L}+ and \p{Lu}\p{L}+$/u.test(text) && !words.some(({ tags }) => tags.has("FirstName"))) ||
    /^\p{Ll}/u.test(text) ||
    (words.some(({ tags }) => tags.has("Place")) && !words.some(({ tags }) => tags.has("Person")))
  );
}
