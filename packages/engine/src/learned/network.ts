/** Small recurrent networks, trained by tools/briefs: their file format and their layers. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";

import { assetsFolder } from "../assets-folder.ts";

export type Matrix = { values: Float32Array; rows: number; columns: number };

/** `scale` is the value of one step of the stored integers. */
type StoredMatrix = { name: string; rows: number; columns: number; bytes: 1 | 2; scale: number };

export type Network = { matrix: (name: string) => Matrix };

/** Reads a network from the assets. `header` is the rest of its file's JSON header. */
export function readNetwork(name: string): Network & { header: unknown } {
  const file = readFileSync(path.join(assetsFolder, "models", name));
  const length = file.readUInt32LE(0);
  const { matrices, ...header } = JSON.parse(file.toString("utf8", 4, 4 + length)) as {
    matrices: StoredMatrix[];
  };
  let at = 4 + length;
  const found = new Map(
    matrices.map(({ name: each, rows, columns, bytes, scale }) => {
      const values = Float32Array.from(
        { length: rows * columns },
        (_, index) => scale * (bytes === 1 ? file.readInt8(at + index) : file.readInt16LE(at + 2 * index)),
      );
      at += rows * columns * bytes;
      return [each, { values, rows, columns }];
    }),
  );
  const matrix = (each: string) => {
    const one = found.get(each);
    if (one === undefined) throw new Error(`${name} has no ${each}.`);
    return one;
  };
  return { header, matrix };
}

/** Adds the product of a vector and a matrix to `sum`. */
function multiply(vector: Float32Array, { values, rows, columns }: Matrix, sum: Float32Array): Float32Array {
  for (let row = 0; row < rows; row += 1) {
    const factor = vector[row] as number;
    if (factor === 0) continue;
    const start = row * columns;
    for (let column = 0; column < columns; column += 1)
      (sum[column] as number) += factor * (values[start + column] as number);
  }
  return sum;
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** The states of one direction of a layer of gated recurrent units (GRU), in the order of the inputs. */
function recurrent(net: Network, name: string, inputs: readonly Float32Array[]): Float32Array[] {
  const [x, h, bias] = [net.matrix(`${name}.wx`), net.matrix(`${name}.wh`), net.matrix(`${name}.b`)];
  const size = h.rows;
  const isBackward = name.startsWith("b");
  const states = Array.from(inputs, () => new Float32Array(size));
  let state = new Float32Array(size);
  for (let step = 0; step < inputs.length; step += 1) {
    const at = isBackward ? inputs.length - 1 - step : step;
    const a = multiply(inputs[at] as Float32Array, x, Float32Array.from(bias.values));
    const b = multiply(state, h, new Float32Array(3 * size));
    const next = new Float32Array(size);
    for (let cell = 0; cell < size; cell += 1) {
      const update = sigmoid((a[cell] as number) + (b[cell] as number));
      const reset = sigmoid((a[size + cell] as number) + (b[size + cell] as number));
      const fresh = Math.tanh((a[2 * size + cell] as number) + reset * (b[2 * size + cell] as number));
      next[cell] = (1 - update) * fresh + update * (state[cell] as number);
    }
    states[at] = next;
    state = next;
  }
  return states;
}

export function joinVectors(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Both directions of a layer. */
export function layer(net: Network, number: 1 | 2, inputs: readonly Float32Array[]): Float32Array[] {
  const forward = recurrent(net, `f${number}`, inputs);
  const backward = recurrent(net, `b${number}`, inputs);
  return forward.map((state, at) => joinVectors(state, backward[at] as Float32Array));
}

/** A fully connected layer. */
export const connected = (net: Network, name: string, input: Float32Array): Float32Array =>
  multiply(input, net.matrix(name), Float32Array.from(net.matrix(`${name}b`).values));

export const rectified = (values: Float32Array): Float32Array => values.map((value) => Math.max(0, value));

/** The softmax of the values at these indexes only, the highest first. */
export function softmax(
  values: ArrayLike<number>,
  indexes: readonly number[],
): { index: number; probability: number }[] {
  const most = indexes.reduce((top, index) => Math.max(top, values[index] as number), -Infinity);
  const powers = indexes.map((index) => Math.exp((values[index] as number) - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return indexes
    .map((index, at) => ({ index, probability: (powers[at] as number) / sum }))
    .toSorted((a, b) => b.probability - a.probability);
}

export const rowOf = ({ values, columns }: Matrix, row: number): Float32Array =>
  values.subarray(row * columns, (row + 1) * columns);

/** The sum of the embeddings of features, which are hashed to the rows of one table. */
export function embedded(features: readonly string[], table: Matrix): Float32Array {
  const sum = new Float32Array(table.columns);
  for (const feature of features) {
    const row = rowOf(table, (crc32(feature) % (table.rows - 1)) + 1);
    for (let at = 0; at < row.length; at += 1) (sum[at] as number) += row[at] as number;
  }
  return sum;
}

export function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let at = 0; at < vector.length; at += 1)
      (sum[at] as number) += (vector[at] as number) / vectors.length;
  return sum;
}

/** The shape of a word: its capitals, a digit, or the punctuation mark itself. */
export const shapeOf = (text: string): string =>
  /^\p{Lu}{2}/u.test(text)
    ? "AA"
    : /^\p{Lu}/u.test(text)
      ? "Aa"
      : /^\d/.test(text)
        ? "0"
        : /^\p{L}/u.test(text)
          ? "a"
          : text;
