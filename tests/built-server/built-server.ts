import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const program = path.resolve(import.meta.dirname, "../../apps/site/dist/server/main.js");

/** Runs `work` with a new data folder, which is removed afterwards. */
export async function withDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "earshot-built-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The process that `npm start` runs, started without npm. It exits when its parent process exits. */
export interface StartingServer {
  /** Combined output so far. */
  output(): string;
  /** Resolves when the server accepts requests; rejects with its output if it exits before that. */
  ready(): Promise<RunningServer>;
  /** Sends the signal, and resolves to the exit code (null after a kill) once the process is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface RunningServer extends Pick<StartingServer, "output" | "end"> {
  origin: string;
  /** Milliseconds from the spawn until it prints its URL. */
  startedInMs: number;
}

/**
 * Spawns the built site on a free port. It trusts one proxy, so that each `Visitor` can have its own IP address,
 * because the server's rate limits are per IP address.
 *
 * @param env further settings from the README
 */
export function spawnBuiltServer(dataFolder: string, env: Record<string, string> = {}): StartingServer {
  const own = { PORT: "0", DATA_DIR: dataFolder, TRUST_PROXY: "1", LOG_LEVEL: "error" };
  const began = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...own, STOP_WITH_PARENT: String(process.pid), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  let text = "";
  const listening = Promise.withResolvers<{ origin: string; startedInMs: number }>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const origin = / is at (http:\/\/\S+)\n/.exec(text)?.[1];
      if (origin !== undefined) listening.resolve({ origin, startedInMs: performance.now() - began });
    });
  const output = () => text;
  const end = (signal: NodeJS.Signals) => endOf(child, signal, ended);
  const gone = ended.then((code): never => {
    throw new Error(`The server ended with ${code} before it accepted requests:\n${text}`);
  });
  gone.catch(() => undefined);
  return {
    output,
    end,
    ready: async () => ({ ...(await Promise.race([listening.promise, gone])), output, end }),
  };
}

/** Starts the built site and waits until it accepts requests. */
export function startBuiltServer(dataFolder: string, env?: Record<string, string>): Promise<RunningServer> {
  return spawnBuiltServer(dataFolder, env).ready();
}

function endOf(child: ChildProcess, signal: NodeJS.Signals, ended: Promise<number | null>) {
  child.kill(signal);
  return ended;
}
