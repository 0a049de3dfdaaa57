import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import type { Socket } from "node:net";

/** A program that answers one question at a time, says how far it is, and is up while it is needed. */
export interface KeptProgram<Question extends object, Answer extends object, Note = never> {
  /**
   * Starts the program if it is not up, and asks. Questions wait for those before them; one that is aborted meanwhile is
   * not asked any more, and the answer to one that was asked is thrown away.
   * @param limitMs how long the answer may take: then the program counts as hung, and is killed
   * @param onNote hears how far the answer is
   * @throws {ProgramGone} when it hung or died, {Error} with its words when it refused
   */
  ask(
    question: Question,
    limitMs: number,
    signal: AbortSignal,
    onNote?: (note: Note) => void,
  ): Promise<Answer>;
  /** Ends the program; the next question would start another. */
  close(): void;
}

/** It hung, died, or could not be started: asked again it may well answer. */
export class ProgramGone extends Error {
  override name = "ProgramGone";
}

/** What it prints is nobody's; what it complains of belongs to the error. */
const stdio: StdioOptions = ["ignore", "ignore", "pipe", "ipc"];

/** Room for what is thrown away at once: more costs 50 MB while a dictionary is loaded. */
const execArgv = ["--max-semi-space-size=2"];

/** Of the environment only what programs need to run: one that a bad file takes over finds no secret of the server's. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, SYSTEMROOT, NODE_COMPILE_CACHE } = process.env;
  return { PATH, TMPDIR, SYSTEMROOT, NODE_COMPILE_CACHE };
}

type Reply<Answer, Note> = { id: number } & ({ answer: Answer } | { refusal: string } | { note: Note });

export interface KeptProgramOptions {
  /** Whether it is killed when what it works at was given up: where that would take long. */
  isEndedByAbort?: boolean;
  /** Whether it starts programs of its own, which are to be killed with it. */
  isLeader?: boolean;
  /** It is ended when nothing was asked for so long, in ms; without it, it stays up. */
  idleMs?: number;
  /** Its environment; without it this process's own. */
  env?: NodeJS.ProcessEnv;
}

/** Keeps the program of this file: a module for Node that answers the messages `{id, question}`. */
export function keepProgram<Question extends object, Answer extends object, Note = never>(
  file: string,
  { isEndedByAbort = false, isLeader = false, idleMs, env }: KeptProgramOptions = {},
): KeptProgram<Question, Answer, Note> {
  let program: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let asked = 0;

  function end() {
    // What never gives way can't be asked to end.
    if (program) kill(program, isLeader);
    program = null;
  }

  function started(): ChildProcess {
    clearTimeout(idle);
    if (program) return program;
    const child = fork(file, [], {
      serialization: "advanced",
      execArgv,
      stdio,
      detached: isLeader,
      ...(env && { env }),
    });
    child.once("exit", () => {
      if (program === child) program = null;
    });
    // Who asks hears of it; between two questions nobody needs to.
    child.on("error", () => undefined);
    // Whoever has nothing else to do may end, and the program ends with it.
    child.unref();
    child.channel?.unref();
    (child.stderr as Socket | null)?.unref();
    program = child;
    return child;
  }

  async function askNow(
    question: Question,
    limitMs: number,
    signal: AbortSignal,
    onNote: ((note: Note) => void) | undefined,
  ): Promise<Answer> {
    const child = started();
    const id = (asked += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let complaint = "";
    const onComplaint = (text: Buffer) => (complaint = (complaint + text.toString()).slice(-500));
    const onMessage = (reply: Reply<Answer, Note>) => {
      if (reply.id !== id) return;
      if ("note" in reply) onNote?.(reply.note);
      else if ("answer" in reply) resolve(reply.answer);
      else reject(new Error(reply.refusal));
    };
    const onExit = (code: number | null, killedBy: string | null) =>
      reject(new ProgramGone(`the program ended with ${code ?? killedBy}: ${complaint}`));
    const onAbort = () => isEndedByAbort && reject(new ProgramGone("the question was given up"));
    const onError = (cause: Error) => reject(new ProgramGone("the program could not be reached", { cause }));
    const timer = setTimeout(
      () => reject(new ProgramGone(`the program did not answer within ${limitMs} ms`)),
      limitMs,
    );
    child.stderr?.on("data", onComplaint);
    child.on("message", onMessage).once("exit", onExit).once("error", onError);
    signal.addEventListener("abort", onAbort);
    try {
      child.send({ id, question }, (error) => error && onError(error));
      return await promise;
    } catch (error) {
      if (error instanceof ProgramGone) end();
      throw error;
    } finally {
      clearTimeout(timer);
      child.stderr?.off("data", onComplaint);
      child.off("message", onMessage).off("exit", onExit).off("error", onError);
      signal.removeEventListener("abort", onAbort);
      if (idleMs !== undefined) idle = setTimeout(end, idleMs).unref();
    }
  }

  return {
    async ask(question, limitMs, signal, onNote) {
      signal.throwIfAborted();
      const answer = turn.then(() => {
        signal.throwIfAborted();
        return askNow(question, limitMs, signal, onNote);
      });
      turn = answer.catch(() => undefined);
      return unlessAborted(answer, signal);
    },
    close() {
      clearTimeout(idle);
      end();
    },
  };
}

/** With all that it started, where it leads a group: those may be too busy to see that it is gone. */
function kill(program: ChildProcess, isLeader: boolean): void {
  if (!isLeader || program.pid === undefined || process.platform === "win32") {
    program.kill("SIGKILL");
    return;
  }
  try {
    process.kill(-program.pid, "SIGKILL");
  } catch {
    // The whole group is gone already.
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
