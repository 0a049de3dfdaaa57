import type { BrowserCommand } from "vitest/node";

import type { Emulation } from "./modes.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Changes the settings of the browser that shows this page. */
    emulate: (settings: Emulation) => Promise<void>;
  }
}

type Tested = Parameters<BrowserCommand>[0];

/** Cached, because a page's settings last only as long as the session that set them. */
const sessions = new WeakMap<Tested["page"], ReturnType<Tested["context"]["newCDPSession"]>>();

export const emulate: BrowserCommand<[Emulation]> = async (
  { page, context },
  { forcedColors, defaultFontSize },
) => {
  await page.emulateMedia({ forcedColors });
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  const fontSizes = { standard: defaultFontSize, fixed: defaultFontSize * (13 / 16) };
  await (await session).send("Page.setFontSizes", { fontSizes });
};
