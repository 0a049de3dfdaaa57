import { expectLegalPage, expectTableOfContents } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";

import { PrivacyPage } from "./privacy-page.tsx";

const meta = preview.meta({ component: PrivacyPage, parameters: { layout: "fullscreen" } });

/** The whole text: a summary first, the list of its parts beside it, every heading an anchor. */
export const WholeText = meta.story({
  play: ({ canvasElement }) => expectLegalPage(canvasElement, "Privacy Policy"),
});
WholeText.test("every part is in the list, and every entry leads to a part", ({ canvasElement }) =>
  expectTableOfContents(canvasElement),
);
