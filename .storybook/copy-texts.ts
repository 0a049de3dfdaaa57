/** A string in the contract's copy. */
export interface CopyText {
  /** For example `adCopy.stages.mixing`. */
  name: string;
  /** The string, with “…” in place of each parameter. */
  text: string;
  /** Matches the text of a page that shows the string. */
  pattern: RegExp;
  /**
   * The string's longest word, which must be among a page's `wordsOf` before `pattern` is tried; empty if it has
   * none.
   */
  word: string;
}

/** The distinct words of a text, in lower case. */
export const wordsOf = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/\p{L}+/gu), ([word]) => word.toLowerCase()));

/** Matches the sample value of a parameter as formatted in a text: `9`, `$9.00`, `0:09`. */
const shownSample = /\$?[\d:.,]*\d/;

/** All strings in the copy modules. A parameter in a string matches any text on the page. */
export function copyTexts(modules: readonly object[]): CopyText[] {
  return modules.flatMap((module) => Object.entries(module).flatMap(([name, copy]) => textsIn(name, copy)));
}

function textsIn(name: string, value: unknown): CopyText[] {
  if (typeof value === "string") return value === "" ? [] : [textOf(name, [value.trim()])];
  if (typeof value === "function")
    return [
      textOf(
        name,
        sampleOf(value as TextWithParameters)
          .trim()
          .split(shownSample),
      ),
    ];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(`${name}.${key}`, each));
}

/** `parts` are the pieces of text around the parameters. */
function textOf(name: string, parts: readonly string[]): CopyText {
  const [word = ""] = [...wordsOf(parts.join(" "))].toSorted((one, other) => other.length - one.length);
  return { name, text: parts.join("…"), pattern: patternOf(parts), word };
}

type TextWithParameters = (...args: unknown[]) => string;

/**
 * Calls the function with sample arguments that are all numbers, all strings or all lists, whichever does not throw.
 */
function sampleOf(text: TextWithParameters, [sample, ...others]: unknown[] = [9, "9", [9]]): string {
  try {
    return text(...Array.from({ length: text.length }, () => sample));
  } catch (error) {
    if (others.length === 0) throw error;
    return sampleOf(text, others);
  }
}

function patternOf(parts: readonly string[]): RegExp {
  const literal = parts.map((part) => RegExp.escape(part).replaceAll(/(?:\\x20|\\[nt]|\s)+/g, "\\s+"));
  return new RegExp(`(?<![\\p{L}\\d])${literal.join(".{1,80}?")}(?![\\p{L}\\d])`, "iu");
}
