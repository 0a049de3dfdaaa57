import { placePhrase } from "../../../brief/languages/english-places.ts";

/** A town with its state. */
export const state =
  /, (?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New \p{L}+|North \p{L}+|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South \p{L}+|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)$/u;

export const placeOf = (text: string) =>
  placePhrase(text).replace(/(?<=(?:Route|Highway|Exit) \d+) (?=just|near|past|off|across|next)/, ", ");
