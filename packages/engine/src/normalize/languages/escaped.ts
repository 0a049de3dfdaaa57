/** A text within a pattern with the meaning that it has. */
export function escaped(text: string): string {
  return text.replaceAll(/[$.*+?^()[\]{}|\\/]/g, String.raw`\$&`);
}
