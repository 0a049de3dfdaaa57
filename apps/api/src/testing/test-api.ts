import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { endpoints } from "@earshot/contract/endpoints/all.ts";
import { socialProviders } from "@earshot/contract/social-providers.ts";
import { originOf, type RequestContext } from "@earshot/contract/visitor.ts";
import type { z } from "@hono/zod-openapi";

import packageJson from "../../package.json" with { type: "json" };
import { type Api, createApi } from "../api.ts";
import { type ApiConfig, readConfig } from "../config.ts";
import { placeFirstDatabase } from "../database/first-image.ts";
import { lockFolder } from "../database/folder-lock.ts";
import { openDatabase } from "../database/open-database.ts";
import { jobKinds } from "../jobs/job-kinds.ts";
import { openJobs } from "../jobs/open-jobs.ts";
import { createLog } from "../log.ts";
import { StartError } from "../start-error.ts";

type Sent = { json?: unknown; form?: Record<string, string>; headers?: Record<string, string> };

const folders = new Set<string>();

/** A new data folder for a test. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "earshot-test-"));
  folders.add(folder);
  return folder;
}

/** Deletes all folders from `makeTestFolder`. Call it in `afterAll`, because a database takes up 40 MB. */
export function removeTestFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/**
 * An empty, migrated database to copy. Kept between runs, because creating it takes seconds; concurrent processes
 * wait for the first one to create it.
 */
export async function testImage(): Promise<string> {
  const shelf = path.join(tmpdir(), `earshot-test-database-${schemaHash()}`);
  const image = path.join(shelf, "database-image");
  mkdirSync(shelf, { recursive: true });
  if (existsSync(image)) return image;
  const unlock = lockIfFree(shelf);
  if (unlock) await makeImage(image, path.join(shelf, "workshop")).finally(unlock);
  else await setTimeout(100);
  return testImage();
}

function lockIfFree(folder: string): (() => void) | null {
  try {
    return lockFolder(folder).unlock;
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}

async function makeImage(image: string, workshop: string): Promise<void> {
  if (existsSync(image)) return;
  mkdirSync(workshop, { recursive: true });
  const { database, connection, close } = await openDatabase({ dataFolder: workshop, onError: throwIt });
  const log = createLog("silent");
  await (await openJobs({ connection, database, kinds: jobKinds, log })).stop();
  await close();
  renameSync(path.join(workshop, "database"), image);
}

function throwIt(error: unknown): never {
  throw error;
}

function schemaHash(): string {
  const migrations = path.join(import.meta.dirname, "../database/migrations");
  const { "@electric-sql/pglite": pglite, "pg-boss": pgBoss } = packageJson.dependencies;
  const hash = createHash("sha256").update(`${pglite} ${pgBoss}`);
  for (const file of readdirSync(migrations).toSorted())
    hash.update(file.endsWith(".sql") ? readFileSync(path.join(migrations, file)) : file);
  return hash.digest("hex").slice(0, 16);
}

/** Starts the whole API server, without the site, in its own data folder. Checks responses against the contract. */
export async function startTestApi(config: Partial<ApiConfig> = {}) {
  const dataFolder = makeTestFolder();
  if (!config.databaseUrl) await placeFirstDatabase(path.join(dataFolder, "database"), await testImage());
  const api = createApi({
    ...readConfig({}),
    dataFolder,
    logLevel: "silent",
    preparesAudio: false,
    ...config,
  });
  await api.start();
  return {
    api,
    dataFolder,
    ask: (method: string, address: string, sent?: Sent) => askApi(api, method, address, sent),
    stop: async () => {
      await api.stop();
      removeTestFolders();
    },
  };
}

/** Sends a request and checks the response against the contract. */
export function askApi(api: Api, method: string, address: string, sent: Sent = {}) {
  return keepsContract(requestOf(method, address, sent), (request) => sendTo(api, request));
}

/** A valid sign-up form with an unused email; `some` overrides individual fields. */
export const signUpForm = (some: Record<string, string> = {}) => ({
  first_name: "Ada",
  last_name: "Byron",
  email: `${crypto.randomUUID()}@example.com`,
  password: "secret1",
  country: "GB",
  ...some,
});

export function requestOf(method: string, address: string, { json, form, headers }: Sent): Request {
  const body = form ? new URLSearchParams(form) : json === undefined ? undefined : JSON.stringify(json);
  const type: Record<string, string> = json === undefined ? {} : { "Content-Type": "application/json" };
  return new Request(new URL(address, "http://localhost"), {
    method,
    body,
    headers: { ...type, ...headers },
  });
}

/**
 * The context that the site would pass to the API. Tests identify a visitor by setting `X-Forwarded-*` headers, as a
 * proxy would.
 */
export function contextOf(request: Request): RequestContext {
  const { protocol, host } = new URL(request.url);
  const forwarded = (name: string) => request.headers.get(`x-forwarded-${name}`);
  const scheme = forwarded("proto") ?? protocol.slice(0, -1);
  return {
    visitor: {
      isLocal: true,
      address: forwarded("for") ?? "unknown",
      origin: originOf(request, scheme, forwarded("host") ?? host),
    },
    requestId: crypto.randomUUID(),
  };
}

/** Sends a request as the site does. */
export function sendTo(api: Api, request: Request): Promise<Response> {
  return api.fetch(request, contextOf(request));
}

/** The response's cookies, as a `Cookie` request header. */
export function cookiesFrom(response: Response): Record<string, string> {
  return {
    Cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
  };
}

type Responses = Record<number, { content?: Record<string, { schema: z.ZodType }> }>;

async function keepsContract(request: Request, fetch: (request: Request) => Promise<Response>) {
  const found = endpointOf(request.method, new URL(request.url).pathname, {
    providers: socialProviders,
  });
  const response = await fetch(request);
  const text = await response.text();
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  if (found.kind === "endpoint" && response.status !== 404) {
    const { [found.name]: route } = endpoints[found.area] as Record<string, { responses: Responses }>;
    const declared = route?.responses[response.status];
    if (!declared) throw new Error(`${found.area}.${found.name} answered ${response.status}: ${text}`);
    declared.content?.["application/json"]?.schema.parse(body);
  }
  const { status, headers } = response;
  return { response, status, headers, body: body as Record<string, unknown> };
}
