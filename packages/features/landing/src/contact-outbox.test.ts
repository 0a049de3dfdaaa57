import { afterEach, beforeEach, expect, test, vi } from "vitest";

const message = { full_name: "Robin Okafor", business_email: "robin@fieldnote.example", message: "Hello" };
const stored = new Map<string, string>();

/** The idempotency keys and bodies of the requests sent so far. */
const sent: { key: string | undefined; body: unknown }[] = [];
let answer: () => Promise<Response>;

/** Imports the module again, as a page load would. */
async function loadPage() {
  vi.resetModules();
  return import("./contact-outbox.ts");
}

beforeEach(() => {
  sent.length = 0;
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  vi.stubGlobal("window", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal(
    "fetch",
    (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      sent.push({ key: headers["Idempotency-Key"], body: JSON.parse(body) });
      return answer();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const accepted = () => Promise.resolve(Response.json({ success: true, message: "Thank you" }));

test("resends a message after a reload, with the same idempotency key, until it is accepted", async () => {
  answer = offline;
  (await loadPage()).sendContactMessage(message);
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  answer = accepted;
  (await loadPage()).resendContactMessages();
  await vi.waitFor(() => expect(stored.size).toBe(0));
  expect(sent).toEqual([
    { key: sent[0]?.key, body: message },
    { key: sent[0]?.key, body: message },
  ]);
  expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);

  (await loadPage()).resendContactMessages();
  expect(sent).toHaveLength(2);
});

test("discards a message that the server has rejected", async () => {
  answer = () =>
    Promise.resolve(
      Response.json(
        { success: false, code: "email_invalid", field: "business_email", message: "No" },
        { status: 422 },
      ),
    );
  (await loadPage()).sendContactMessage(message);
  expect(stored.size).toBe(1);
  await vi.waitFor(() => expect(stored.size).toBe(0));
});

test("does not resend a message while it is being sent", async () => {
  answer = () => new Promise(() => undefined);
  const page = await loadPage();
  page.sendContactMessage(message);
  page.resendContactMessages();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test("sends a message over plain HTTP, where browsers offer no randomUUID", async () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  answer = accepted;
  (await loadPage()).sendContactMessage(message);
  await vi.waitFor(() => expect(sent).toEqual([{ key: "07".repeat(16), body: message }]));
});

test.each(["null", "{", "[]"])("ignores %s in storage", async (content) => {
  stored.set("contactOutbox", content);
  (await loadPage()).resendContactMessages();
  expect(sent).toEqual([]);
});
