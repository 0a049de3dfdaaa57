import { setImmediate } from "node:timers/promises";

import { lockFolder } from "./folder-lock.ts";

// Used by folder-lock.test.ts: locks the folder until it is killed, without holding a reference to the lock that would
// prevent garbage collection.
lockFolder(process.argv[2] ?? "");
await setImmediate();
globalThis.gc?.();
await setImmediate();
// The listener keeps the process alive; otherwise the lock would be released as soon as the message is sent.
process.once("disconnect", () => process.exit());
process.send?.("locked");
