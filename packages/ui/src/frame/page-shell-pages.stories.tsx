import { adCopy } from "@earshot/contract/ads/copy.ts";
import { brand } from "@earshot/contract/brand.ts";
import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { footerCopy, legalCopy, pageCopy } from "@earshot/contract/site/navigation-copy.ts";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Footer } from "./footer.tsx";
import { Mark } from "./mark.tsx";
import { guide } from "./page-shell.guide.ts";
import { PageShell } from "./page-shell.tsx";
import { TopBar } from "./top-bar.tsx";

const meta = preview.meta({
  component: PageShell,
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
  args: { skip: pageCopy.skip, bar: null, children: null },
});

/** A page without columns: settings, the legal pages. */
export const WorkAlone = meta.story({
  globals: { viewport: { value: "desktop1440", isRotated: false } },
  render: () => (
    <PageShell skip={pageCopy.skip} bar={<TopBar title={settingsCopy.title} />}>
      <p style={{ padding: 24 }}>{adCopy.untitled}</p>
    </PageShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toHaveTextContent(adCopy.untitled);
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
});

/** A public page: a header of its own that scrolls away, and the footer at the end, however short the page is. */
export const PublicPage = meta.story({
  globals: { viewport: { value: "desktop1440", isRotated: false } },
  render: () => (
    <PageShell
      skip={pageCopy.skip}
      barStays={false}
      bar={
        <header style={{ padding: 16 }}>
          <Mark shape={brand.mark} name={brand.name} />
        </header>
      }
      footer={
        <Footer
          brand={<Mark shape={brand.mark} name={brand.name} />}
          label={footerCopy.title}
          externalNote={footerCopy.external}
          legal={[{ label: legalCopy.privacy, link: <a href="#privacy">{legalCopy.privacy}</a> }]}
        />
      }
    >
      <h1 style={{ padding: 16 }}>{brand.name}</h1>
    </PageShell>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole("contentinfo").getBoundingClientRect();
    await expect(Math.round(bottom)).toBeGreaterThanOrEqual(document.documentElement.clientHeight);
    await expect(canvas.getByRole("main")).not.toContainElement(canvas.getByRole("contentinfo"));
  },
});
