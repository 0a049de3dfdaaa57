import { expectLegalPage, expectTableOfContents } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";

import { TermsPage } from "./terms-page.tsx";

const meta = preview.meta({ component: TermsPage, parameters: { layout: "fullscreen" } });

/** The whole text, with a summary, a table of contents next to it, and an anchor for every heading. */
export const WholeText = meta.story({
  tags: ["visual"],
  play: ({ canvasElement }) => expectLegalPage(canvasElement, "Terms and Conditions"),
});
WholeText.test("lists every section, and links every entry to a section", ({ canvasElement }) =>
  expectTableOfContents(canvasElement),
);
