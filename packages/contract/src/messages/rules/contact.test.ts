import { expect, test } from "vitest";

import { checkContact, type ContactForm } from "./contact.ts";

const complete: ContactForm = { full_name: "Ana Okafor", business_email: "ana@example.com" };

const wrongField = (changes: Partial<ContactForm>) => checkContact({ ...complete, ...changes })?.field;

test("accepts only name and e-mail", () => {
  expect(checkContact(complete)).toBeNull();
  expect(checkContact({ ...complete, company: null, phone_number: "", message: undefined })).toBeNull();
});

test("requires name and a valid e-mail, in this order", () => {
  expect(checkContact({ full_name: " ", business_email: "" })?.field).toBe("full_name");
  expect(checkContact({ ...complete, business_email: " " })?.message).toBe(
    "Please enter your business email",
  );
  expect(checkContact({ ...complete, business_email: "ana@" })?.message).toBe(
    "Please enter a valid email address",
  );
});

test.each([
  ["full_name", 200],
  ["company", 200],
  ["phone_number", 40],
  ["message", 5000],
] as const)("limits %s to %i characters", (field, most) => {
  expect(wrongField({ [field]: ` ${"x".repeat(most)} ` })).toBeUndefined();
  expect(wrongField({ [field]: "x".repeat(most + 1) })).toBe(field);
});
