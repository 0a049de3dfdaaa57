/** Reduces a value to one line, as line breaks could forge further lines. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ");
