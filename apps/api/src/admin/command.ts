import { parseArgs } from "node:util";

import type { ApiConfig } from "../config.ts";
import { UsageError } from "./refusal.ts";

/** What a command works with. */
type Given = {
  /** What stands after the command's name. */
  words: string[];
  /** The server's own configuration: which database, which files. */
  config: ApiConfig;
  /** Tells whoever called, in one line. */
  say: (line: string) => void;
};

export type Command = {
  /** Its arguments, as the help shows them. */
  usage: string;
  /** What it does, in the lines of the help. */
  does: string[];
  /** Arguments that could be real. */
  example: string;
  /** Throws `Refusal` or `StartError` for what its caller can mend. */
  run(given: Given): Promise<void>;
};

type Options = NonNullable<Parameters<typeof parseArgs>[0]>["options"];

/** Reads a command's arguments: its options, and between `least` and `most` other words. Throws `UsageError`. */
export function readWords<const Known extends NonNullable<Options>>(
  words: string[],
  options: Known,
  { least, most }: { least: number; most: number },
) {
  const { values, positionals } = parse(words, options);
  if (positionals.length < least) throw new UsageError("Something is missing.");
  if (positionals.length > most) throw new UsageError(`“${positionals[most]}” is too much.`);
  return { values, positionals };
}

function parse<const Known extends NonNullable<Options>>(args: string[], options: Known) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message.split(". ")[0]}.`);
  }
}
