// Entry point of every root command: `node scripts/run.mjs <command> [arguments]`. It runs before anything is
// installed, and Node 12 must be able to parse it, so that an old Node reports one line instead of a syntax error.
const OLDEST = 20;

if (Number(process.versions.node.split(".")[0]) >= OLDEST) {
  void import("./bootstrap/bootstrap.mjs").then(({ bootstrap }) =>
    bootstrap(process.argv[2], process.argv.slice(3)),
  );
} else {
  console.error(
    `Earshot needs Node ${OLDEST} or newer; this is Node ${process.versions.node}. Get one from https://nodejs.org.`,
  );
  process.exitCode = 1;
}
