import { exit, kill, pid, platform } from "node:process";

/** Handles, in a child process, the requests that `openWorkerProcess` sends to it. */
export function answerRequests(
  answer: (request: never, say: (progress: unknown) => void) => Promise<unknown>,
): void {
  process.on("message", ({ id, request }: { id: number; request: never }) => {
    answer(request, (progress) => process.send?.({ id, progress })).then(
      (result) => process.send?.({ id, result }),
      (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.stack : String(error) }),
    );
  });
  process.send?.({ started: true });

  // The parent has exited. Kills the process group, because child processes may be too busy to notice.
  process.on("disconnect", () => (platform === "win32" ? exit() : kill(-pid, "SIGKILL")));
}
