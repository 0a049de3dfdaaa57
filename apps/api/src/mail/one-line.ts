/** Reduces a value to one line, because line breaks could forge additional lines. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ");
