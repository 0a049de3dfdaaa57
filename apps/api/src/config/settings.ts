export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and validates environment variables one by one. Errors are collected in `problems`. */
export type Settings = {
  problems: string[];
  /** Trimmed; undefined if empty. */
  text(name: string): string | undefined;
  /** One of the options in `words`; if the variable is empty, `usual` or else the first. */
  choice<Word extends string>(name: string, words: readonly [Word, ...Word[]], usual?: Word): Word;
  /** A URL. It may contain a secret, so problems never quote it. */
  url(name: string, isRight: (url: URL) => boolean, what: string): URL | undefined;
};

export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;
  return {
    problems,
    text,
    choice(name, words, usual = words[0]) {
      const value = text(name) ?? usual;
      const found = words.find((word) => word === value);
      if (found === undefined) problems.push(`${name} must be one of ${words.join(", ")}, not “${value}”.`);
      return found ?? usual;
    },
    url(name, isRight, what) {
      const value = text(name);
      if (value === undefined) return undefined;
      const url = URL.parse(value);
      if (url && isRight(url)) return url;
      problems.push(`${name} ${what}`);
      return undefined;
    },
  };
}
