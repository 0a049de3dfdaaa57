import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";

import { expect, onTestFinished, test } from "vitest";

const runModule = new URL("./run-server.ts", import.meta.url).href;

/**
 * A process whose site logs requests and its shutdown. Responds after 300 ms, or to `/held` once no other connection
 * is open.
 */
const program = `
  import { runServer } from ${JSON.stringify(runModule)};
  await runServer(async ({ server }) => ({
    listener: (request, response) => {
      console.log("request " + request.url);
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
  const output: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  return { child, output: () => output.join("") };
}

async function addressOf({ output }: { output: () => string }): Promise<string> {
  await expect.poll(output, { timeout: 15_000 }).toMatch(/Earshot is at \S+\n/);
  return /Earshot is at (\S+)\n/.exec(output())?.[1] ?? "";
}

async function codeOf(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, "exit");
  return code as unknown;
}

test("prints its URL once it accepts requests", async () => {
  const site = start({ PORT: "0" });
  const address = await addressOf(site);
  expect(site.output()).toBe(`Earshot is at ${address}\nA note\n`);
  expect(await (await fetch(address)).text()).toBe("done");
});

test("prints the brand's name", async () => {
  const brandModule = import.meta.resolve("@earshot/contract/brand.ts");
  const renamed = `import { brand } from ${JSON.stringify(brandModule)}; brand.name = "Another"; ${program}`;
  const site = start({ PORT: "0" }, [process.execPath, "--input-type=module", "-e", renamed]);
  await expect.poll(site.output, { timeout: 15_000 }).toMatch(/^Another is at http:\/\/localhost:\d+\n/);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "finishes pending requests on %s and ignores a second signal",
  async (signal) => {
    const site = start({ PORT: "0" });
    const address = await addressOf(site);
    const body = fetch(address).then((response) => response.text());
    await expect.poll(site.output).toContain("request /\n");
    site.child.kill(signal);
    site.child.kill(signal);
    expect(await body).toBe("done");
    expect(await codeOf(site.child)).toBe(0);
    expect(site.output()).toContain("stopped");
  },
);

test("exits even though a keep-alive connection is open", async () => {
  const site = start({ PORT: "0" });
  const address = await addressOf(site);
  const keepAlive = connect(Number(new URL(address).port), "localhost");
  onTestFinished(() => void keepAlive.destroy());
  keepAlive.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(keepAlive, "data");
  const body = fetch(`${address}/held`).then((response) => response.text());
  await expect.poll(site.output).toContain("request /held\n");
  site.child.kill("SIGTERM");
  expect(await body).toBe("alone");
  expect(await codeOf(site.child)).toBe(0);
});

test("stops when its parent process exits", async () => {
  const parent = `
    const { spawn } = await import("node:child_process");
    const env = { ...process.env, STOP_WITH_PARENT: String(process.pid) };
    spawn(process.execPath, ["--input-type=module", "-e", ${JSON.stringify(program)}], { env, stdio: "inherit" });
  `;
  const site = start({ PORT: "0" }, [process.execPath, "--input-type=module", "-e", parent]);
  const address = await addressOf(site);
  site.child.kill("SIGKILL");
  await expect.poll(site.output, { timeout: 5000 }).toContain("stopped");
  await expect(fetch(address)).rejects.toThrow();
});

test("prints one line when the port is in use", async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const site = start({ PORT: String(port) });
  expect(await codeOf(site.child)).toBe(1);
  expect(site.output()).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another number.\n`);
});

test("prints one line if a setting is invalid", async () => {
  const site = start({ PORT: "x" });
  expect(await codeOf(site.child)).toBe(1);
  expect(site.output()).toBe("PORT is “x”: it takes a whole number from 0 to 65535.\n");
});

test("exits with the API's own error line if the API can't start", async () => {
  const failing = program.replace(
    "listener:",
    `...(await (async () => {
    throw Object.assign(new Error("The data folder /x can't be written."), { name: "StartError" });
  })()), listener:`,
  );
  const site = start({ PORT: "0" }, [process.execPath, "--input-type=module", "-e", failing]);
  expect(await codeOf(site.child)).toBe(1);
  expect(site.output()).toBe("The data folder /x can't be written.\n");
});

test("responds with 503 and Retry-After until the site has started", async () => {
  const slow = program
    .replace(
      "await runServer(async ({ server }) => ({",
      `await runServer(async ({ server }) => {
    console.log("Port " + server.address().port);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }); ({`,
    )
    .replace("}));", "});");
  const site = start({ PORT: "0" }, [process.execPath, "--input-type=module", "-e", slow]);
  await expect.poll(site.output, { timeout: 15_000 }).toMatch(/Port \d+\n/);
  const response = await fetch(`http://localhost:${/Port (\d+)/.exec(site.output())?.[1]}/api/session`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
});
