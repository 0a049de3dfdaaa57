import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const program = path.resolve(import.meta.dirname, "../../apps/site/dist/server/main.js");

/** The process that `npm start` runs, without npm, as it starts. It ends with the process that started it. */
export interface StartingServer {
  /** Everything that it wrote so far, to both outputs. */
  said(): string;
  /** Resolves when it takes requests; rejects, with what it said, when it ends before. */
  ready(): Promise<RunningServer>;
  /** Sends the signal, and resolves when the process is gone: with its exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface RunningServer extends Pick<StartingServer, "said" | "end"> {
  origin: string;
  /** Milliseconds from its spawn to the line that says where it is. */
  startedInMs: number;
}

/**
 * Spawns the built site on a free port. One proxy is believed, so that callers may have addresses of their own
 * (`Visitor`): the server's limits count by address.
 *
 * @param env further settings, as the README names them
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
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
    const origin = / is at (http:\/\/\S+)\n/.exec(text)?.[1];
    if (origin !== undefined) listening.resolve({ origin, startedInMs: performance.now() - began });
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const said = () => text;
  const end = (signal: NodeJS.Signals) => endOf(child, signal, ended);
  const gone = ended.then((code): never => {
    throw new Error(`The server ended with ${code} before it took requests:\n${text}`);
  });
  gone.catch(() => undefined);
  return {
    said,
    end,
    ready: async () => ({ ...(await Promise.race([listening.promise, gone])), said, end }),
  };
}

/** The built site, taking requests. */
export function startBuiltServer(dataFolder: string, env?: Record<string, string>): Promise<RunningServer> {
  return spawnBuiltServer(dataFolder, env).ready();
}

function endOf(child: ChildProcess, signal: NodeJS.Signals, ended: Promise<number | null>) {
  child.kill(signal);
  return ended;
}
