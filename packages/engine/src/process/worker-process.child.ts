import { fork } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";

// For worker-process.test.ts and espeak.test.ts: a program that answers, refuses, hangs, dies or starts another as the text says;
// "hang once" and "die once" go by a file, whose path follows.
type Asked = { id: number; question: { text: string } };

process.on("message", ({ id, question }: Asked) => {
  const [does = "", path = ""] = question.text.split(":");
  const isFirst = path !== "" && !existsSync(path);
  if (isFirst) writeFileSync(path, "");
  if (does === "notes") for (const note of ["one", "two"]) process.send?.({ id, note });
  if (does === "start") {
    const busy = fork(import.meta.filename, { stdio: "ignore" });
    busy.send({ id: 0, question: { text: "hang" } });
    return process.send?.({ id, answer: { process: busy.pid } });
  }
  if (does === "refuse") return process.send?.({ id, refusal: "no such voice" });
  if (does === "hang" || (does === "hang once" && isFirst)) for (;;);
  if (does === "die" || (does === "die once" && isFirst)) {
    console.error("out of memory, it seems");
    process.exit(3);
  }
  return process.send?.({
    id,
    answer: {
      samples: Int16Array.from([0, 0x4000, -0x8000]),
      sampleRate: 22_050,
      process: process.pid,
      path: process.env["PATH"],
    },
  });
});
process.on("disconnect", () => process.exit());
