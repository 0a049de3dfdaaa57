import { expect, test } from "vitest";

import { startBuiltServer } from "./built-server.ts";
import { newClient } from "./client-account.ts";
import { withFolder } from "./temporary-folder.ts";
import { Visitor } from "./visitor.ts";

test("there are no metrics until they are configured", () =>
  withFolder(async (folder) => {
    const { origin, end } = await startBuiltServer(folder);
    for (const Authorization of ["", "Bearer null", "Bearer undefined", "Bearer "]) {
      const { status } = await new Visitor().ask(origin, "GET", "/metrics", { headers: { Authorization } });
      expect(status).toBe(404);
    }
    await end("SIGTERM");
  }));

test("with a token they count by route pattern, and hold nothing of who called", () =>
  withFolder(async (folder) => {
    const { origin, end } = await startBuiltServer(folder, { METRICS_TOKEN: "letmesee" });
    const client = await newClient(origin, "ada@metrics.example");
    client.cookies.set("temp_user_id", "S3cretGuest1");
    await client.ask(origin, "PATCH", "/api/projects/some-id?token=s3cret", { json: { name: "Any" } });
    await client.ask(origin, "GET", "/nbmaistudio?outline=s3cret");
    await client.ask(origin, "GET", "/nothing/s3cret");
    const { status, text } = await client.ask(origin, "GET", "/metrics", {
      headers: { Authorization: "Bearer letmesee" },
    });
    expect(status).toBe(200);
    expect(text).toContain('route="/api/projects/{projectId}",method="PATCH",status="404"} 1\n');
    expect(text).toMatch(/^process_resident_memory_bytes \d{8,}$/m);
    expect(text).not.toMatch(/some-id|s3cret|ada@|S3cretGuest1|letmesee/);
    await end("SIGTERM");
  }));
