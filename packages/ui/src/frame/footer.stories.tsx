import { brand } from "@earshot/contract/brand.ts";
import { landingNavigationCopy, landingCopy } from "@earshot/contract/landing/copy.ts";
import { footerCopy, legalCopy } from "@earshot/contract/site/footer-copy.ts";
import { sidebarCopy, themeCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectTabOrder } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { expect, fn } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { ThemeMenu } from "../surfaces/theme-menu.tsx";
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

const long = to("Allgemeine Geschäftsbedingungen für Hörfunkwerbekampagnen", "#agb");

const meta = preview.meta({
  component: Footer,
  parameters: { layout: "fullscreen" },
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
        <Button onClick={logIn}>{footerCopy.logIn}</Button>
        <Button intent="primary" onClick={logIn}>
          {topBarCopy.signUp}
        </Button>
      </>
    ),
    legal: [
      to(legalCopy.privacy, "#/privacy_policy.html"),
      to(legalCopy.terms, "#/terms_and_condition.html"),
    ],
    theme: (
      <ThemeMenu look="words" label={themeCopy.title} names={themeCopy} value="system" onChange={fn()} />
    ),
  },
  beforeEach: () => {
    logIn.mockClear();
  },
});

/** With all parts, and as a single line with a long word. */
export const EveryState = meta.story({
  tags: ["matrix"],
  // In a section, so that the second footer is not a landmark.
  render: ({ brand: home, externalNote, ...args }) => (
    <>
      <Footer {...args} brand={home} externalNote={externalNote} />
      <section aria-label="Short" style={{ marginBlockStart: 32 }}>
        <Footer brand={home} externalNote={externalNote} label="Short" legal={[long]} />
      </section>
    </>
  ),
});

/** A visitor who is not logged in. */
export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: footerCopy.title })).toBeVisible();
    await expect(canvas.getByRole("link", { name: legalCopy.terms })).toBeVisible();
  },
});
Visitor.test("opens log-in and sign-up, in reading order", async ({ canvas, userEvent }) => {
  await expectTabOrder(brand.name, footerCopy.logIn, topBarCopy.signUp, landingNavigationCopy.studio);
  await userEvent.click(canvas.getByRole("button", { name: footerCopy.logIn }));
  await userEvent.click(canvas.getByRole("button", { name: topBarCopy.signUp }));
  await expect(logIn).toHaveBeenCalledTimes(2);
});
Visitor.test("says which links are external, and opens them in the same tab", async ({ canvas }) => {
  const link = canvas.getByRole("link", { name: `${landingCopy.careers} ${footerCopy.external}` });
  await expect(link).toHaveAttribute("href", brand.pages.careers);
  await expect(link).not.toHaveAttribute("target");
});
const tablet = { globals: { viewport: { value: "tablet768", isRotated: false } } };
Visitor.test("shows the groups in one row on a tablet", tablet, async ({ canvas }) => {
  const tops = canvas.getAllByRole("heading").map((heading) => heading.getBoundingClientRect().top);
  await expect(new Set(tops).size).toBe(1);
});

/** The pointer is over a link. */
export const Hover = meta.story({
  play: ({ canvas }) => expectLook(canvas.getByRole("link", { name: legalCopy.terms }), "hover"),
});
