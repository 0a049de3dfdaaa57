import { parseArgs } from "node:util";

import { DrizzleQueryError } from "drizzle-orm";

import type { ApiConfig } from "../config.ts";

/** An error that the user of the command can fix; the message is one line. */
export class CommandError extends Error {
  override readonly name: string = "CommandError";
}

/** Wrong arguments; the message is one line with the reason. */
export class UsageError extends CommandError {
  override readonly name = "UsageError";
}

type CommandContext = {
  /** The arguments after the command's name. */
  words: string[];
  /** The server's configuration, which locates the database and files. */
  config: ApiConfig;
  /** Prints a line. */
  print: (line: string) => void;
};

export type Command = {
  /** The arguments, as shown in the help. */
  usage: string;
  /** The lines of the help that describe the command. */
  does: string[];
  /** Realistic arguments, for the help. */
  example: string;
  /** Throws `CommandError` or `StartError` for problems that the user can fix. */
  run(context: CommandContext): Promise<void>;
};

type Options = NonNullable<Parameters<typeof parseArgs>[0]>["options"];

/** Parses options and `least` to `most` positional arguments. Throws `UsageError`. */
export function readWords<const Known extends NonNullable<Options>>(
  words: string[],
  options: Known,
  { least, most }: { least: number; most: number },
) {
  const { values, positionals } = parse(words, options);
  if (positionals.length < least) throw new UsageError("An argument is missing.");
  if (positionals.length > most) throw new UsageError(`Unexpected argument “${positionals[most]}”.`);
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

/** Describes an error in one line, omitting a failed query's values, which are personal data. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const text = cause instanceof Error ? cause.message || cause.name : "no reason was given";
  return text.replaceAll(/\s+/g, " ").slice(0, 500);
}
