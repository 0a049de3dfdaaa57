import { signUpCopy } from "@earshot/contract/accounts/copy.ts";
import { brand } from "@earshot/contract/brand.ts";
import { landingNavigationCopy, landingCopy } from "@earshot/contract/landing/copy.ts";
import { footerCopy, legalCopy, sidebarCopy, themeCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, fn } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { ThemeMenu } from "../surfaces/theme-menu.tsx";
import { guide } from "./footer.guide.ts";
import { Footer, type FooterProps } from "./footer.tsx";
import { Mark } from "./mark.tsx";

const logIn = fn();

const to = (label: string, href: string, isExternal = false) => ({
  label,
  isExternal,
  link: <a href={href}>{label}</a>,
});

const groups: FooterProps["groups"] = [
  {
    title: landingCopy.product,
    links: [
      to(landingNavigationCopy.studio, "#/nbmaistudio"),
      to(landingNavigationCopy.pricing, "#pricing"),
      to(sidebarCopy.faqs, "#faq"),
      to(sidebarCopy.contactUs, "#contactus"),
    ],
  },
  {
    title: landingCopy.company,
    links: [
      to(landingNavigationCopy.about, brand.pages.about, true),
      to(landingCopy.careers, brand.pages.careers, true),
      to(landingCopy.press, brand.pages.press, true),
      to(landingCopy.help, brand.pages.help, true),
    ],
  },
  {
    title: footerCopy.followUs,
    links: brand.social.map(({ name, href }) => to(name, href, true)),
  },
];

const theme = (
  <ThemeMenu
    look="words"
    label={themeCopy.title}
    names={themeCopy}
    value="system"
    onChange={() => undefined}
  />
);

const meta = preview.meta({
  component: Footer,
  parameters: { guide, layout: "fullscreen" },
  args: {
    brand: (
      <a href="#/" style={{ display: "inline-flex", borderRadius: 8 }}>
        <Mark shape={brand.mark} name={brand.name} />
      </a>
    ),
    note: brand.postalAddress,
    label: footerCopy.title,
    externalNote: footerCopy.external,
    groups,
    actions: (
      <>
        <Button onClick={logIn}>{signUpCopy.logIn}</Button>
        <Button intent="primary" onClick={logIn}>
          {signUpCopy.open}
        </Button>
      </>
    ),
    legal: [
      to(legalCopy.privacy, "#/privacy_policy.html"),
      to(legalCopy.terms, "#/terms_and_condition.html"),
    ],
    theme,
  },
  beforeEach: () => {
    logIn.mockClear();
  },
});

/** Whole, and as short as it can be. */
export const EveryState = meta.story({
  tags: ["matrix"],
  // Two footers on one page: only here, so the second is no landmark.
  render: (args) => (
    <>
      <Footer {...args} />
      <section aria-label="Short" style={{ marginBlockStart: 32 }}>
        <Footer
          {...args}
          groups={undefined}
          actions={undefined}
          note={undefined}
          theme={undefined}
          label="Short"
        />
      </section>
    </>
  ),
});

/** A visitor on the landing page: everything that can be found, the two ways in, the theme. */
export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: footerCopy.title })).toBeVisible();
    await expect(canvas.getByRole("link", { name: legalCopy.terms })).toBeVisible();
  },
});
Visitor.test("opens log-in and sign-up", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: signUpCopy.logIn }));
  await userEvent.click(canvas.getByRole("button", { name: signUpCopy.open }));
  await expect(logIn).toHaveBeenCalledTimes(2);
});
Visitor.test("is walked by Tab in the order in which it is read", async ({ canvas, userEvent }) => {
  const order = [brand.name, signUpCopy.logIn, signUpCopy.open, landingNavigationCopy.studio];
  for (const name of order) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
  await expectFocusVisible(canvas.getByRole("link", { name: landingNavigationCopy.studio }));
});

/** A client: nothing to log in to, so the two buttons are gone. */
export const Client = meta.story({
  args: { actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: signUpCopy.logIn })).toBeNull();
    await expect(canvas.getByRole("contentinfo")).toHaveTextContent(brand.postalAddress);
  },
});

/** Links that leave the site show an arrow, and say so to readers. */
export const LeavingTheSite = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: `${landingCopy.careers} ${footerCopy.external}` });
    await expect(link).toHaveAttribute("href", brand.pages.careers);
    await expect(link).not.toHaveAttribute("target");
    await expect(canvas.getByRole("link", { name: landingNavigationCopy.pricing })).toHaveTextContent(
      landingNavigationCopy.pricing,
    );
  },
});

/** On pages that have nothing more to lead to: one line with the brand, the legal pages and the theme. */
export const OneLine = meta.story({
  args: { groups: undefined, actions: undefined, note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getByRole("link", { name: legalCopy.privacy })).toBeVisible();
  },
});

/** One line on a phone: the theme comes below the links. */
export const OneLineOnPhone = OneLine.extend({
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: () => expectNoReflowOverflow(),
});

/** A tablet: the brand above, the groups beside each other below it. */
export const OnTablet = meta.story({
  globals: { viewport: { value: "tablet768", isRotated: false } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("heading").map((heading) => heading.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});

/** A phone: two groups beside each other, nothing cut off. */
export const OnPhone = meta.story({
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: () => expectNoReflowOverflow(),
});

/** The narrowest phone with text twice as large: one column. */
export const Narrowest = meta.story({
  globals: narrowest,
  play: () => expectNoReflowOverflow(),
});

const long = to("Allgemeine Geschäftsbedingungen für Hörfunkwerbekampagnen", "#agb");

/** Long words: they wrap inside their column. */
export const LongWords = meta.story({
  globals: narrowest,
  args: {
    groups: [{ title: "Rechtliches und Datenschutzbestimmungen", links: [long] }],
    legal: [long],
  },
  play: () => expectNoReflowOverflow(),
});

/** Many links: the groups grow, the rest stays where it is. */
export const Many = meta.story({
  args: {
    groups: Array.from({ length: 5 }, (_, group) => ({
      title: `${landingCopy.product} ${group + 1}`,
      links: Array.from({ length: 8 }, (_empty, place) =>
        to(`${landingNavigationCopy.studio} ${group + 1}.${place + 1}`, "#studio"),
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("list")).toHaveLength(6);
    await expectNoReflowOverflow();
  },
});

/** On a dark page. */
export const OnDark = meta.story({
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
  },
});

/** Right to left, in Arabic: arrows point to the other side. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    note: "إيرشوت، شارع المثال 1، دبي",
    groups: [
      { title: "المنتج", links: [to("الاستوديو", "#a"), to("الأسعار", "#b"), to("اتصل بنا", "#c")] },
      { title: "الشركة", links: [to("من نحن", "#d", true), to("الوظائف", "#e", true)] },
    ],
    legal: [to("سياسة الخصوصية", "#f"), to("الشروط والأحكام", "#g")],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("heading").map((heading) => heading.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThan(second!.left);
    await expectNoReflowOverflow();
  },
});
