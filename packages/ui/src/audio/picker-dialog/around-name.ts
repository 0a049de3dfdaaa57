/** Stands for the name while its sentence is taken apart: a character that no writing uses. */
const MARK = "\uE000";

/** What stands before a name and after it in its sentence, wherever the language puts it and whatever the name is. */
export function aroundName(sentence: (name: string) => string): [before: string, after: string] {
  const [before = "", after = ""] = sentence(MARK).split(MARK);
  return [before, after];
}
