// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";

import type { IpadicFeatures, Tokenizer as Kuromoji } from "@sglkc/kuromoji";

/** Readings of numerals in combinations that change the sound; the dictionary has only single characters. */
const numberReadings: Readonly<Record<string, string>> = {
  三百: "サンビャク",
  六百: "ロッピャク",
  八百: "ハッピャク",
  三千: "サンゼン",
  八千: "ハッセン",
  一千: "イッセン",
  一兆: "イッチョウ",
  四時: "ヨジ",
  七時: "シチジ",
  九時: "クジ",
  四円: "ヨエン",
};
const numberPattern = new RegExp(Object.keys(numberReadings).join("|"), "gu");

/**
 * Parts of speech that never begin a phrase: particles, auxiliaries and symbols, as well as suffixes and dependent
 * words.
 */
const dependentParts = new Set(["助詞", "助動詞", "記号"]);
const dependentDetails = new Set(["接尾", "非自立"]);

type Tokenizer = Kuromoji<IpadicFeatures>;

/**
 * Converts Japanese text to kana as it is pronounced, with spaces between phrases. Loads its dictionary (220 MB)
 * lazily.
 */
export function openKanaConverter(): (text: string) => Promise<string> {
  let loading: Promise<Tokenizer> | undefined;
  return async (text) => {
    loading ??= load();
    return toKana(await loading, text);
  };
}

function toKana(tokenizer: Tokenizer, text: string): string {
  const withReadings = text.replaceAll(numberPattern, (written) => numberReadings[written] ?? written);
  let kana = "";
  let previous = "記号";
  for (const { surface_form, pronunciation, pos, pos_detail_1 } of tokenizer.tokenize(withReadings)) {
    const beginsPhrase =
      !dependentParts.has(pos) && !dependentDetails.has(pos_detail_1) && previous !== "接頭詞";
    const continuesNumber = pos_detail_1 === "数" && previous === "数";
    kana += `${beginsPhrase && !continuesNumber ? " " : ""}${pronunciation ?? surface_form}`;
    previous = pos_detail_1 === "数" ? "数" : pos;
  }
  return kana.trim();
}

interface DictionaryLoader {
  prototype: { loadArrayBuffer(file: string, done: (error: null, content: ArrayBuffer) => void): void };
}

async function load(): Promise<Tokenizer> {
  const require = createRequire(import.meta.url);
  const { builder } = require("@sglkc/kuromoji") as typeof import("@sglkc/kuromoji");
  const loader = require("@sglkc/kuromoji/src/loader/NodeDictionaryLoader.js") as DictionaryLoader;
  // The default loader decompresses all files at once, each of them twice, which takes 100 MB more.
  loader.prototype.loadArrayBuffer = (file, done) => done(null, decompress(file));
  const dicPath = path.join(path.dirname(require.resolve("@sglkc/kuromoji")), "../dict/");
  return new Promise((resolve, reject) => {
    builder({ dicPath }).build((error: Error | null, tokenizer) => {
      if (error) reject(error);
      else resolve(tokenizer);
    });
  });
}

function decompress(file: string): ArrayBuffer {
  const compressed = readFileSync(file);
  // Gzip's last four bytes are the decompressed length; a single chunk of that size avoids a second copy.
  const chunkSize = compressed.readUInt32LE(compressed.length - 4);
  const { buffer, byteOffset, byteLength } = gunzipSync(compressed, { chunkSize });
  return buffer.byteLength === byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
}
