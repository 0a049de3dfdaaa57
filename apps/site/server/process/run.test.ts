import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";

import { expect, onTestFinished, test } from "vitest";

const runModule = new URL("./run.ts", import.meta.url).href;

/**
 * A process whose site says that it was asked, answers after 300 ms (`/held`: once no other connection is open), and
 * says when it is stopped.
 */
const program = `
  import { run } from ${JSON.stringify(runModule)};
  await run(async ({ server }) => ({
    listener: (request, response) => {
      console.log("asked " + request.url);
      if (request.url !== "/held") return setTimeout(() => response.end("done"), 300);
      const look = setInterval(() => server.getConnections((error, count) => {
        if (count > 1) return;
        clearInterval(look);
        response.end("alone");
      }), 20);
    },
    notes: ["A note"],
    stop: async () => console.log("stopped"),
  }));
`;

function start(
  env: Record<string, string>,
  command = [process.execPath, "--input-type=module", "-e", program],
) {
  const [file = "", ...args] = command;
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  return { child, said: () => said.join("") };
}

async function addressOf({ said }: { said: () => string }): Promise<string> {
  await expect.poll(said, { timeout: 15_000 }).toMatch(/Earshot is at \S+\n/);
  return /Earshot is at (\S+)\n/.exec(said())?.[1] ?? "";
}

async function codeOf(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, "exit");
  return code as unknown;
}

test("says where it is, once it answers", async () => {
  const site = start({ PORT: "0" });
  const address = await addressOf(site);
  expect(site.said()).toBe(`Earshot is at ${address}\nA note\n`);
  expect(await (await fetch(address)).text()).toBe("done");
});

test("says it under the brand's name", async () => {
  const brandModule = import.meta.resolve("@earshot/contract/brand.ts");
  const renamed = `import { brand } from ${JSON.stringify(brandModule)}; brand.name = "Another"; ${program}`;
  const site = start({ PORT: "0" }, [process.execPath, "--input-type=module", "-e", renamed]);
  await expect.poll(site.said, { timeout: 15_000 }).toMatch(/^Another is at http:\/\/localhost:\d+\n/);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets the request under way finish, and a second counts as the first",
  async (signal) => {
    const site = start({ PORT: "0" });
    const address = await addressOf(site);
    const answer = fetch(address).then((response) => response.text());
    await expect.poll(site.said).toContain("asked /\n");
    site.child.kill(signal);
    site.child.kill(signal);
    expect(await answer).toBe("done");
    expect(await codeOf(site.child)).toBe(0);
    expect(site.said()).toContain("stopped");
  },
);

test("a connection that is kept open does not hold the process", async () => {
  const site = start({ PORT: "0" });
  const address = await addressOf(site);
  const kept = connect(Number(new URL(address).port), "localhost");
  onTestFinished(() => void kept.destroy());
  kept.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(kept, "data");
  const answer = fetch(`${address}/held`).then((response) => response.text());
  await expect.poll(site.said).toContain("asked /held\n");
  site.child.kill("SIGTERM");
  expect(await answer).toBe("alone");
  expect(await codeOf(site.child)).toBe(0);
});

test("stops when the process that started it is gone", async () => {
  const parent = `
    const { spawn } = await import("node:child_process");
    const env = { ...process.env, STOP_WITH_PARENT: String(process.pid) };
    spawn(process.execPath, ["--input-type=module", "-e", ${JSON.stringify(program)}], { env, stdio: "inherit" });
  `;
  const site = start({ PORT: "0" }, [process.execPath, "--input-type=module", "-e", parent]);
  const address = await addressOf(site);
  site.child.kill("SIGKILL");
  await expect.poll(site.said, { timeout: 5000 }).toContain("stopped");
  await expect(fetch(address)).rejects.toThrow();
});

test("a port in use is one clear line", async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const site = start({ PORT: String(port) });
  expect(await codeOf(site.child)).toBe(1);
  expect(site.said()).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another number.\n`);
});

test("a setting that can't be used is one clear line", async () => {
  const site = start({ PORT: "x" });
  expect(await codeOf(site.child)).toBe(1);
  expect(site.said()).toBe("PORT is “x”: it takes a whole number from 0 to 65535.\n");
});

test("an API that can't start is its own one line, and the port is free again", async () => {
  const failing = program.replace(
    "listener:",
    `...(await (async () => {
    throw Object.assign(new Error("The data folder /x can't be written."), { name: "StartError" });
  })()), listener:`,
  );
  const site = start({ PORT: "0" }, [process.execPath, "--input-type=module", "-e", failing]);
  expect(await codeOf(site.child)).toBe(1);
  expect(site.said()).toBe("The data folder /x can't be written.\n");
});

test("until the site has started, requests are told to come again", async () => {
  const slow = program
    .replace(
      "await run(async ({ server }) => ({",
      `await run(async ({ server }) => {
    console.log("Port " + server.address().port);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }); ({`,
    )
    .replace("}));", "});");
  const site = start({ PORT: "0" }, [process.execPath, "--input-type=module", "-e", slow]);
  await expect.poll(site.said, { timeout: 15_000 }).toMatch(/Port \d+\n/);
  const answer = await fetch(`http://localhost:${/Port (\d+)/.exec(site.said())?.[1]}/api/session`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});
