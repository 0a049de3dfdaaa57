import { describe, expect, test } from "vitest";

import { arrivingForm, formOfHero, heroOf } from "./arriving-form.ts";
import { emptyForm, type StudioForm } from "./studio-form.ts";

const hero = { brand: "Kettle & Co", outline: "Tea by post", voiceGender: "female" } as const;
const arrived = formOfHero(hero);
const draft: StudioForm = { ...emptyForm, productName: "Lumen", prompt: "Lamps", volume: 80 };
const older: StudioForm = { ...emptyForm, script: "Bikes, bikes, bikes." };

describe("the hero's values in an address", () => {
  test("are read as the landing page's form sends them", () => {
    const sent = new URLSearchParams({
      brand: " Kettle & Co ",
      outline: "Tea by post",
      voice_gender: "female",
    });
    expect(heroOf(sent)).toEqual(hero);
  });

  test.each(["", "tab=own", "brand=&outline=&voice_gender=", "brand=+&voice_gender=robot"])(
    "there are none in ?%s",
    (search) => expect(heroOf(new URLSearchParams(search))).toBeNull(),
  );

  test.each([
    ["brand=Kettle", { brand: "Kettle", outline: "", voiceGender: "" }],
    ["outline=Tea", { brand: "", outline: "Tea", voiceGender: "" }],
    ["voice_gender=male", { brand: "", outline: "", voiceGender: "male" }],
  ])("one is enough: ?%s", (search, found) => expect(heroOf(new URLSearchParams(search))).toEqual(found));

  test("an outline is cut at 1,500 characters, not within one", () => {
    const outline = `${"a".repeat(1499)}🍵`;
    expect(heroOf(new URLSearchParams({ outline }))?.outline).toBe("a".repeat(1499));
    expect(heroOf(new URLSearchParams({ outline: "b".repeat(1600) }))?.outline).toBe("b".repeat(1500));
  });

  test("fill the form's name, prompt and gender", () => {
    expect(arrived).toEqual({
      ...emptyForm,
      productName: "Kettle & Co",
      prompt: "Tea by post",
      voiceGender: "female",
    });
  });
});

describe("what stands in the form at first", () => {
  test("without a draft: what came with the page", () => {
    expect(arrivingForm(arrived, null)).toEqual({ form: arrived, setAside: null });
    expect(arrivingForm(emptyForm, null)).toEqual({ form: emptyForm, setAside: null });
  });

  test("without the hero's values: the draft, with what it set aside", () => {
    const kept = { form: draft, setAside: older };
    expect(arrivingForm(emptyForm, kept)).toEqual(kept);
  });

  test("the hero's values win, and set the draft aside", () => {
    expect(arrivingForm(arrived, { form: draft, setAside: older })).toEqual({
      form: arrived,
      setAside: draft,
    });
  });

  test("a draft that holds nothing sets nothing aside, and keeps what it had", () => {
    expect(arrivingForm(arrived, { form: emptyForm, setAside: null }).setAside).toBeNull();
    expect(arrivingForm(arrived, { form: emptyForm, setAside: older }).setAside).toBe(older);
  });

  test("the same hero form again goes on with what was made of it", () => {
    const goneOn: StudioForm = { ...arrived, length: 50, voiceGender: "" };
    expect(arrivingForm(arrived, { form: goneOn, setAside: older })).toEqual({
      form: { ...goneOn, voiceGender: "female" },
      setAside: older,
    });
  });
});
