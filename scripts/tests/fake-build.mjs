// The build script of both workspaces of a fake project, run in each workspace's folder. Waits while the root folder
// contains the file `hold-build`.
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

mkdirSync("dist/server", { recursive: true });
writeFileSync("dist/begun", "");
while (existsSync("../../hold-build")) await sleep(20);
cpSync("server.js", "dist/server/main.js");
