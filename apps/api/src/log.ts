import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type LevelWithSilent, type Logger, type LoggerOptions, pino } from "pino";

export type Log = Logger;

/**
 * The server's log: JSON lines to standard output. It holds route patterns, statuses and times; never an address, a
 * cookie, a body, or the values of a query.
 */
export function createLog(level: LevelWithSilent, to?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: { name: "api" },
    serializers: { err: withoutValues },
    redact: { paths: ["*.password", "*.token", "*.cookie", "*.authorization", "*.email"], remove: true },
  };
  return to ? pino(options, to) : pino(options);
}

/** Logs an error's name, message and stack; of Drizzle's, whose message quotes the query's values, the SQL alone. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { message: "Something that is no Error was thrown." };
  if (error instanceof DrizzleQueryError) {
    const { cause }: { cause?: Error & { code?: string; constraint?: string } } = error;
    return {
      type: "DrizzleQueryError",
      query: error.query,
      code: cause?.code,
      constraint: cause?.constraint,
    };
  }
  const { name, message, stack } = error;
  return { type: name, message, stack };
}
