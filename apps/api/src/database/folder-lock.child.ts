import { setImmediate } from "node:timers/promises";

import { lockFolder } from "./folder-lock.ts";

// For folder-lock.test.ts: owns the folder until it is killed, and keeps nothing that the garbage collector could spare.
lockFolder(process.argv[2] ?? "");
await setImmediate();
globalThis.gc?.();
await setImmediate();
// Listening keeps the process alive: without it the lock is free as soon as the message is sent.
process.once("disconnect", () => process.exit());
process.send?.("locked");
