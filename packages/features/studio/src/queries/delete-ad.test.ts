import { deleteAdCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { afterEach, expect, test, vi } from "vitest";

import { deleteAd } from "./delete-ad.ts";

const guest = { temp_user_id: "abcdefghijkl" };

/** A server with this response; records its requests. */
function answering(answer: () => Response) {
  const asked: unknown[] = [];
  const fetch = vi.fn(async (_address: string, { body }: RequestInit) => {
    asked.push(JSON.parse(body as string));
    return answer();
  });
  vi.stubGlobal("fetch", fetch);
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

test("sends the ad and the caller's identity", async () => {
  const asked = answering(() => Response.json({ status: "success", message: deleteAdCopy.deleted }));
  await expect(deleteAd("ad_1", guest)).resolves.toEqual({ is: "done" });
  expect(asked).toEqual([{ uuid: "ad_1", ...guest }]);
});

test.each([
  [
    "nobody asks, which is looked at first",
    null,
    "",
    "Error: User session not found. Please refresh the page.",
  ],
  ["there is no uuid", guest, "", "Error: Audio ID not found. Cannot delete."],
])("asks nothing when %s", async (_, identity, uuid, words) => {
  const asked = answering(() => Response.json({}));
  await expect(deleteAd(uuid, identity)).resolves.toEqual({ is: "impossible", words });
  expect(asked).toEqual([]);
});

test("a 401 returns the same message as the check before the request", async () => {
  answering(() =>
    Response.json({ status: "error", message: errors.delete_identity_missing.message }, { status: 401 }),
  );
  await expect(deleteAd("ad_1", {})).resolves.toEqual({
    is: "impossible",
    words: errors.delete_identity_missing.message,
  });
});

const failed = "Error deleting audio: Delete failed:";

test.each<[string, () => Response, string]>([
  [
    "a refusal",
    () => Response.json({ message: "Gone." }, { status: 404 }),
    `${failed} Server error (404). Gone.`,
  ],
  [
    "one without words",
    () => Response.json({ message: "" }, { status: 404 }),
    `${failed} Server error (404)`,
  ],
  ["a proxy's page", () => new Response("<h1>", { status: 502 }), `${failed} Server error (502)`],
  [
    "another status",
    () => Response.json({ status: "error", message: "Not now." }),
    "Error deleting audio: Not now.",
  ],
  ["no status", () => Response.json({}), `${failed} Unknown error`],
  ["no answer", () => Response.error(), "Error deleting audio: Network error. Please try again."],
])("%s can be tried again", async (_, answer, words) => {
  answering(() => {
    const response = answer();
    if (response.type === "error") throw new TypeError("fetch failed");
    return response;
  });
  await expect(deleteAd("ad_1", guest)).resolves.toEqual({ is: "refused", words });
});
