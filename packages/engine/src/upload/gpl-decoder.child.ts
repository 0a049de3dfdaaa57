// For foreign-decoder.test.ts and the tests of uploads: a decoder that hangs, dies, refuses, or tells what it was given, as
// the file's first letter says.
type Asked = { id: number; question: { bytes: Uint8Array } };

process.on("message", ({ id, question }: Asked) => {
  const does = String.fromCharCode(question.bytes[0] ?? 0);
  if (does === "h") for (;;);
  if (does === "d") process.exit(3);
  if (does === "r") return process.send?.({ id, refusal: "no sound in it" });
  const samples = Int16Array.from([0, 0x4000, -0x8000, process.pid % 0x7fff]);
  const answer = {
    isTooLong: does === "l",
    channels: [samples],
    sampleRate: Object.keys(process.env).length,
  };
  return process.send?.({ id, answer });
});
process.on("disconnect", () => process.exit());
