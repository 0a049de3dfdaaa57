// SPDX-License-Identifier: GPL-3.0-or-later
import { expect, test } from "vitest";

import { openJapanese } from "./japanese.ts";

const inKana = openJapanese();

test.each([
  ["これが私の声です。", "コレガ ワタシノ コエデス。"],
  ["お店は七時に開きます。", "オミセワ シチジニ ヒラキマス。"],
  ["千九百八十円です。", "センキューヒャクハチジューエンデス。"],
  ["六百円と八百円と三千円。", "ロッピャク エント ハッピャク エント サンゼン エン。"],
  ["Kettleへようこそ。", "Kettleエ ヨーコソ。"],
  ["コーヒー", "コーヒー"],
  ["", ""],
])("%j is said %j", async (written, said) => {
  expect(await inKana(written)).toBe(said);
});
