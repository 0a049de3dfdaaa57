import { runAdmin } from "./admin.ts";

// Run by scripts/admin.mjs. Exits by itself, as process.exit() could truncate the output.
process.exitCode = await runAdmin({
  words: process.argv.slice(2),
  environment: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
