import { expectLegalPage, expectTableOfContents } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";

import { TermsPage } from "./terms-page.tsx";

const meta = preview.meta({ component: TermsPage, parameters: { layout: "fullscreen" } });

/** The whole text: a summary first, the list of its parts beside it, every heading an anchor. */
export const WholeText = meta.story({
  tags: ["visual"],
  play: ({ canvasElement }) => expectLegalPage(canvasElement, "Terms and Conditions"),
});
WholeText.test("every part is in the list, and every entry leads to a part", ({ canvasElement }) =>
  expectTableOfContents(canvasElement),
);
