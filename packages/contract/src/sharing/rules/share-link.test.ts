import { expect, test } from "vitest";

import { checkShareMessage, shareLink, shareMail, shareText } from "./share-link.ts";

test("puts the link below the message, or returns only the link if there is no message", () => {
  const link = shareLink("https://earshot.example", "6f1c");
  expect(link).toBe("https://earshot.example/shared-audio/6f1c");
  expect(shareText(" Listen! ", link)).toBe(`Listen!\n\n${link}`);
  expect(shareText("  ", link)).toBe(link);
});

test("prevents a message from adding mail headers", () => {
  const mail = new URL(shareMail("a&bcc=bo@example.com\nb"));
  expect(mail.protocol).toBe("mailto:");
  expect([...mail.searchParams]).toEqual([
    ["subject", "Check out my audio ad"],
    ["body", "a&bcc=bo@example.com\r\nb"],
  ]);
});

test("accepts a message of 500 characters and rejects one of 501, counting spaces", () => {
  expect(checkShareMessage({ message: "" })).toBeNull();
  expect(checkShareMessage({ message: "x".repeat(500) })).toBeNull();
  expect(checkShareMessage({ message: "x".repeat(501) })?.field).toBe("message");
  expect(checkShareMessage({ message: `${"x".repeat(500)} ` })?.field).toBe("message");
});
