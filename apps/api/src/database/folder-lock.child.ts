import { lockFolder } from "./folder-lock.ts";

// For folder-lock.test.ts: owns the folder until it is killed.
lockFolder(process.argv[2] ?? "");
process.send?.("locked");
