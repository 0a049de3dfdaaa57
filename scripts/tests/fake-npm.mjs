// Replaces npm where a test does not need the real one: `ci`, and `run build`. Logs its arguments. Files in the root
// control it: `npm-fails`, and `hold-install`, which keeps an install running.
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
