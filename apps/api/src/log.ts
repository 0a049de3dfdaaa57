import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type LevelWithSilent, type Logger, type LoggerOptions, pino } from "pino";

import { isDiskFull } from "./disk-full.ts";
import { StartError } from "./start-error.ts";

export type Log = Logger;

/** A full disk makes every write fail. It is logged again only after this many ms without a failure. */
const quietMs = 60_000;

/**
 * The server's log: JSON lines on standard output. It contains route patterns, statuses and times, but never an email
 * or IP address, a cookie, a body, or a query's values.
 */
export function createLog(level: LevelWithSilent, to?: DestinationStream): Log {
  let lastFull = -Infinity;
  /** True if a full disk has already been logged, and failures have continued at intervals of less than a minute. */
  const isRepeated = (error: unknown) => {
    if (!isDiskFull(error)) return false;
    const before = lastFull;
    lastFull = performance.now();
    return lastFull - before < quietMs;
  };
  const options: LoggerOptions = {
    level,
    base: { name: "api" },
    serializers: { err: withoutValues },
    hooks: {
      logMethod(args, method) {
        // If no message is given, pino logs the error's own, and Drizzle's messages quote the query's values.
        const [first, message] = args as [unknown, unknown?];
        if (isError(first) && isRepeated(first.err)) return;
        if (message === undefined && isError(first)) method.call(this, first, nameOf(first.err));
        else method.apply(this, args);
      },
    },
    redact: { paths: ["*.password", "*.token", "*.cookie", "*.authorization", "*.email"], remove: true },
  };
  return to ? pino(options, to) : pino(options);
}

const isError = (logged: unknown): logged is { err: unknown } =>
  typeof logged === "object" && logged !== null && "err" in logged;

function nameOf(error: unknown): string {
  if (isDiskFull(error)) return "The disk is full. Free some space; the server then goes on by itself.";
  if (error instanceof DrizzleQueryError) return "A query failed.";
  return error instanceof Error ? error.message : "Something that is no Error was thrown.";
}

/**
 * Logs an error's name, message and stack; for Drizzle's errors, whose message quotes the query's values, only the SQL.
 */
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
  if (error instanceof StartError) return { type: name, message };
  return { type: name, message, stack };
}
