import type { ToMake, ToRead, ToSpeak, ToWrite } from "./messages.ts";

// Test double for open-audio.test.ts, controlled by the ad's title or the upload.
type WorkerRequest = { id: number; request: ToMake | ToRead | ToWrite | ToSpeak };

process.on("message", ({ id, request }: WorkerRequest) => {
  const title = titleOf(request);
  process.send?.({ id, progress: { stage: "writing" } });
  if (title === "hang") hang();
  if (title === "die") process.exit(3);
  const refusal =
    title === "age" ? `${process.uptime() * 1000}` : JSON.stringify(Object.keys(process.env).toSorted());
  process.send?.({ id, result: { refusal } });
});
process.send?.({ started: true });
process.on("disconnect", () => process.exit());

function titleOf(request: WorkerRequest["request"]): string {
  if ("take" in request) return request.take.text;
  return "order" in request ? request.order.title : Buffer.from(request.bytes).toString();
}

/** Hangs for a minute: longer than any test waits, but short enough that it ends even if its parent has exited. */
function hang(): never {
  const end = Date.now() + 60_000;
  while (Date.now() < end);
  process.exit();
}
