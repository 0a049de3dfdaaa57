/** Checks a dependency: rejects if it is unavailable. */
type Check = () => Promise<unknown>;

export type Health = {
  isHealthy(): boolean;
  /** Stops the checks. */
  stop(): void;
};

type Watched = {
  /** Checks, keyed by their name in the log. */
  checks: Record<string, Check>;
  /** Called when a dependency fails (with the error) or recovers (null), not on every check. */
  onChange: (part: string, error: unknown) => void;
  /** Interval between checks, and the time limit of each, in ms. */
  every?: number;
  patience?: number;
};

/**
 * Checks dependencies periodically, so that readiness can be reported immediately. Initially all are considered
 * healthy.
 */
export function watchHealth({ checks, onChange, every = 5000, patience = 3000 }: Watched): Health {
  const ill = new Set<string>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const checkPart = async ([part, check]: [string, Check]) => {
    const error = await inTime(check, patience).then(
      () => null,
      (reason: unknown) => reason ?? new Error("no reason"),
    );
    if (isStopped || ill.has(part) === (error !== null)) return;
    if (error === null) ill.delete(part);
    else ill.add(part);
    onChange(part, error);
  };
  const checkAll = async () => {
    await Promise.all(Object.entries(checks).map(checkPart));
    if (!isStopped) timer = setTimeout(() => void checkAll(), every).unref();
  };
  timer = setTimeout(() => void checkAll(), every).unref();

  return {
    isHealthy: () => ill.size === 0,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function inTime(check: Check, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience).unref();
  });
  try {
    await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}
