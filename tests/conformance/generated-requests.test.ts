import { randomBytes } from "node:crypto";

import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { socialProviders } from "@earshot/contract/social-providers.ts";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { created, sample } from "./campaigns/calls.ts";
import { newClient } from "./clients.ts";
import { Person, type RequestOptions } from "./person.ts";
import { startApi } from "./real-api.ts";
import type { Server } from "./server.ts";
import { shortMp3 } from "./sounds.ts";

/**
 * `REQUESTS=20000 SEED=1 npx vitest run --project conformance generated-requests` sends more requests, and reproduces
 * a run.
 */
const count = Number(process.env["REQUESTS"] ?? 1200);
const seed = Number(process.env["SEED"] ?? Date.now() % 1e9);

/** The number of requests per group of users. New groups limit the effect of log-outs and rate limits. */
const perGroup = 200;

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
}

interface Operation {
  parameters?: { name: string; in: "path" | "query" | "header"; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Values of any kind, most of which are invalid for the field. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1e308,
    2 ** 53,
    "",
    " ",
    "\u0000",
    "\uD800",
    "🎧",
    "%00",
    "../../etc",
    "<b>'\"--",
  ),
  fc.string({ maxLength: 40, unit: "binary" }),
  fc.constantFrom("x".repeat(300), "y".repeat(6000), "www.".repeat(2000)),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.integer(), { maxKeys: 3 }),
);

/** Texts that users send. Id fields get `#` instead, which is replaced by the id of one of the group's objects. */
const texts = fc.constantFrom(
  "Fresh bread every morning at 12 Mill Lane. Call 0113 555 0123.",
  "Kettle & Sons",
  "nora@kettle.example",
  "vc_russell",
  "English",
  "2026-12-24",
  "Europe/London",
);

function fitting(schema: Schema, document: Document, name: string): fc.Arbitrary<unknown> {
  if (schema.$ref)
    return fitting(document.components.schemas[schema.$ref.split("/").at(-1)!]!, document, name);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((each) => fitting(each, document, name)));
  const type = [schema.type].flat()[0];
  if (type === "object")
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, valueOf(each, document, key)]),
      ),
      { requiredKeys: schema.required ?? [] },
    );
  if (type === "array") return fc.array(valueOf(schema.items ?? {}, document, name), { maxLength: 4 });
  if (type === "boolean") return fc.boolean();
  if (type === "integer" || type === "number")
    return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 30_000, 30_000) });
  return /id$/i.test(name) ? fc.constant("#") : texts;
}

const valueOf = (schema: Schema, document: Document, name: string): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 24, arbitrary: fitting(schema, document, name) }, { weight: 1, arbitrary: odd });

interface Generated {
  method: string;
  path: string;
  inPath: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  type: string | undefined;
  who: number;
  /** A random number that selects one of the group's ids. */
  which: number;
}

function requestsTo(document: Document): fc.Arbitrary<Generated> {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const values = (place: string, requiredKeys?: string[]) => {
        const found = parameters.filter((each) => each.in === place);
        const fields = Object.fromEntries(
          found.map(({ name, schema }) => [name, valueOf(schema, document, name === "number" ? "id" : name)]),
        );
        return fc.record(fields, { requiredKeys: requiredKeys ?? found.map(({ name }) => name) });
      };
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return fc.record({
        method: fc.constant(method.toUpperCase()),
        path: fc.constant(path),
        inPath: values("path"),
        query: values("query", []),
        body: content ? valueOf(content.schema, document, "body") : fc.constant(undefined),
        type: fc.constant(type),
        who: fc.nat(3),
        which: fc.nat(1000),
      });
    }),
  );
  return fc.oneof(...all);
}

const written = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** Creates the request and fills in the id; null for a URL that doesn't belong to the API. */
function requestOf({ method, path, inPath, query, body, type, which }: Generated, ids: string[]) {
  const id = ids[which % ids.length]!;
  const filled = (value: unknown) => written(value).replaceAll("#", id).toWellFormed();
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === "portal" ? "client" : encodeURIComponent(filled(inPath[name])),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, filled(value)]));
  const address = search.size > 0 ? `${pathname}?${search.toString()}` : pathname;
  const found = endpointOf(method, new URL(address, "http://localhost").pathname, {
    providers: socialProviders,
  });
  if (found.kind !== "endpoint") return null;
  const sent: RequestOptions =
    body === undefined
      ? {}
      : type === "multipart/form-data"
        ? { multipart: { audio: new Blob([filled(body)]), project_id: id } }
        : { raw: { type: "application/json", body: filled(body) } };
  return { method, address, sent };
}

let server: Server | undefined;
afterAll(() => server?.stop());

/** Two clients and two guests, and the ids of their objects. */
async function newGroup(on: Server): Promise<{ people: Person[]; ids: string[] }> {
  const newPerson = () => new Person(on, () => {});
  const people = [await newClient(newPerson), await newClient(newPerson), newPerson(), newPerson()];
  const ids = [];
  for (const [index, person] of people.entries()) {
    if (index > 1) person.cookies.set("temp_user_id", randomBytes(6).toString("hex"));
    ids.push(await person.makeAd({ bytes: shortMp3, title: "Spring", isReady: true }));
    const { body } = await person.fetch("GET", "/api/projects");
    ids.push(...(body as { projects: { id: string }[] }).projects.map((project) => project.id));
    ids.push((await created(person, sample)).id);
    const guest = person.cookies.get("temp_user_id");
    if (guest) ids.push(guest);
  }
  return { people, ids };
}

test(
  `responds to generated requests as declared, and never with 5xx (SEED=${seed})`,
  async () => {
    server = await startApi();
    const { body } = await new Person(server, () => {}).fetch("GET", "/openapi.json");
    let group = await newGroup(server);
    const requests = fc.sample(requestsTo(body as Document), { numRuns: count, seed });
    for (const [index, generated] of requests.entries()) {
      if (index > 0 && index % perGroup === 0) group = await newGroup(server);
      const request = requestOf(generated, group.ids);
      if (!request) continue;
      const { method, address, sent } = request;
      const { status } = await group.people[generated.who]!.fetch(method, address, sent);
      expect(status, `${method} ${address} ${JSON.stringify(sent)}`).toBeLessThan(500);
    }
  },
  60_000 + count * 50,
);
