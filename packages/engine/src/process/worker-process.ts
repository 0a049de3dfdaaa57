import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import type { Socket } from "node:net";

/**
 * A forked child process that serves one request at a time, unless `isConcurrent` is set. It starts with the first
 * request, or when `start` is called.
 */
export interface WorkerProcess<Request extends object, Result extends object, Progress = never> {
  /**
   * Queues a request. If aborted while queued, it is never sent; if aborted later, its result is discarded.
   * @param limitMs time limit for the result once the process has started; after that the process is considered hung
   * and killed
   * @param onStarted called with how long the process took to start, in ms, if it had to be started for the request
   * @throws {WorkerProcessError} if the process hung or died; an {Error} with the reply's message if it replied with an
   * error
   */
  request(
    request: Request,
    limitMs: number,
    signal: AbortSignal,
    onProgress?: (progress: Progress) => void,
    onStarted?: (tookMs: number) => void,
  ): Promise<Result>;
  /** The number of requests that are being processed or queued, including aborted ones. */
  pending(): number;
  /**
   * Starts the process unless it is running, so that the next request doesn't wait for it. Calls `onStarted` once it is
   * running.
   */
  start(onStarted?: () => void): void;
  /** Kills the process. A later request starts a new one. */
  close(): void;
}

/** The process hung, died or could not be started. A retry may succeed. */
export class WorkerProcessError extends Error {
  override name = "WorkerProcessError";
}

/** The process took too long. A retry would take just as long. */
export class WorkerProcessHungError extends WorkerProcessError {}

/** stdout is discarded; stderr becomes part of the error. */
const stdio: StdioOptions = ["ignore", "ignore", "pipe", "ipc"];

/** The semi-space size in MB: with Node's default, eSpeak NG's dictionaries take 50 MB more while they load. */
const execArgv = ["--max-semi-space-size=2"];

/**
 * Only the variables that a process needs to run, so that one compromised by a malicious file has no access to
 * secrets.
 */
export function minimalEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, SYSTEMROOT, NODE_COMPILE_CACHE, VOICES_DIR } = process.env;
  return { PATH, TMPDIR, SYSTEMROOT, NODE_COMPILE_CACHE, VOICES_DIR };
}

/** How long a process may take to start, in ms: forty times the usual time, to allow for busy machines. */
const mostStartingMs = 40_000;

/** A process sends `started` once, after loading its modules. */
type Message<Result, Progress> = Reply<Result, Progress> | { started: true };

type Reply<Result, Progress> = { id: number } & (
  | { result: Result }
  | { error: string }
  | { progress: Progress }
);

export interface WorkerProcessOptions {
  /** Kills the process when its current request is aborted. For long-running work. */
  killOnAbort?: boolean;
  /** Sends requests immediately instead of one at a time. If one hangs, all pending ones fail. */
  isConcurrent?: boolean;
  /** Starts the process as the leader of a process group, so that its own child processes are killed with it. */
  killGroup?: boolean;
  /** How long the process may be idle, in ms, before it is terminated. Default: never. */
  idleMs?: number;
  /** Default: this process's environment. */
  env?: NodeJS.ProcessEnv;
  /** The program's arguments. */
  args?: readonly string[];
}

/**
 * @param file Node module that sends `{started: true}` and replies to messages `{id, request}` with `{id, result}`, `{id, error}` or
 * `{id, progress}`
 */
export function openWorkerProcess<Request extends object, Result extends object, Progress = never>(
  file: string,
  {
    killOnAbort = false,
    isConcurrent = false,
    killGroup = false,
    idleMs,
    env,
    args = [],
  }: WorkerProcessOptions = {},
): WorkerProcess<Request, Result, Progress> {
  let current: ChildProcess | null = null;
  const started = new WeakSet<ChildProcess>();
  let idleTimer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  let pending = 0;

  function end() {
    // SIGKILL, because a busy loop never handles other signals.
    if (current) kill(current, killGroup);
    current = null;
  }

  function start(): ChildProcess {
    clearTimeout(idleTimer);
    if (current) return current;
    const child = fork(file, args, {
      serialization: "advanced",
      execArgv,
      stdio,
      detached: killGroup,
      ...(env && { env }),
    });
    child.once("message", () => started.add(child));
    child.once("exit", () => {
      if (current === child) current = null;
    });
    // Each concurrent request, and each call to `start` while the process starts, adds a listener.
    child.setMaxListeners(0).stderr?.setMaxListeners(0);
    // A pending request has its own listener; an error between requests can be ignored.
    child.on("error", () => undefined);
    // The child must not keep this process alive.
    child.unref();
    child.channel?.unref();
    (child.stderr as Socket | null)?.unref();
    current = child;
    return child;
  }

  async function send(
    request: Request,
    limitMs: number,
    signal: AbortSignal,
    onProgress: ((progress: Progress) => void) | undefined,
    onStarted: ((tookMs: number) => void) | undefined,
  ): Promise<Result> {
    const child = start();
    const id = (lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    let stderr = "";
    const onStderr = (text: Buffer) => (stderr = (stderr + text.toString()).slice(-500));
    const hangsAfter = (ms: number, what: string) =>
      setTimeout(() => reject(new WorkerProcessHungError(`the process did not ${what} within ${ms} ms`)), ms);
    const isStarted = started.has(child);
    const sentAt = performance.now();
    let timer = isStarted ? hangsAfter(limitMs, "answer") : hangsAfter(mostStartingMs, "start");
    const onMessage = (reply: Message<Result, Progress>) => {
      if ("started" in reply) {
        clearTimeout(timer);
        timer = hangsAfter(limitMs, "answer");
        onStarted?.(performance.now() - sentAt);
        return;
      }
      if (reply.id !== id) return;
      if ("progress" in reply) onProgress?.(reply.progress);
      else if ("result" in reply) resolve(reply.result);
      else reject(new Error(reply.error));
    };
    const onExit = (code: number | null, killedBy: string | null) =>
      reject(new WorkerProcessError(`the process ended with ${code ?? killedBy}: ${stderr}`));
    const onAbort = () => killOnAbort && reject(new WorkerProcessError("the request was aborted"));
    const onError = (cause: Error) =>
      reject(new WorkerProcessError("the process could not be reached", { cause }));
    child.stderr?.on("data", onStderr);
    child.on("message", onMessage).once("exit", onExit).once("error", onError);
    signal.addEventListener("abort", onAbort);
    try {
      child.send({ id, request }, (error) => error && onError(error));
      return await promise;
    } catch (error) {
      if (error instanceof WorkerProcessError && current === child) end();
      throw error;
    } finally {
      clearTimeout(timer);
      child.stderr?.off("data", onStderr);
      child.off("message", onMessage).off("exit", onExit).off("error", onError);
      signal.removeEventListener("abort", onAbort);
    }
  }

  function endWhenIdle() {
    clearTimeout(idleTimer);
    if (idleMs !== undefined && pending === 0) idleTimer = setTimeout(end, idleMs).unref();
  }

  function finish() {
    pending -= 1;
    endWhenIdle();
  }

  return {
    async request(request, limitMs, signal, onProgress, onStarted) {
      signal.throwIfAborted();
      pending += 1;
      const result = (isConcurrent ? Promise.resolve() : queue).then(() => {
        signal.throwIfAborted();
        return send(request, limitMs, signal, onProgress, onStarted);
      });
      queue = result.then(finish, finish);
      return unlessAborted(result, signal);
    },
    pending: () => pending,
    start(onStarted = () => undefined) {
      const child = start();
      if (started.has(child)) onStarted();
      else child.once("message", onStarted);
      endWhenIdle();
    },
    close() {
      clearTimeout(idleTimer);
      end();
    },
  };
}

function kill(child: ChildProcess, isGroup: boolean): void {
  if (!isGroup || child.pid === undefined || process.platform === "win32") {
    child.kill("SIGKILL");
    return;
  }
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // The process group has already exited.
  }
}

async function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener("abort", onAbort);
  try {
    return await Promise.race([value, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
