import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import type { Socket } from "node:net";

/** A program that answers one question at a time, and is up while it is needed. */
export interface KeptProgram<Question extends object, Answer extends object> {
  /**
   * Starts the program if it is not up, and asks. Questions wait for those before them; one that is aborted meanwhile is
   * not asked any more, and the answer to one that was asked is thrown away.
   * @param limitMs how long the answer may take: then the program counts as hung, and is killed
   * @throws {ProgramGone} when it hung or died, {Error} with its words when it refused
   */
  ask(question: Question, limitMs: number, signal: AbortSignal): Promise<Answer>;
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

type Reply<Answer> = { id: number } & ({ answer: Answer } | { refusal: string });

/** Keeps the program of this file: a module for Node that answers the messages `{id, question}`. */
export function keepProgram<Question extends object, Answer extends object>(
  file: string,
): KeptProgram<Question, Answer> {
  let program: ChildProcess | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let asked = 0;

  function end() {
    // What never gives way can't be asked to end.
    program?.kill("SIGKILL");
    program = null;
  }

  function started(): ChildProcess {
    if (program) return program;
    const child = fork(file, [], { serialization: "advanced", execArgv, stdio });
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

  async function askNow(question: Question, limitMs: number): Promise<Answer> {
    const child = started();
    const id = (asked += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let complaint = "";
    const onComplaint = (text: Buffer) => (complaint = (complaint + text.toString()).slice(-500));
    const onMessage = (reply: Reply<Answer>) => {
      if (reply.id !== id) return;
      if ("answer" in reply) resolve(reply.answer);
      else reject(new Error(reply.refusal));
    };
    const onExit = (code: number | null, signal: string | null) =>
      reject(new ProgramGone(`the program ended with ${code ?? signal}: ${complaint}`));
    const onError = (cause: Error) => reject(new ProgramGone("the program could not be reached", { cause }));
    const timer = setTimeout(
      () => reject(new ProgramGone(`the program did not answer within ${limitMs} ms`)),
      limitMs,
    );
    child.stderr?.on("data", onComplaint);
    child.on("message", onMessage).once("exit", onExit).once("error", onError);
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
    }
  }

  return {
    async ask(question, limitMs, signal) {
      signal.throwIfAborted();
      const answer = turn.then(() => {
        signal.throwIfAborted();
        return askNow(question, limitMs);
      });
      turn = answer.catch(() => undefined);
      return unlessAborted(answer, signal);
    },
    close: end,
  };
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
