import type { ToMake, ToRead } from "./messages.ts";

// For open-audio.test.ts: a program controlled by the ad's title or the upload.
type WorkerRequest = { id: number; request: ToMake | ToRead };

process.on("message", ({ id, request }: WorkerRequest) => {
  const title = request.kind === "make" ? request.order.title : Buffer.from(request.bytes).toString();
  process.send?.({ id, progress: { stage: "writing" } });
  if (title === "hang") hang();
  if (title === "die") process.exit(3);
  process.send?.({ id, result: { refusal: JSON.stringify(Object.keys(process.env).toSorted()) } });
});
process.on("disconnect", () => process.exit());

/** For a minute: longer than anybody waits, and it ends by itself when those who would end it are gone. */
function hang(): never {
  const end = Date.now() + 60_000;
  while (Date.now() < end);
  process.exit();
}
