import type { ToMake, ToRead } from "./messages.ts";

// For open-audio.test.ts: a program that does what the ad's title, or the upload, says.
type Asked = { id: number; question: ToMake | ToRead };

process.on("message", ({ id, question }: Asked) => {
  const title = question.kind === "make" ? question.order.title : Buffer.from(question.bytes).toString();
  process.send?.({ id, note: { stage: "writing" } });
  if (title === "hang") hang();
  if (title === "die") process.exit(3);
  process.send?.({ id, answer: { refusal: JSON.stringify(Object.keys(process.env).toSorted()) } });
});
process.on("disconnect", () => process.exit());

/** For a minute: longer than anybody waits, and it ends by itself when those who would end it are gone. */
function hang(): never {
  const end = Date.now() + 60_000;
  while (Date.now() < end);
  process.exit();
}
