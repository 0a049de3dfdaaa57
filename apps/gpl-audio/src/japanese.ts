// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";

import type { IpadicFeatures, Tokenizer as Kuromoji } from "@sglkc/kuromoji";

/** Numbers whose sound changes where they meet: the dictionary knows each sign alone. */
const joinedNumbers: Readonly<Record<string, string>> = {
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
const anyJoined = new RegExp(Object.keys(joinedNumbers).join("|"), "gu");

/** What never begins a phrase: particles, endings, suffixes, signs. All else does, unless a prefix stands before it. */
const clings = new Set(["助詞", "助動詞", "記号"]);
const clingsToo = new Set(["接尾", "非自立"]);

type Tokenizer = Kuromoji<IpadicFeatures>;

/** Turns Japanese as it is written to kana as it is said, a space between phrases. The dictionary takes 220 MB. */
export function openJapanese(): (text: string) => Promise<string> {
  let loading: Promise<Tokenizer> | undefined;
  return async (text) => {
    loading ??= load();
    return asKana(await loading, text);
  };
}

function asKana(tokenizer: Tokenizer, text: string): string {
  const numbers = text.replaceAll(anyJoined, (written) => joinedNumbers[written] ?? written);
  let kana = "";
  let before = "記号";
  for (const { surface_form, pronunciation, pos, pos_detail_1 } of tokenizer.tokenize(numbers)) {
    const begins = !clings.has(pos) && !clingsToo.has(pos_detail_1) && before !== "接頭詞";
    const isNumber = pos_detail_1 === "数" && before === "数";
    kana += `${begins && !isNumber ? " " : ""}${pronunciation ?? surface_form}`;
    before = pos_detail_1 === "数" ? "数" : pos;
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
  // Its own way unpacks all files at once, each twice: 100 MB more.
  loader.prototype.loadArrayBuffer = (file, done) => done(null, unpacked(file));
  const dicPath = path.join(path.dirname(require.resolve("@sglkc/kuromoji")), "../dict/");
  return new Promise((resolve, reject) => {
    builder({ dicPath }).build((error: Error | null, tokenizer) => {
      if (error) reject(error);
      else resolve(tokenizer);
    });
  });
}

function unpacked(file: string): ArrayBuffer {
  const packed = readFileSync(file);
  // The last four bytes say how long it is: unpacked in one piece, no second copy is made of the pieces.
  const chunkSize = packed.readUInt32LE(packed.length - 4);
  const { buffer, byteOffset, byteLength } = gunzipSync(packed, { chunkSize });
  return buffer.byteLength === byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
}
