import { instead } from "@earshot/mocks/serve.ts";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { failOnFaults } from "./faults.ts";

/** The status that a story's page gets. */
const ask = async (address: string, init?: RequestInit) => (await fetch(address, init)).status;

const meta = preview.meta({
  // Test-only, with nothing to see: each story proves that the check after every story would fail it.
  tags: ["!dev", "!autodocs", "no-visual"],
  render: () => <p>Asks the server.</p>,
});

/** A request that no mock answers is a 500, and fails the story even if the story hid it. */
export const UnmockedRequest = meta.story({
  play: async () => {
    await expect(await ask("/api/nothing")).toBe(500);
    await expect(() => failOnFaults()).toThrow(/^No mock for GET .*\/api\/nothing$/);
  },
});

/** So does one that changes something at the address of a page. */
export const UnmockedPost = meta.story({
  play: async () => {
    await expect(await ask("/client/signup", { method: "POST" })).toBe(500);
    await expect(() => failOnFaults()).toThrow(/^No mock for POST .*\/client\/signup$/);
  },
});

/** A mock whose reply the contract does not know. */
export const BrokenReply = meta.story({
  beforeEach: ({ msw }) =>
    // @ts-expect-error the contract's user is an object
    msw.use(...instead("accounts", { session: () => ({ user: 7 }) })),
  play: async () => {
    await expect(await ask("/api/session")).toBe(500);
    await expect(() => failOnFaults()).toThrow("A mock breaks the contract: accounts.session answered 200");
  },
});

/** Everyday answers are no fault. */
export const NoFault = meta.story({
  play: async () => {
    await expect(await ask("/api/session")).toBe(200);
    await expect(() => failOnFaults()).not.toThrow();
  },
});
