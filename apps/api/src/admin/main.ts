import { runAdmin } from "./admin.ts";

// Run by scripts/admin.mjs. Sets the exit code and lets the process exit by itself, because process.exit() could
// truncate the output.
process.exitCode = await runAdmin({
  words: process.argv.slice(2),
  environment: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
