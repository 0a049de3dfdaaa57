import { searchKey } from "../database/search-key.ts";

/** Characters of a title that a search looks in: an index holds 2,704 bytes, and a character can take three. */
const searched = 500;

/** The spelling in which titles are searched; its end is cut off where nobody would look. */
export function titleKey(title: string): string {
  return searchKey(title).slice(0, searched).toWellFormed();
}
