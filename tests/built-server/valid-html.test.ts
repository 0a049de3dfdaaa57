import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";

import { type RunningServer, startBuiltServer } from "./built-server.ts";
import { assertStatus, signUpClient } from "./visitor.ts";

const folder = mkdtempSync(path.join(tmpdir(), "earshot-built-"));
let server: RunningServer;

beforeAll(async () => {
  server = await startBuiltServer(folder);
});

afterAll(async () => {
  await server.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

const fetchText = async (address: string) => (await fetch(server.origin + address)).text();

/** The HTML standard's own rules. Subresource integrity only matters for other origins' scripts. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:document"],
    rules: { "require-sri": "off" },
  }),
);

async function faults(address: string, html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => {
      return `${address}: ${ruleId}: ${message}: ${html.slice(offset, offset + 120)}`;
    }),
  );
}

const publicPages = [
  "/",
  "/?error=full_name_missing&form=contact#contactus",
  "/?budget=49.99",
  "/nbmaistudio",
  "/client/login",
  "/client/signup",
  "/client/forgot",
  "/client/reset?token=x",
  "/shared-audio/gone",
  "/privacy_policy.html",
  "/terms_and_condition.html",
];

const onceInHead = [
  "<title>",
  '<meta name="description"',
  '<meta property="og:title"',
  '<meta property="og:image"',
  '<link rel="canonical"',
];

test("serves every page as valid HTML with a title, a description and a link preview picture", async () => {
  const client = await signUpClient(server.origin, `${crypto.randomUUID()}@markup.example`);
  const pages = await Promise.all([
    ...publicPages.map(async (address) => ({ address, html: await fetchText(address) })),
    ...["/", "/nbmaistudio", "/account-settings"].map(async (address) => {
      const { text } = assertStatus(200, await client.send(server.origin, "GET", address));
      return { address: `${address} (client)`, html: text };
    }),
  ]);
  const found = await Promise.all(pages.map(({ address, html }) => faults(address, html)));
  expect(found.flat()).toEqual([]);
  for (const { address, html } of pages) {
    for (const tag of onceInHead) expect(html.split(tag), `${address}: ${tag}`).toHaveLength(2);
  }
});

/** Pages that are not for search engines, and whose markup has no test of its own here. */
const otherPages = [
  "/nbmaistudio/campaign",
  "/nbmaistudio/campaigns",
  "/client/confirm-email",
  "/client/cancel-email",
];

test("describes each page differently, and briefly enough for search results", async () => {
  const client = await signUpClient(server.origin, `${crypto.randomUUID()}@words.example`);
  const paths = new Set([...publicPages, ...otherPages].map((address) => address.replace(/\?.*/, "")));
  const pages = await Promise.all([...paths].map(fetchText));
  pages.push((await client.send(server.origin, "GET", "/account-settings")).text);
  const descriptions = pages.map(
    (html) => /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "",
  );
  expect(new Set(descriptions).size).toBe(pages.length);
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThan(30);
    expect(description.length, description).toBeLessThan(155);
  }
});

test("serves the icons and pictures that the pages and the manifest refer to", async () => {
  const html = await fetchText("/");
  const named = Array.from(
    html.matchAll(/(?:href|content)="([^"]*\.(?:ico|png|webmanifest))"/g),
    ([, address]) => address ?? "",
  );
  expect(named).toContain(`${server.origin}/social.png`);
  const { icons } = JSON.parse(await fetchText("/site.webmanifest")) as { icons: { src: string }[] };
  for (const address of [...named, ...icons.map(({ src }) => src)]) {
    const response = await fetch(new URL(address, server.origin));
    expect(response.status, address).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^(image\/|application\/manifest\+json)/);
  }
});

test("includes JSON-LD for the company and the six FAQ questions", async () => {
  const html = await fetchText("/");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { "@graph": graph } = JSON.parse(json) as {
    "@graph": { "@type": string; mainEntity?: { name: string }[] }[];
  };
  expect(graph.map((part) => part["@type"])).toEqual(["Organization", "FAQPage"]);
  const questions = graph[1]?.mainEntity ?? [];
  expect(questions).toHaveLength(6);
  for (const { name } of questions) expect(html).toContain(`>${name}</h3>`);
});

test("offers the targeting guide, a three-page PDF, on the landing page", async () => {
  const [, address = ""] = /<a(?=\s[^>]*download=)[^>]* href="([^"]*)"/.exec(await fetchText("/")) ?? [];
  const response = await fetch(new URL(address, server.origin));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const pdf = Buffer.from(await response.arrayBuffer()).toString("latin1");
  expect(pdf.startsWith("%PDF-1.7")).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
  expect(pdf, "It can be read aloud.").toContain("/StructTreeRoot");
});
