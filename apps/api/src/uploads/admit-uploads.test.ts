import { afterAll, beforeAll, expect, test } from "vitest";

import { sendTo, startTestApi } from "../testing/test-api.ts";

const hour = 3_600_000;

let server: Awaited<ReturnType<typeof startTestApi>>;
beforeAll(async () => {
  server = await startTestApi({
    limits: { uploads: { most: 1, within: hour }, guestUploadsPerAddress: { most: 2, within: hour } },
  });
});
afterAll(() => server.stop());

/** Sends an upload with this body; `received` counts the parts of the body that were read. */
async function upload(headers: Record<string, string>, file?: string) {
  let received = 0;
  const form = new FormData();
  if (file !== undefined) form.set("audio", new File([file], "spring.mp3"));
  const endless = new ReadableStream(
    {
      pull(controller) {
        received += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://localhost/audiostack/upload-audio", {
    method: "POST",
    headers:
      file === undefined ? { ...headers, "Content-Type": "multipart/form-data; boundary=----test" } : headers,
    body: file === undefined ? endless : form,
    ...(file === undefined && { duplex: "half" }),
  });
  const response = await sendTo(server.api, request);
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code, received };
}

test("rejects an upload that has no owner or exceeds a limit, without reading its body", async () => {
  expect(await upload({ "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate" })).toEqual({
    status: 401,
    code: "identity_missing",
    received: 0,
  });
  const first = { Cookie: "temp_user_id=guest0000001" };
  expect(await upload(first, "no sound")).toMatchObject({ status: 415 });
  expect(await upload(first)).toEqual({ status: 429, code: "too_many_uploads", received: 0 });
  const second = { Cookie: "temp_user_id=guest0000002" };
  expect(await upload(second, "no sound")).toMatchObject({ status: 415 });
  const third = { Cookie: "temp_user_id=guest0000003" };
  expect(await upload(third)).toEqual({ status: 429, code: "too_many_guest_uploads", received: 0 });
  // Without a cookie, the body could still contain the guest's id. It isn't read, because the IP address has no
  // uploads left.
  expect(await upload({})).toEqual({ status: 429, code: "too_many_guest_uploads", received: 0 });
});
