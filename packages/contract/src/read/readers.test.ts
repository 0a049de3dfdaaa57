import { describe, expect, test } from "vitest";

import { readProviders, readUser } from "../accounts/read.ts";
import { readAd } from "../ads/read.ts";
import { readProject } from "../projects/read.ts";
import { readMessage, readSuccess } from "./reply.ts";

const nothing = [null, undefined, "", "text", 7, true, [], [{ id: "1" }]];

describe("a user", () => {
  const ana = {
    id: "u1",
    firstName: "Ana",
    lastName: "Okafor",
    email: "ana@example.com",
    pendingEmail: "ana@new.example",
    businessName: "Coffee & Co",
    companyType: "agency",
    agencyCode: "AG-1",
    receiveProjectUpdates: false,
    receiveNewsletter: false,
  };

  test("reads either set of field names", () => {
    expect(readUser({ ...ana, pending_email: ana.pendingEmail })).toEqual(ana);
    const { firstName, lastName, email, pendingEmail, ...rest } = ana;
    expect(
      readUser({
        ...rest,
        first_name: firstName,
        last_name: lastName,
        credential: { email },
        pending_email: pendingEmail,
      }),
    ).toEqual(ana);
  });

  test.each([
    [undefined, true],
    [null, true],
    ["", true],
    ["maybe", true],
    [true, true],
    [false, false],
    ["false", false],
    [0, false],
  ])("reads receiveNewsletter %j as %s", (receiveNewsletter, gets) => {
    expect(readUser({ ...ana, receiveNewsletter })?.receiveNewsletter).toBe(gets);
  });

  test.each([...nothing, {}, { firstName: "Ana" }])("returns null for %j", (input) => {
    expect(readUser(input)).toBeNull();
  });

  test("omits social log-in providers that the contract doesn't know", () => {
    expect(readProviders({ user: null, providers: ["linkedin", "another", 1, "toString"] })).toEqual([
      "linkedin",
    ]);
    expect(
      [{ user: null }, { providers: "google" }, null].flatMap((answer) => readProviders(answer)),
    ).toEqual([]);
  });
});

describe("a project", () => {
  test("is identified by its uuid, or by its id if it has none", () => {
    const spring = { id: "p1", name: "Spring", description: "Created on 1 May" };
    expect(readProject({ ...spring, uuid: "p1" })).toEqual(spring);
    expect(readProject({ ...spring, id: 3, uuid: "p1" })).toEqual(spring);
    expect(readProject(spring)).toEqual(spring);
    expect(readProject({ id: "p1" })).toEqual({ id: "p1", name: "", description: "" });
    expect(readProject({ name: "Spring" })).toBeNull();
  });
});

describe("an ad", () => {
  const known = {
    uuid: "ad1",
    filepath: "/audiostack/audio/ad1",
    title: "Weekend offer",
    description: "Half off",
    createdAt: "2026-11-21T08:00:00.000Z",
    lengthSeconds: 30,
    thirdPerson: true,
  };

  test("reads the primary field names", () => {
    const ad = readAd({
      uuid: "ad1",
      filepath: "/audiostack/audio/ad1",
      product_name: "Weekend offer",
      title: "another",
      product_description: "Half off",
      created_at: "2026-11-21T08:00:00.000Z",
      product_length: 30,
      thirdPerson: true,
    });
    expect(ad).toMatchObject(known);
  });

  test.each([
    { title: "Weekend offer", description: "Half off", adLength: "30 sec", third_person: true },
    { name: "Weekend offer", description: "Half off", length: "30", third_person: "true" },
    { product_name: " ", title: "Weekend offer", description: "Half off", adLength: 30, third_person: 1 },
  ])("reads alternative field names: %j", (names) => {
    expect(
      readAd({ id: "ad1", filepath: "/audiostack/audio/ad1", createdAt: known.createdAt, ...names }),
    ).toMatchObject(known);
  });

  test("uses the measured length if there is one", () => {
    expect(readAd({ id: "a", product_length: 30, duration_ms: 29_870 })?.lengthSeconds).toBe(29.87);
    expect(readAd({ id: "a", product_length: 30, duration_ms: null })?.lengthSeconds).toBe(30);
  });

  test.each(["soon", "-5", -5, Number.NaN, {}, null])("reads the length %j as null", (product_length) => {
    expect(readAd({ id: "a", product_length })?.lengthSeconds).toBeNull();
  });

  test("is ready once it has audio, unless its state says otherwise", () => {
    expect(readAd({ id: "a", filepath: "/x.mp3" })?.state).toBe("ready");
    expect(readAd({ id: "a", filepath: "/x.mp3", state: "failed" })?.state).toBe("failed");
    expect(readAd({ id: "a", state: "odd" })?.state).toBe("processing");
  });

  test("drops invalid lines and warnings", () => {
    expect(
      readAd({
        id: "a",
        lines: [{ text: "Hi.", voice: 2, start_ms: 100 }, { text: "Lo.", start_ms: 0 }, { text: "x" }],
        outlet_warnings: [{ code: "silence", message: "It is silent." }, { code: "loudness" }],
      }),
    ).toMatchObject({
      lines: [
        { text: "Hi.", voice: 2, startMs: 100 },
        { text: "Lo.", voice: null, startMs: 0 },
      ],
      outletWarnings: [{ code: "silence", message: "It is silent." }],
    });
  });
});

test.each([
  [{ message: "No." }, "No."],
  [{ message: " ", error: "No." }, "No."],
  [{ error: "No." }, "No."],
  [{ message: { code: 1 } }, null],
  [{}, null],
  [null, null],
  ["<html>", null],
])("reads the message of %j as %j", (response, message) => {
  expect(readMessage(response)).toBe(message);
});

test.each([
  [{ success: true }, true],
  [{ status: "success" }, true],
  [{ success: "true" }, false],
  [{ success: false, status: "error" }, false],
  [null, false],
])("detects whether the response %j is a success: %s", (answer, well) => {
  expect(readSuccess(answer)).toBe(well);
});
