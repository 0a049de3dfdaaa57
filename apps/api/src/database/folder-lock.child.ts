import { setImmediate } from "node:timers/promises";

import { lockFolder } from "./folder-lock.ts";

// For folder-lock.test.ts: owns the folder until it is killed, and keeps nothing that the garbage collector could spare.
lockFolder(process.argv[2] ?? "");
await setImmediate();
globalThis.gc?.();
await setImmediate();
process.send?.("locked");
