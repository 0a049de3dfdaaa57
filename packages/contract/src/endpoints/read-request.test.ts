import { z } from "@hono/zod-openapi";
import { expect, test } from "vitest";

import { ApiError } from "../api-error.ts";
import { readRequest } from "./read-request.ts";

const route = {
  request: {
    query: z.looseObject({}),
    body: {
      content: {
        "application/json": { schema: z.object({ targeting: z.object({ interests: z.string().array() }) }) },
        "multipart/form-data": { schema: z.looseObject({}) },
        "application/x-www-form-urlencoded": { schema: z.looseObject({}) },
      },
    },
  },
};

const origin = "http://localhost";

async function read(body: string, type: string, search = "") {
  const request = new Request(`${origin}/api/things${search}`, {
    method: "POST",
    body,
    headers: { "Content-Type": type },
  });
  return readRequest(route, {}, request, origin).catch((error: unknown) =>
    error instanceof ApiError ? error.code : Promise.reject(error),
  );
}

const readInterests = (count: number) =>
  read(JSON.stringify({ targeting: { interests: Array(count).fill(1) } }), "application/json");

test("rejects lists longer than any endpoint accepts", async () => {
  expect(await readInterests(1000)).toBe("invalid_field");
  expect(await readInterests(1001)).toBe("malformed_request");
});

const boundary = "----formdata-undici-012345678901";

const readForm = (parts: string[]) =>
  read(
    `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("")}--${boundary}--\r\n`,
    `multipart/form-data; charset=utf-8; boundary=${boundary}`,
  );

const field = (name: string, header = "") =>
  `Content-Disposition: form-data; name="${name}"${header}\r\n\r\n\0\xFF--text`;

test("rejects forms with many parts or long part headers", async () => {
  const names = Array.from({ length: 21 }, (_, at) => `field ${at}`);
  const most = names.slice(0, 20);
  expect(await readForm(most.map((name) => field(name)))).toMatchObject({
    body: Object.fromEntries(most.map((name) => [name, "\0\xFF--text"])),
  });
  expect(await readForm(names.map((name) => field(name)))).toBe("malformed_request");
  expect(await readForm([field("audio", "; a=b".repeat(2000))])).toBe("malformed_request");
  expect(await readForm([`${"A: b\r\n".repeat(2000)}${field("audio")}`])).toBe("malformed_request");
});

test("accepts only one boundary in a form", async () => {
  const parts = `--a\r\n${field("a")}\r\n`.repeat(30);
  const type = 'multipart/form-data; x="; boundary=b"; boundary=a';
  expect(await read(`${parts}--a--\r\n`, type)).toBe("malformed_request");
});

test.each([
  ["a query", "", "application/json", `?${"a&".repeat(101)}`],
  ["a form", "a&".repeat(101), "application/x-www-form-urlencoded", ""],
  [
    "an object",
    JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`k${at}`, 1]))),
    "application/json",
    "",
  ],
  [
    "a form whose text looks like boundaries",
    `--b\r\n${field("a")}${"\r\n--".repeat(201)}\r\n--b--\r\n`,
    "multipart/form-data; boundary=b",
    "",
  ],
])("rejects %s that would take too long to parse", async (_what, body, type, search) => {
  expect(await read(body, type, search)).toBe("malformed_request");
});

test("reads a repeated parameter as a list", async () => {
  expect(await read("{}", "application/json", "?q=1&p=2&q=3&q=4")).toBe("invalid_field");
  const { query } = (await readForm([field("a")])) as { query: unknown };
  expect(query).toEqual({});
});
