import { fork } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";

// Test double for worker-process.test.ts and espeak.test.ts: the request's text chooses its behavior. "hang
// once:path" and "die once:path" take effect only if no file exists at that path yet.
type WorkerRequest = { id: number; request: { text: string } };

process.on("message", ({ id, request }: WorkerRequest) => {
  const [behaviour = "", path = ""] = request.text.split(":");
  const isFirst = path !== "" && !existsSync(path);
  if (isFirst) writeFileSync(path, "");
  if (behaviour === "progress") for (const progress of ["one", "two"]) process.send?.({ id, progress });
  if (behaviour === "start") {
    const busy = fork(import.meta.filename, { stdio: "ignore" });
    busy.send({ id: 0, request: { text: "hang" } });
    return process.send?.({ id, result: { process: busy.pid } });
  }
  if (behaviour === "fail") return process.send?.({ id, error: "no such voice" });
  if (behaviour === "hang" || (behaviour === "hang once" && isFirst)) for (;;);
  if (behaviour === "die" || (behaviour === "die once" && isFirst)) {
    console.error("out of memory, it seems");
    process.exit(3);
  }
  return process.send?.({
    id,
    result: {
      samples: Int16Array.from([0, 0x4000, -0x8000]),
      sampleRate: 22_050,
      process: process.pid,
      path: process.env["PATH"],
    },
  });
});
process.send?.({ started: true });
process.on("disconnect", () => process.exit());
