import { languages, tones } from "@earshot/contract/languages.ts";
import { tradesIn } from "@earshot/contract/music/rules/trades.ts";
import { expect, test } from "vitest";

import { findTrack, library } from "./library.ts";
import { recommendTrack } from "./recommend-track.ts";

const tradesOf = (description: string, tone = "") =>
  findTrack(recommendTrack({ description, tone }))?.suggestedFor.trades ?? [];

test.each([
  ["Rosie's Bakery: sourdough and croissants, sat 8-2", "bakery"],
  ["24h plumber, drains unblocked, no call-out fee", "home services"],
  ["Iron Temple gym, crossfit + personal training, first week free", "fitness"],
  ["Day spa: hot stone massage and sauna, two for one", "wellness"],
  ["Greenfield Funeral Home, caring for families since 1950", "memorial"],
  ["Food bank needs your donation this winter", "charity"],
  ["Dr. Lee, family dentist, new patients welcome", "health"],
  ["Taquería El Sol: tacos al pastor, 2x1 los martes", "latin"],
  ["Abogados de accidentes, consulta gratis", "legal"],
  ["Zahnarzt Dr. Weber in Köln, Termine auch samstags", "health"],
  ["Boulangerie Martin, pains et viennoiseries maison", "bakery"],
  ["Autofficina Rossi: cambio gomme e tagliandi", "cars"],
  ["Fietsenwinkel Jansen: alle fietsen met korting", "sport"],
  ["Oficina de música para crianças e brinquedos de madeira", "kids"],
  ["Стоматологическая клиника «Улыбка», лечение без боли", "health"],
  ["مطعم الشام: مشويات وبيتزا على الفحم", "restaurant"],
  ["ऑनलाइन कोचिंग, कक्षा 10 के लिए", "education"],
  ["新开的健身房，私教课程八折", "fitness"],
  ["駅前のパン屋。焼きたてのパンとケーキ", "bakery"],
  ["강아지 미용과 동물병원, 반려견 호텔", "pets"],
])("recognizes the trade in %j", (description, trade) => {
  const trades = tradesIn(description);
  expect(trades.get(trade as never)).toBe(Math.max(...trades.values()));
  expect(tradesOf(description)).toContain(trade);
});

test.each([
  "Auto repair. Christmas special: free winter check",
  "Panadería Sol: roscón y turrón para Navidad",
  "Bäckerei Huber: Stollen zu Weihnachten",
  "クリスマスケーキ予約受付中",
])("gives Christmas precedence over the trade in %j", (description) => {
  expect(tradesOf(description)).toContain("christmas");
});

test.each([
  "Of course you can ring us. Learn more, browse our model homes and enjoy fair prices.",
  "С днём рождения! Детали по телефону.",
  "فكرة جديدة",
  "",
  "🎉🎉🎉",
])("recognizes no trade in %j", (description) => {
  expect([...tradesIn(description).keys()]).toEqual([]);
});

test.each([
  ["of those that suit the trade", "Our restaurant is open for dinner.", "restaurant"],
  ["of all, without a trade", "", null],
])("chooses the track %s by tone", (_, description, trade) => {
  const found = ["deep", "energetic", "upbeat"].map((tone) => {
    const track = findTrack(recommendTrack({ description, tone }));
    expect(track?.suggestedFor.tones).toContain(tone);
    if (trade) expect(track?.suggestedFor.trades).toContain(trade);
    return track;
  });
  expect(new Set(found).size).toBe(found.length);
});

test("always recommends a library track, and the same one for the same ad", () => {
  for (const tone of [...tones, "none of these"]) {
    for (const description of ["", "x".repeat(5000), ...languages.map(({ name }) => name)]) {
      const id = recommendTrack({ description, tone });
      expect(findTrack(id)).toBeDefined();
      expect(recommendTrack({ description, tone })).toBe(id);
    }
  }
});

test("has a track for every tone, and recommends each track for some trade and tone", () => {
  const suggested = new Set(library.flatMap(({ suggestedFor }) => suggestedFor.tones));
  expect(tones.filter((tone) => tone !== "" && !suggested.has(tone))).toEqual([]);
  for (const { suggestedFor } of library) {
    expect(suggestedFor.trades.length).toBeGreaterThan(0);
    expect(suggestedFor.tones.length).toBeGreaterThan(0);
  }
});
