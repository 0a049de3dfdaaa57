import { expect, test } from "vitest";

import { type Audience, describeAudience, placeName } from "./describe-audience.ts";

const everyone: Audience = { locations: [], age_groups: [], gender: [], device: [], interests: [] };
const texas = { country: "United States", region: "Texas" };

test.each([
  [{}, "People of all ages everywhere, on any device."],
  [
    {
      locations: [
        { ...texas, city: "Austin" },
        { ...texas, city: "San Antonio" },
      ],
      age_groups: ["25-34", "35-44", "45-54"],
      device: ["mobile", "smart_speaker"],
      interests: ["Food and drink", "Cooking"],
    },
    "People aged 25 to 54 in Austin and San Antonio, on phones and smart speakers, who like food and drink or cooking.",
  ],
  [
    { gender: ["female"], age_groups: ["65+", "18-24", "55-64"], interests: ["DIY"] },
    "Women aged 18 to 24 or 55 and over everywhere, on any device, who like DIY.",
  ],
  [{ gender: ["male", "female"] }, "People of all ages everywhere, on any device."],
  [
    { gender: ["male"], locations: [texas, { country: "Chile" }] },
    "Men of all ages in Texas and Chile, on any device.",
  ],
  [
    { locations: Array.from({ length: 100 }, (_, index) => ({ country: `C${index}` })) },
    "People of all ages in C0, C1, C2 and 97 other places, on any device.",
  ],
  [
    { locations: [{ country: "الأردن", city: "عمّان" }, { country: "กรุงเทพฯ" }] },
    "People of all ages in \u2068عمّان\u2069 and กรุงเทพฯ, on any device.",
  ],
] as [Partial<Audience>, string][])("describes %j in one sentence", (some, sentence) => {
  expect(describeAudience({ ...everyone, ...some })).toBe(sentence);
});

test.each([
  [{ ...texas, city: "Austin" }, "Austin, Texas"],
  [{ country: "Malta", region: null, city: "Sliema" }, "Sliema, Malta"],
  [texas, "Texas, United States"],
  [{ country: "Chile" }, "Chile"],
])("names the place %j", (place, name) => {
  expect(placeName(place)).toBe(name);
});
