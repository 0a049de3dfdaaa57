// Test double for gpl-decoder.test.ts and the upload tests: hangs, dies, fails, or reports its input, depending on the
// file's first character.
type WorkerRequest = { id: number; request: { bytes: Uint8Array } };

process.on("message", ({ id, request }: WorkerRequest) => {
  const behaviour = String.fromCharCode(request.bytes[0] ?? 0);
  if (behaviour === "h") for (;;);
  if (behaviour === "d") process.exit(3);
  if (behaviour === "f") return process.send?.({ id, error: "no sound in it" });
  const samples = Int16Array.from([0, 0x4000, -0x8000, process.pid % 0x7fff]);
  const result = {
    isTooLong: behaviour === "l",
    channels: [samples],
    sampleRate: Object.keys(process.env).length,
  };
  return process.send?.({ id, result });
});
process.send?.({ started: true });
process.on("disconnect", () => process.exit());
