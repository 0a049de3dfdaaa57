import { expect, test } from "vitest";

import { brandMark, markBrand, nameBrand } from "../brand-mark.ts";
import { contactsOf } from "../contacts.ts";
import { callIn, callToAction } from "./calls.ts";
import { piecesOf } from "./pieces.ts";

function callOf(description: string, kind: "business" | "thing" | "event" = "business"): string {
  const marked = markBrand(description, "Kora");
  const contacts = contactsOf(marked);
  const piece = callIn(piecesOf(marked), contacts);
  return nameBrand(
    callToAction(piece, { kind, wording: "plain", thirdPerson: false, contacts, description: marked }),
    "Kora",
  );
}

test.each([
  ["We bake. Call 0113 496 0123 to book.", "Call Kora at 0113 496 0123 to book"],
  ["We bake. Visit www.kora.com today!", "Visit Kora at kora.com today"],
  ["Order at kora.com. We bake.", "Order from Kora at kora.com"],
  ["We bake. CTA: stop by this morning", "Stop by Kora this morning"],
  ["Call to action: free consultation. kora.com", "Ask for your free consultation from Kora at kora.com"],
  ["We cook. Book a table: (212) 555-0147", "Call Kora at (212) 555-0147 to book a table"],
  ["We cook. Book your table today. Tel: 555-0147-22", "Call Kora at 555-0147-22 to book your table"],
  ["Use code TEN for 10% off at kora.com", "Visit Kora at kora.com, and use code TEN for 10% off"],
  ["We help. Donate at kora.org.", "Donate to Kora at kora.org"],
  ["We bake. kora.com, 0113 496 0123", "Call Kora at 0113 496 0123, or visit kora.com"],
  ["We bake. Write: hi@kora.com", "Write to Kora at hi@kora.com"],
  ["We bake at 12 Mill Street", "Come and see Kora today, at 12 Mill Street"],
  ["We bake.", "Ask for Kora today"],
])("%s → %s", (description, call) => {
  expect(callOf(description)).toBe(call);
});

test("an app is downloaded, tickets are for an event", () => {
  expect(callOf("Track time. Download it today on the App Store", "thing")).toBe(
    "Download Kora today on the App Store",
  );
  expect(callOf("40 bands. Get tickets at kora.com", "event")).toBe("Get tickets for Kora at kora.com");
  expect(callOf("40 bands. Tickets from $20: kora.com", "event")).toBe(
    "Get your tickets for Kora at kora.com",
  );
});

test("every call names the brand", () => {
  for (const order of [
    "Hurry in now",
    "Discover the taste",
    "Adopt a dog today",
    "Come to our open day on May 9",
    "Act now",
  ]) {
    expect(
      callToAction(
        { text: order, topic: "call", end: ".", at: 0 },
        { kind: "business", wording: "plain", thirdPerson: false, contacts: {}, description: "" },
      ),
    ).toContain(brandMark);
  }
});
