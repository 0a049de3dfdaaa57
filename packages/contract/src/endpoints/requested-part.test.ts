import { expect, test } from "vitest";

import { byteRangeOf } from "./requested-part.ts";

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=0-499", { first: 0, last: 499 }],
  ["bytes=500-", { first: 500, last: 999 }],
  ["bytes=999-", { first: 999, last: 999 }],
  ["bytes=999-999", { first: 999, last: 999 }],
  ["bytes=-1", { first: 999, last: 999 }],
  ["bytes=-1000", { first: 0, last: 999 }],
  ["bytes=-1001", { first: 0, last: 999 }],
  [`bytes=0-${"9".repeat(400)}`, { first: 0, last: 999 }],
])("returns the range %s of 1,000 bytes", (header, part) => {
  expect(byteRangeOf(header, 1000)).toEqual(part);
});

test.each(["bytes=1000-", "bytes=1000-1000", "bytes=-0", `bytes=${"9".repeat(400)}-`])(
  "rejects %s as outside 1,000 bytes",
  (header) => {
    expect(byteRangeOf(header, 1000)).toBe("outside");
  },
);

test.each([
  null,
  "",
  "bytes=",
  "bytes=-",
  "bytes=5-4",
  "bytes=0-4,6-9",
  "bytes = 0-4",
  "bytes=0x1-2",
  "bytes=-1-2",
  "bytes=0-4 ",
  "Bytes=0-4\n",
  "seconds=0-4",
])("returns the whole file for the Range header %j", (header) => {
  expect(byteRangeOf(header, 1000)).toBeNull();
});
