// Stands for npm where a test does not need the real one: `ci`, and `run build -w @earshot/<name>`. Notes what it was asked for.
// The file `npm-fails` in the root says what it does; `hold-install` keeps an install from ending.
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const args = process.argv.slice(2);
appendFileSync("npm.log", `${args.join(" ")}\n`);
if (existsSync("npm-fails")) {
  console.log("what went wrong");
  process.exit(7);
}
if (args[0] === "ci") {
  mkdirSync("node_modules", { recursive: true });
  for (const name of readdirSync("node_modules")) rmSync(`node_modules/${name}`, { recursive: true });
  writeFileSync("node_modules/begun", "");
  while (existsSync("hold-install")) await wait(20);
  writeFileSync("node_modules/whole", "");
} else {
  process.chdir(`apps/${args.at(-1)?.replace("@earshot/", "")}`);
  await import("./fake-build.mjs");
}
