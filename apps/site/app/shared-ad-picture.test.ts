import { type AdByLink, readAdByLink } from "@earshot/contract/sharing/read.ts";
import sharp from "sharp";
import { expect, test, vi } from "vitest";

import { textWidth } from "./outlined-text.server.ts";
import { sharedAdPicture } from "./shared-ad-picture.server.ts";

vi.mock("./outlined-text.server.ts", { spy: true });

const ad = (title: string, some: Partial<AdByLink> = {}): AdByLink => ({
  ...readAdByLink({ uuid: "ad_1", title, brand: "Kettle", audio_url: "/sound", duration_ms: 20_000 })!,
  peaks: [0, 128, 255],
  ...some,
});

/** A horizontal strip of a picture: its raw pixels, in base64. */
const strip = async (picture: Buffer, top: number, height: number) =>
  (await sharp(picture).extract({ left: 80, top, width: 900, height }).raw().toBuffer()).toString("base64");

async function drawn(some: AdByLink, network = "192.0.2.1"): Promise<Buffer> {
  const picture = await sharedAdPicture(some, network);
  if (!picture) throw new Error("Too many pictures wait.");
  return picture;
}

const titles = (picture: Buffer) => strip(picture, 220, 160);

test.each([
  ["a title", "Brunch"],
  ["a title of 200 letters without a space", "x".repeat(200)],
  ["markup", "<script>alert(1)</script> & “more”"],
  ["nothing known", ""],
])("draws %s at the size of a link preview", async (_what, title) => {
  const picture = await drawn(ad(title, title === "" ? { brand: "", peaks: [], seconds: null } : {}));
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
});

test("shows the title, unless the font lacks its writing system", async () => {
  const [brunch, lunch, arabic, chinese] = await Array.fromAsync(
    ["Brunch", "Lunch", "مخبز الياسمين", "咖啡"],
    async (title) => titles(await drawn(ad(title))),
  );
  expect(brunch).not.toBe(lunch);
  expect(arabic).toBe(chinese);
  expect(arabic).not.toBe(brunch);
});

test("draws the ad's own waveform", async () => {
  const [loud, quiet] = await Array.fromAsync([255, 20], (peak) =>
    drawn(ad("Brunch", { peaks: Array.from({ length: 100 }, () => peak) })),
  );
  expect(await strip(loud!, 470, 120)).not.toBe(await strip(quiet!, 470, 120));
});

test("rejects a request for a picture while too many from the same network are waiting, and draws the picture later", async () => {
  const pictures = Array.from({ length: 5 }, (_, at) =>
    sharedAdPicture(ad("Crowd", { uuid: `ad_${at}` }), "192.0.2.1"),
  );
  expect(pictures.at(-1)).toBeNull();
  await Promise.all(pictures.filter((picture) => picture !== null));
  expect(await drawn(ad("Crowd", { uuid: "ad_4" }))).toBeInstanceOf(Buffer);
});

test("draws a picture for another network before a busy network's queue", async () => {
  const order: string[] = [];
  const draw = async (network: string, at: number) => {
    await drawn(ad("Queue", { uuid: `queue_${network}_${at}` }), network);
    order.push(network);
  };
  const busy = Array.from({ length: 4 }, (_, at) => draw("busy", at));
  await new Promise(setImmediate);
  await Promise.all([...busy, draw("other", 0)]);
  expect(order).toEqual(["busy", "other", "busy", "busy", "busy"]);
});

test("draws only one picture, with the newest title, if an ad is renamed while its picture is waiting", async () => {
  const pictures = await Promise.all(["First", "Second", "Newest"].map((title) => drawn(ad(title))));
  expect(new Set(pictures).size).toBe(1);
  expect(await drawn(ad("Newest"))).toBe(pictures[0]);
  expect(await titles(await drawn(ad("First")))).not.toBe(await titles(pictures[0]!));
});

test("lays out a long title only a few times, and not at all for a cached picture", async () => {
  const long = ad("w".repeat(200), { brand: "W".repeat(200) });
  const layouts = vi.mocked(textWidth).mockClear();
  await drawn(long);
  expect(layouts.mock.calls.length).toBeLessThan(30);
  layouts.mockClear();
  await drawn(long);
  expect(layouts).not.toHaveBeenCalled();
});
