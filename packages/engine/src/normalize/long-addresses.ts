/**
 * The maximum length of a web address that is spoken. A longer one is a tracking link, which no listener could write
 * down.
 */
const mostSpoken = 80;

const longWord = new RegExp(String.raw`\S{${mostSpoken + 1},}`, "g");
const isAddress = /^[^\p{L}\p{N}]{0,5}(?:https?:|www\.|[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}[/?#:])/iu;

/**
 * Replaces web addresses that are too long to speak with spaces, to preserve positions in the text. Takes linear time.
 */
export function blankLongAddresses(text: string): string {
  return text.replaceAll(longWord, (word) => (isAddress.test(word) ? " ".repeat(word.length) : word));
}
