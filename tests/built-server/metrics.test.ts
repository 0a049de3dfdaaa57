import { expect, test } from "vitest";

import { startBuiltServer, withDataFolder } from "./built-server.ts";
import { signUpClient, Visitor } from "./visitor.ts";

test("responds with 404 until metrics are configured", () =>
  withDataFolder(async (folder) => {
    const { origin, end } = await startBuiltServer(folder);
    for (const Authorization of ["", "Bearer null", "Bearer undefined", "Bearer "]) {
      const { status } = await new Visitor().send(origin, "GET", "/metrics", { headers: { Authorization } });
      expect(status).toBe(404);
    }
    await end("SIGTERM");
  }));

test("counts requests by route pattern, without personal data", () =>
  withDataFolder(async (folder) => {
    const { origin, end } = await startBuiltServer(folder, { METRICS_TOKEN: "letmesee" });
    const client = await signUpClient(origin, "ada@metrics.example");
    client.cookies.set("temp_user_id", "S3cretGuest1");
    await client.send(origin, "PATCH", "/api/projects/some-id?token=s3cret", { json: { name: "Any" } });
    await client.send(origin, "GET", "/nbmaistudio?outline=s3cret");
    await client.send(origin, "GET", "/nothing/s3cret");
    const { status, text } = await client.send(origin, "GET", "/metrics", {
      headers: { Authorization: "Bearer letmesee" },
    });
    expect(status).toBe(200);
    expect(text).toContain('route="/api/projects/{projectId}",method="PATCH",status="404"} 1\n');
    expect(text).toMatch(/^process_resident_memory_bytes \d{8,}$/m);
    expect(text).not.toMatch(/some-id|s3cret|ada@|S3cretGuest1|letmesee/);
    await end("SIGTERM");
  }));
