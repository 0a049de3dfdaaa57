/** A value in a line of its own: line ends could forge further lines. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ");
