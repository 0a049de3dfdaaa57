import { expect, test } from "vitest";

import { asHtml } from "./as-html.ts";

test("keeps paragraphs and line breaks", () => {
  expect(asHtml("Hello,\n\none\ntwo\n")).toContain(
    '<p style="margin:0 0 16px">Hello,</p>\n<p style="margin:0 0 16px">one<br>two</p>',
  );
});

test("escapes user input, including in the link", () => {
  const html = asHtml(`<script>alert(1)</script>\n\nhttps://a.example/?x="&y`, {
    label: "<b>Open</b>",
    href: `https://a.example/?x="&y`,
  });
  expect(html).not.toContain("<script>");
  expect(html).not.toContain("<b>");
  expect(html).toContain(`href="https://a.example/?x=&quot;&amp;y"`);
});
