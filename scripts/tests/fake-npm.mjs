// Replaces npm in tests that don't need the real one. Supports `ci` and `run build`, and logs its arguments. Fails if
// the root folder contains the file `npm-fails`; an install waits while it contains `hold-install`.
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const root = process.cwd();
const args = process.argv.slice(2);
appendFileSync("npm.log", `${args.join(" ")}\n`);
if (existsSync("npm-fails")) {
  console.log("what went wrong");
  process.exit(7);
}
if (args[0] === "ci") {
  rmSync("node_modules", { recursive: true, force: true });
  mkdirSync("node_modules");
  writeFileSync("node_modules/begun", "");
  while (existsSync("hold-install")) await sleep(20);
} else {
  for (const name of ["api", "site"]) {
    process.chdir(`${root}/apps/${name}`);
    await import(`./fake-build.mjs?${name}`);
  }
}
