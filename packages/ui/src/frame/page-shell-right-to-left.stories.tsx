import { brand } from "@earshot/contract/brand.ts";
import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { TextArea } from "../inputs/text-area.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { EmptyState } from "../surfaces/empty-state.tsx";
import { Mark } from "./mark.tsx";
import { guide } from "./page-shell.guide.ts";
import { at } from "./page-shell.stories.tsx";
import { PageShell } from "./page-shell.tsx";
import { RightToLeft as SidebarInArabic } from "./sidebar-looks.stories.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

/** The studio's words in Arabic. */
const words = {
  skip: "تخطَّ إلى المحتوى",
  studio: "استوديو الإعلانات الصوتية",
  back: "رجوع",
  close: "إغلاق",
  navigation: "التنقّل",
  openNavigation: "افتح التنقّل",
  ads: "إعلاناتي",
  noAds: "لا إعلانات بعد",
  noAdsText: "أنشئ إعلانك الصوتي الأول وسيظهر هنا.",
  product: "اسم المنتج أو الخدمة",
  prompt: "عمّ يتحدث إعلانك؟",
  create: "أنشئ إعلانًا صوتيًا",
  settings: "الصوت والموسيقى",
  delivery: "تعليمات الإلقاء",
};

const meta = preview.meta({
  component: PageShell,
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  globals: { direction: "rtl" },
  args: {
    skip: words.skip,
    bar: <TopBar title={words.studio} back={{ label: words.back, onBack: fn() }} />,
    sidebar: {
      title: words.navigation,
      openLabel: words.openNavigation,
      closeLabel: words.close,
      heading: <Mark shape={brand.mark} name={brand.name} />,
      render: (place) => (
        <Sidebar
          {...SidebarInArabic.composed.args}
          label={words.navigation}
          look={place === "drawer" ? "drawer" : "expanded"}
        />
      ),
    },
    list: {
      label: words.ads,
      content: (
        <div style={{ padding: 24 }}>
          <EmptyState level={2} title={words.noAds} text={words.noAdsText} />
        </div>
      ),
    },
    panel: {
      title: words.settings,
      openLabel: words.settings,
      closeLabel: words.close,
      content: <TextArea label={words.delivery} defaultValue="بهدوء، مع وقفة قبل اسم Coffee & Co." />,
    },
    children: (
      <div style={{ display: "grid", gap: 20, padding: 24 }}>
        <TextField label={words.product} />
        <TextArea label={words.prompt} rows={6} />
        <Button intent="primary" size="lg" wide>
          {words.create}
        </Button>
      </div>
    ),
  },
});

/** Right to left, in Arabic: the sidebar stands at the right, the panel at the left. */
export const ThreeColumns = meta.story({
  globals: at("desktop1440"),
  play: async ({ canvas }) => {
    const order = [
      canvas.getByRole("complementary", { name: words.settings }),
      canvas.getByLabelText(words.product),
      canvas.getByRole("region", { name: words.ads }),
      canvas.getByRole("navigation", { name: words.navigation }),
    ].map((part) => part.getBoundingClientRect().left);
    await expect(order).toEqual(order.toSorted((one, other) => one - other));
    await expectNoReflowOverflow();
  },
});

/** On a phone: what fetches the sidebar stands at the right of the bar, the title beside it. */
export const OnPhone = meta.story({
  globals: at("phone390"),
  play: async ({ canvas }) => {
    const [opener, title, panel] = [
      canvas.getByRole("button", { name: words.openNavigation }),
      canvas.getByRole("heading", { name: words.studio }),
      canvas.getByRole("button", { name: words.settings }),
    ].map((part) => part.getBoundingClientRect());
    await expect(opener!.left).toBeGreaterThanOrEqual(title!.right);
    await expect(title!.left).toBeGreaterThanOrEqual(panel!.right);
  },
});

/** The sidebar fetched: a drawer at the right, where reading begins. */
export const SidebarFetched = meta.story({
  globals: at("phone390"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: words.openNavigation }));
    const drawer = await screen.findByRole("dialog", { name: words.navigation }, { timeout: 5000 });
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(window.innerWidth));
    await expect(drawer.getBoundingClientRect().left).toBeGreaterThan(0);
  },
});
SidebarFetched.test("keeps what every dialog keeps", async ({ canvas }) => {
  await expectDialogContract({
    name: words.navigation,
    escape: "closes",
    opener: () => canvas.getByRole("button", { name: words.openNavigation }),
  });
});
