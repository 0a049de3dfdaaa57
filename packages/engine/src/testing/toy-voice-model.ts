import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { paceTexts, sentences } from "../voices/sample-sentences.ts";

/**
 * The seconds that the toy model takes per letter at its own pace, and the pitch of its hum. A letter lasts a whole
 * number of cycles, even at a pace that is a quarter faster.
 */
const [letterSeconds, pitchHz, sampleRate] = [0.1, 100, 22_050];

/**
 * Writes a toy model in Piper's format, because tests have no real models. It hums a tone whose length depends on the
 * number of letters in the text, and knows the words of the English sample and `words`.
 * @param some replaces files, or omits those that are null
 */
export function writeToyModel(
  folder: string,
  some: Record<string, string | null> = {},
  words: readonly string[] = [],
): void {
  const text = [...sentences.English, ...paceTexts.English, ...words].join(" ").toLowerCase();
  const known = [...new Set(text.match(/[a-z’']+/g))];
  const files: Record<string, string | Buffer | null> = {
    "toy.onnx": toyModel(),
    "toy.onnx.json": JSON.stringify({
      dataset: "tom_hums",
      language: { name_english: "English", region: "GB" },
    }),
    "tokens.txt": " ,.!?’'abcdefghijklmnopqrstuvwxyz"
      .split("")
      .map((token, id) => `${token} ${id}\n`)
      .join(""),
    "lexicon.txt": known.map((word) => `${word} ${word.split("").join(" ")}\n`).join(""),
    ...some,
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    if (content !== null) writeFileSync(path.join(folder, name), content);
}

// ONNX is protobuf: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3. The numbers below are its fields.

const [float32, int64] = [1, 7];

/** sin(2π · pitch · t) for each token, for as long as the length scale requests. */
function toyModel(): Buffer {
  const graph = message(
    ...[
      node("Cast", ["input"], "ids", message(text(1, "to"), integer(3, float32), integer(20, 2))),
      node("Mul", ["ids", "zero"], "zeros"),
      node("Add", ["zeros", "loudness"], "loud"),
      node("Reshape", ["loud", "column"], "tokens"),
      node("Gather", ["scales", "one"], "length"),
      node("Mul", ["length", "samples"], "last"),
      node("Range", ["zero", "last", "step"], "times"),
      node("Mul", ["times", "omega"], "phases"),
      node("Sin", ["phases"], "wave"),
      node("Mul", ["tokens", "wave"], "waves"),
      node("Reshape", ["waves", "flat"], "output"),
    ].map((each) => part(1, each)),
    text(2, "toy"),
    ...[
      tensor("zero", float32, [], [0]),
      tensor("loudness", float32, [], [0.3]),
      tensor("samples", float32, [], [Math.round(letterSeconds * sampleRate)]),
      tensor("step", float32, [], [1]),
      tensor("omega", float32, [], [(2 * Math.PI * pitchHz) / sampleRate]),
      tensor("one", int64, [], [1]),
      tensor("column", int64, [2], [-1, 1]),
      tensor("flat", int64, [3], [1, 1, -1]),
    ].map((each) => part(5, each)),
    part(11, shaped("input", int64, [1, "tokens"])),
    part(11, shaped("input_lengths", int64, [1])),
    part(11, shaped("scales", float32, [3])),
    part(12, shaped("output", float32, [1, 1, "samples"])),
  );
  const facts = {
    sample_rate: sampleRate,
    n_speakers: 1,
    comment: "piper",
    language: "English",
    voice: "en",
    add_blank: 0,
    punctuation: ", . ! ?",
  };
  return message(
    integer(1, 8),
    part(7, graph),
    part(8, message(text(1, ""), integer(2, 13))),
    ...Object.entries(facts).map(([key, value]) => part(14, message(text(1, key), text(2, String(value))))),
  );
}

const message = (...fields: Buffer[]) => Buffer.concat(fields);
const integer = (field: number, value: number) => message(varint(field << 3), varint(value));
const text = (field: number, value: string) => part(field, Buffer.from(value));
const part = (field: number, content: Buffer) =>
  message(varint((field << 3) | 2), varint(content.length), content);

function node(operation: string, inputs: string[], output: string, ...attributes: Buffer[]): Buffer {
  return message(
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(4, operation),
    ...attributes.map((attribute) => part(5, attribute)),
  );
}

function tensor(name: string, type: number, shape: number[], values: number[]): Buffer {
  const content =
    type === float32
      ? Buffer.from(Float32Array.from(values).buffer)
      : Buffer.from(BigInt64Array.from(values, BigInt).buffer);
  return message(...shape.map((size) => integer(1, size)), integer(2, type), text(8, name), part(9, content));
}

/** An input or output of the model. Dimensions that depend on the text have names instead of numbers. */
function shaped(name: string, type: number, shape: (number | string)[]): Buffer {
  const sizes = shape.map((size) => part(1, typeof size === "number" ? integer(1, size) : text(2, size)));
  return message(text(1, name), part(2, part(1, message(integer(1, type), part(2, message(...sizes))))));
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}
