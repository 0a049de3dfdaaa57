/** A part that the server can't do without: rejects when it is not there. */
type Check = () => Promise<unknown>;

export type Health = {
  isWell(): boolean;
  /** Ends the checks. */
  stop(): void;
};

type Watched = {
  /** By the name that the log says. */
  checks: Record<string, Check>;
  /** Told of a part that is no longer well (the error), or well again (null); not of every check. */
  onChange: (part: string, error: unknown) => void;
  /** In ms: between the ends and the beginnings of the checks, and how long one may take. */
  every?: number;
  patience?: number;
};

/** Asks every part again and again, so that whoever asks for all of them has the answer at once. All are well at first. */
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
    isWell: () => ill.size === 0,
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
