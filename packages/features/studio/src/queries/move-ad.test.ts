import { moveAdCopy } from "@earshot/contract/ads/copy.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { afterEach, expect, test, vi } from "vitest";

import { moveAd } from "./move-ad.ts";

const wish = { uuid: "ad_1", projectId: "prj_2" };

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

test("sends the ad and the project, without a guest id for a client", async () => {
  const asked = answering(() => Response.json({ success: true, message: moveAdCopy.moved }));
  await expect(moveAd(wish, {})).resolves.toEqual({ is: "done" });
  expect(asked).toEqual([{ uuid: "ad_1", project_id: "prj_2" }]);
});

const text = "Failed to move ad. Please try again.";

test.each<[string, () => Response, string]>([
  ["a refusal with words", () => Response.json({ message: "Gone." }, { status: 404 }), `${text} Gone.`],
  ["the spec's own", () => Response.json(errorOf("ad_not_movable"), { status: 422 }), text],
  ["a refusal without words", () => Response.json({ message: "" }, { status: 404 }), text],
  ["an answer that does not say success", () => Response.json({ success: false }), text],
  ["a proxy's page", () => new Response("<h1>", { status: 502 }), text],
])("%s is the spec's text", async (_, answer, words) => {
  answering(answer);
  await expect(moveAd(wish, {})).resolves.toEqual({ is: "refused", words });
});

test("so is no answer at all", async () => {
  answering(() => {
    throw new TypeError("fetch failed");
  });
  await expect(moveAd(wish, {})).resolves.toEqual({ is: "refused", words: text });
});
