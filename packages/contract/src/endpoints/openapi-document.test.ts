import { expect, it } from "vitest";

import { openApiDocument } from "./openapi-document.ts";

type Operation = {
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};
type Operations = Record<string, Record<string, Operation>>;

type ErrorResponse = {
  content: { "application/json": { schema: { properties: { code: { enum: string[] } } } } };
};

const document = openApiDocument({ serverUrl: "https://earshot.example", version: "1.2.3" });
const operations = (document.paths ?? {}) as unknown as Operations;
const text = JSON.stringify(document);

it("resolves every reference", () => {
  const known = new Set(Object.keys(document.components?.schemas ?? {}));
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !known.has(name ?? ""))).toEqual([]);
});

/** A POST operation's error codes for a status. */
function codesOf(path: string, status: string) {
  const { post } = operations[path] ?? {};
  return (post?.responses[status] as ErrorResponse | undefined)?.content["application/json"].schema.properties
    .code.enum;
}

it("lists each operation's error codes by status", () => {
  expect(codesOf("/api/projects", "409")).toEqual(["project_name_taken"]);
  expect(codesOf("/{portal}/login", "401")).toEqual(["wrong_credentials"]);
  expect(codesOf("/api/client/update-password", "401")).toEqual(["not_logged_in", "wrong_current_password"]);
});

it("declares required bodies, limits, files and Retry-After", () => {
  expect(operations["/{portal}/login"]?.["post"]?.requestBody).toMatchObject({
    required: true,
    content: { "application/json": {}, "application/x-www-form-urlencoded": {} },
  });
  expect(operations["/audiostack/getuseraudios"]?.["get"]?.parameters).toContainEqual({
    name: "limit",
    in: "query",
    required: false,
    schema: { type: "integer", minimum: 1, maximum: 50, default: 10 },
  });
  expect(text).toContain('"format":"binary"');
  expect(operations["/{portal}/login"]?.["post"]?.responses["429"]).toMatchObject({
    headers: { "Retry-After": { schema: { type: "integer" } } },
  });
});

it("never makes a named schema itself nullable", () => {
  const shapes = Object.values(document.components?.schemas ?? {});
  expect(shapes.filter((shape) => JSON.stringify(shape).startsWith('{"type":["object","null"]'))).toEqual([]);
});
