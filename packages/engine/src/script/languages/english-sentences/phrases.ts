export { lowerEnglish as lower } from "../../../brief/languages/english-tags.ts";

export const upper = (text: string) =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

export const hasFigure = (text: string) => /[$€£₹]\d|\d+ ?%|\d+ (?:quid|dollars|pounds)|\d\.\d\d/.test(text);
