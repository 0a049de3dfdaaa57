import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { FileDrop } from "./file-drop.tsx";

/** The server's markup, which is what a browser has before or without JavaScript. */
const html = renderToStaticMarkup(
  <form action="/audiostack/upload-audio" method="post" encType="multipart/form-data">
    <FileDrop
      label="Click to upload or drag and drop"
      hint="mp3, wav, wma or aac (max. 2mb)"
      error="This file is empty."
      name="audio"
      accept="audio/*,.mp3"
      required
      copy={{ drop: "Drop", otherKind: "No", onlyOne: (name) => name, busy: "Busy" }}
    />
  </form>,
);
const input = /<input[^>]*>/.exec(html)?.[0] ?? "";
const id = / id="([^"]+)"/.exec(input)?.[1];

it("renders a native file input", () => {
  expect(input).toContain('type="file"');
  expect(input).toContain('name="audio"');
  expect(input).toContain('accept="audio/*,.mp3"');
  expect(input).toContain("required");
  expect(input).not.toContain("multiple");
});

it("links the label, hint and error to the input", () => {
  expect(id).toBeTruthy();
  expect(html).toContain(`<label for="${id}"`);
  expect(input).toContain(`aria-describedby="${id}-hint ${id}-error"`);
  expect(html).toContain(`id="${id}-error"`);
  expect(input).toContain('aria-invalid="true"');
});
