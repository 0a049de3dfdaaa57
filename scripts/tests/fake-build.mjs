// The build of both workspaces of a fake project, run in their folders. The file `hold-build` in the root keeps it
// running.
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

mkdirSync("dist/server", { recursive: true });
writeFileSync("dist/begun", "");
while (existsSync("../../hold-build")) await sleep(20);
cpSync("server.js", "dist/server/main.js");
