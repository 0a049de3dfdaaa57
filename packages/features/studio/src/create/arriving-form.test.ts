import { describe, expect, test } from "vitest";

import { arrivingForm, formOfHero, heroOf } from "./arriving-form.ts";
import { emptyForm, type StudioForm } from "./studio-form.ts";

const hero = { brand: "Kettle & Co", outline: "Tea by post", voiceGender: "female" } as const;
const arrived = formOfHero(hero);
const draft: StudioForm = { ...emptyForm, productName: "Lumen", prompt: "Lamps", volume: 80 };
const older: StudioForm = { ...emptyForm, script: "Bikes, bikes, bikes." };

describe("the hero form's values in a URL", () => {
  test("parses the format that the landing page's form sends", () => {
    const sent = new URLSearchParams({
      brand: " Kettle & Co ",
      outline: "Tea by post",
      voice_gender: "female",
    });
    expect(heroOf(sent)).toEqual(hero);
  });

  test.each(["", "tab=own", "brand=&outline=&voice_gender=", "brand=+&voice_gender=robot"])(
    "finds no values in ?%s",
    (search) => expect(heroOf(new URLSearchParams(search))).toBeNull(),
  );

  test.each([
    ["brand=Kettle", { brand: "Kettle", outline: "", voiceGender: "" }],
    ["outline=Tea", { brand: "", outline: "Tea", voiceGender: "" }],
    ["voice_gender=male", { brand: "", outline: "", voiceGender: "male" }],
  ])("parses a single value: ?%s", (search, found) =>
    expect(heroOf(new URLSearchParams(search))).toEqual(found),
  );

  test("counts a line break, which is submitted as CRLF, as one character", () => {
    const outline = `${"a".repeat(1498)}\nb`;
    const sent = new URLSearchParams({ outline: outline.replace("\n", "\r\n") });
    expect(heroOf(sent)).toEqual({ brand: "", outline, voiceGender: "" });
  });

  test("marks a truncated outline", () => {
    const sent = new URLSearchParams({ outline: "b".repeat(1501) });
    expect(heroOf(sent)).toEqual({ brand: "", outline: "b".repeat(1500), voiceGender: "", isCut: true });
  });

  test("truncates without splitting a character", () => {
    const outline = `${"a".repeat(1499)}🍵`;
    expect(heroOf(new URLSearchParams({ outline }))?.outline).toBe("a".repeat(1499));
    expect(heroOf(new URLSearchParams({ outline: "b".repeat(1600) }))?.outline).toBe("b".repeat(1500));
    expect(heroOf(new URLSearchParams({ brand: "c".repeat(15_000) }))?.brand).toBe("c".repeat(200));
  });

  test("fills in the form's name, prompt and gender", () => {
    expect(arrived).toEqual({
      ...emptyForm,
      productName: "Kettle & Co",
      prompt: "Tea by post",
      voiceGender: "female",
    });
  });
});

describe("the initial form", () => {
  test("uses the form that the page was opened with if there is no draft", () => {
    expect(arrivingForm(arrived, null)).toEqual({ form: arrived, setAside: null });
    expect(arrivingForm(emptyForm, null)).toEqual({ form: emptyForm, setAside: null });
  });

  test("uses the draft, including the form that was set aside, if there are no hero values", () => {
    const kept = { form: draft, setAside: older };
    expect(arrivingForm(emptyForm, kept)).toEqual(kept);
  });

  test("sets the draft aside if there are hero values", () => {
    expect(arrivingForm(arrived, { form: draft, setAside: older })).toEqual({
      form: arrived,
      setAside: draft,
    });
  });

  test("keeps the form that was already set aside if the draft is empty", () => {
    expect(arrivingForm(arrived, { form: emptyForm, setAside: null }).setAside).toBeNull();
    expect(arrivingForm(arrived, { form: emptyForm, setAside: older }).setAside).toBe(older);
  });

  test("continues the draft if the same hero values arrive again", () => {
    const goneOn: StudioForm = { ...arrived, length: 50, voiceGender: "" };
    expect(arrivingForm(arrived, { form: goneOn, setAside: older })).toEqual({
      form: { ...goneOn, voiceGender: "female" },
      setAside: older,
    });
  });
});
