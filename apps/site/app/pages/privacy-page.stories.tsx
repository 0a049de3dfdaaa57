import { expectLegalPage, expectTableOfContents } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";

import { PrivacyPage } from "./privacy-page.tsx";

const meta = preview.meta({ component: PrivacyPage, parameters: { layout: "fullscreen" } });

/** The whole text, with a summary, a table of contents next to it, and an anchor for every heading. */
export const WholeText = meta.story({
  play: ({ canvasElement }) => expectLegalPage(canvasElement, "Privacy Policy"),
});
WholeText.test("lists every section, and links every entry to a section", ({ canvasElement }) =>
  expectTableOfContents(canvasElement),
);
