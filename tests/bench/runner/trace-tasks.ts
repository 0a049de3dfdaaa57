import type { CDPSession } from "@playwright/test";

/** A task on the page's main thread. */
interface Task {
  /** When the task started, in ms on the trace's clock. */
  at: number;
  /** CPU time in ms, which excludes other load on the machine. */
  worked: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

/** The main thread's activity in a trace. */
export interface Traced {
  tasks: Task[];
  /** The times of keydown events, on the same clock. */
  keys: number[];
}

/** Traces until the returned function is called. */
export async function traceTasks(session: CDPSession): Promise<() => Promise<Traced>> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  return async () => {
    const complete = new Promise((resolve) => {
      session.once("Tracing.tracingComplete", resolve);
    });
    await session.send("Tracing.end");
    await complete;
    const threads = new Set(
      events
        .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const onMain = events.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
    const tasks = onMain
      .filter(({ name }) => name === "ThreadControllerImpl::RunTask")
      .map(({ ts, tdur = 0 }) => ({ at: ts / 1000, worked: tdur / 1000 }));
    if (tasks.length === 0) throw new Error("The trace names no task of the page: its events have changed.");
    const keys = onMain
      .filter(({ name, args }) => name === "EventDispatch" && args.data?.type === "keydown")
      .map(({ ts }) => ts / 1000);
    return { tasks, keys };
  };
}
