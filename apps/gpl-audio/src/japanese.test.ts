// SPDX-License-Identifier: GPL-3.0-or-later
import { expect, test } from "vitest";

import { openKanaConverter } from "./japanese.ts";

const toKana = openKanaConverter();

test.each([
  ["これが私の声です。", "コレガ ワタシノ コエデス。"],
  ["お店は七時に開きます。", "オミセワ シチジニ ヒラキマス。"],
  ["千九百八十円です。", "センキューヒャクハチジューエンデス。"],
  ["六百円と八百円と三千円。", "ロッピャク エント ハッピャク エント サンゼン エン。"],
  ["Kettleへようこそ。", "Kettleエ ヨーコソ。"],
  ["コーヒー", "コーヒー"],
  ["", ""],
])("converts %j to %j", async (text, kana) => {
  expect(await toKana(text)).toBe(kana);
});
