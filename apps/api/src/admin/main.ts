import { runAdmin } from "./admin.ts";

// Run by scripts/admin.mjs. Its end is waited for, not forced: what was said must reach the terminal.
process.exitCode = await runAdmin({
  words: process.argv.slice(2),
  environment: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
