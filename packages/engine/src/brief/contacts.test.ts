import { expect, test } from "vitest";

import { preferredContacts } from "./contact-choice.ts";
import { contactsIn } from "./contacts.ts";
import { readEnglish } from "./languages/en.ts";
import { readItalian } from "./languages/it.ts";
import { readBrief } from "./read-brief.ts";

const valuesIn = (text: string) => contactsIn(text, readEnglish).map(({ value }) => value);
const read = (description: string) => readBrief({ name: "Kora", description }, readEnglish);

test("reads a web address in full", () => {
  for (const address of ["kora.co.za", "kora.example.com.ng", "kora.com.my", "kora.co.uk/book"])
    expect(valuesIn(`Book at ${address}.`)).toEqual([address]);
  expect(valuesIn("See kora.my sister runs it")).toEqual([]);
});

test.each([
  ["Registration: 555-123-4567", ["555-123-4567"]],
  ["Call the charity 0300 123 4567", ["0300 123 4567"]],
  ["Smith Plumbing Company 555-123-4567", ["555-123-4567"]],
  ["Permit 12345 555-123-4567", ["555-123-4567"]],
  ["ABN 12 345 678 901 0412 345 678", ["0412 345 678"]],
  ["Lic 1234567 555-123-4567", ["555-123-4567"]],
  ["Registered charity number: 1234567890", []],
  ["Company No. 01234567", []],
  ["VAT 123 456 789", []],
  ["License to Sell No. 00321-19", []],
])("distinguishes phone numbers from registration numbers: %j", (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});

test.each([
  ["Telefono 06.555.010.", ["06.555.010"]],
  ["Telefono 10.555.010.", []],
])("distinguishes phone numbers from figures in the millions: %j", (text, values) => {
  expect(contactsIn(text, readItalian).map(({ value }) => value)).toEqual(values);
});

test.each([
  ["our website now at kora.example", 2],
  ["call this number now: 0113 496 0002", 2],
  ["the number’s changed to 0113 496 0002", 1],
])("replaces a contact only with one that the brief calls new: %j", (text, count) => {
  expect(read(`We clean gutters in Leeds. Call 0113 496 0001. ${text}`).contacts).toHaveLength(count);
});

test.each([
  ["If there’s time, mention the website", 2],
  ["please use the website address as written", 2],
  ["If there is room, say the website", 2],
  ["if both don’t fit, the website", 1],
  ["if there is only room for one, just the phone number", 1],
  ["if only one fits, the website", 1],
])("drops a contact only if a note chooses another: %j", (note, count) => {
  const brief = read("We clean gutters in Leeds. Call 0113 496 0001. Visit kora.example.");
  expect(preferredContacts(brief, [note])).toHaveLength(count);
});
