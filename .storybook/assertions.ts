import { brand } from "@earshot/contract/brand.ts";
import { legalCopy } from "@earshot/contract/site/footer-copy.ts";
import { expect, type Mock, screen, userEvent, waitFor, within } from "storybook/test";

/** The narrowest width at which everything must reflow, in px at 100 % text size. */
const PHONE = 390;

/**
 * Checked after every story: nothing scrolls sideways, an open modal has focus and fits the window, and every
 * invalid control says why. Axe also checks names, roles and contrast.
 */
export async function expectStoryInvariants(): Promise<void> {
  await expectNoSidewaysScrollers();
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  if (window.innerWidth <= PHONE * textSize) await expectNoHorizontalScroll();
  await expectModalFocused();
  await Promise.all([...document.querySelectorAll("[aria-invalid=true]")].map(expectReason));
}

/** Layers above a modal that may have focus instead: menus, popovers, suggestions, toasts. */
const ABOVE = "[data-radix-popper-content-wrapper], [data-base-ui-portal], [aria-live]";

function openModal(): HTMLElement | undefined {
  const modals = [...document.querySelectorAll<HTMLElement>("[aria-modal=true]")];
  return modals.find(
    (modal) => modal.checkVisibility({ visibilityProperty: true }) && !modal.closest("[inert]"),
  );
}

async function expectModalFocused(): Promise<void> {
  // Retried, because a modal may be closing or a menu may be returning focus.
  await waitFor(() => {
    const focused = document.activeElement;
    const modal = openModal();
    if (!modal || modal.contains(focused) || focused?.closest(ABOVE)) return;
    if (!focused || focused === document.body) throw new Error("A modal is open and nothing has the focus.");
    throw new Error("A modal is open and the focus is behind it.");
  });
  const modal = openModal();
  if (!modal) return;
  const { top, bottom } = modal.getBoundingClientRect();
  await expect(top, "a modal begins above the window").toBeGreaterThanOrEqual(-0.5);
  await expect(bottom, "a modal ends below the window").toBeLessThanOrEqual(window.innerHeight + 0.5);
}

/** WCAG 2.2 3.3.1: errors are described in text. Axe does not check the description. */
async function expectReason(control: Element): Promise<void> {
  const ids = ["aria-errormessage", "aria-describedby"].flatMap(
    (attribute) => control.getAttribute(attribute)?.split(/\s+/) ?? [],
  );
  const reason = ids.map((id) => document.getElementById(id)?.textContent ?? "").join("");
  await expect(reason.trim(), "a control is marked invalid without a description").not.toBe("");
}

/** Checks that the control is marked invalid, and that its visible error is part of its accessible description. */
export async function expectFieldErrorLinked(control: HTMLElement, error: string | RegExp): Promise<void> {
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(
    typeof error === "string" ? expect.stringContaining(error) : error,
  );
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  const described = ids.map((id) => document.getElementById(id)).findLast((element) => element !== null);
  await waitFor(() => expect(described).toBeVisible());
}

/** Checks that after a rejected submit the error is linked to the field, which is focused again and keeps its value. */
export async function expectFieldRejected(
  field: () => HTMLElement,
  error: string,
  value: string,
): Promise<void> {
  await waitFor(() => expectFieldErrorLinked(field(), error));
  await waitFor(() => expect(field()).toHaveFocus());
  await expect(field()).toHaveValue(value);
}

/**
 * Checks that nothing is wider than the page (WCAG 2.2 1.4.10: 320 CSS px, or 1280 at 400 %), except in boxes that
 * scroll and text that ends in an ellipsis.
 */
export async function expectNoHorizontalScroll(container: Element = document.body): Promise<void> {
  // Waits for animations and retries, because anything that slides in starts outside the page, for one frame even
  // with reduced motion.
  await waitFor(async () => {
    await animationsFinished();
    const page = document.documentElement;
    const wide = [...container.querySelectorAll("*")].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const hidden = width <= 1 || element.closest("[aria-hidden=true]") !== null;
      return !hidden && !isInScrollerOrCutOff(element) && (left < -0.5 || right > page.clientWidth + 0.5);
    });
    await expect(wide, `wider than the page's ${page.clientWidth} px`).toEqual([]);
    await expect(page.scrollWidth, "the page scrolls sideways").toBeLessThanOrEqual(page.clientWidth);
  });
}

async function animationsFinished(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
}

const scrollsX = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

const cutsOff = (element: Element) => getComputedStyle(element).textOverflow === "ellipsis";

function isInScrollerOrCutOff(element: Element): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at !== document.body && (scrollsX(at) || cutsOff(at))) return true;
  }
  return false;
}

/**
 * Only rows of tabs and chips may scroll sideways, with `overflow-x-auto`. Other boxes should only scroll down, but a
 * word that is too long makes them scroll sideways too, even if their content isn't tall enough to scroll.
 */
async function expectNoSidewaysScrollers(): Promise<void> {
  const sideways = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 1 &&
      scrollsX(element) &&
      !element.matches(".overflow-x-auto, textarea"),
  );
  await expect(sideways, "a box scrolls sideways").toEqual([]);
}

const LIVE_REGIONS = "[aria-live]:not([aria-live=off]), output, [role=status], [role=alert], [role=log]";

/**
 * Checks that the text appears in a live region that was already on the page (screen readers often skip one that is
 * added together with its text) and that isn't hidden by an open dialog (WCAG 2.2 4.1.3).
 *
 * @param act makes the text appear
 */
export async function expectAnnouncement(text: string | RegExp, act: () => Promise<void>): Promise<void> {
  const before = new Set(document.querySelectorAll(LIVE_REGIONS));
  await act();
  const [announced] = await screen.findAllByText(text);
  const region = announced?.closest(LIVE_REGIONS);
  await expect(region, "the text is in no live region").toBeTruthy();
  await expect(before.has(region!), "the live region arrived with its text").toBe(true);
  const hiding = region?.closest("[inert], [aria-hidden=true]") ?? null;
  await expect(hiding, "the live region is hidden").toBeNull();
}

/** The widest outline on an element, its siblings and its label, in CSS px. */
function ringWidth(element: Element): number {
  const parts = [element, ...(element.parentElement?.children ?? []), element.closest("label")];
  const widths = parts.map((part) => {
    const { outlineStyle = "none", outlineWidth = "0" } = part ? getComputedStyle(part) : {};
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  });
  return Math.max(...widths);
}

/**
 * Checks that the element is focused with a ring of at least 2 px (WCAG 2.2 2.4.7, 2.4.13), and not covered (2.4.11).
 */
export async function expectFocusVisible(element: HTMLElement): Promise<void> {
  await expect(element).toHaveFocus();
  await expect(ringWidth(element)).toBeGreaterThanOrEqual(2);
  const { left, top, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(element.contains(onTop) || onTop?.closest("label")?.contains(element)).toBe(true);
}

/** Checks that Tab moves focus through controls with these names, in this order, each with a focus ring. */
export async function expectTabOrder(...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    await userEvent.tab();
    const focus = document.activeElement as HTMLElement;
    await expect(focus).toHaveAccessibleName(name);
    await expectFocusVisible(focus);
  }
}

interface DialogExpectations {
  /** The dialog's accessible name, which is its title. */
  name: string | RegExp;
  role?: "dialog" | "alertdialog";
  /**
   * The effect of Escape: it closes the dialog, closes it and calls this spy, or is blocked while the dialog is
   * pending.
   */
  escape: "closes" | "is blocked" | Mock;
  /** The button that opens the dialog and gets the focus back when it closes. */
  opener?: () => HTMLElement;
}

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex='0']";

/**
 * Checks that an open dialog has a name, traps focus, makes the page behind it inert, fits the window, handles Escape
 * and returns focus.
 */
export async function expectAccessibleDialog(expected: DialogExpectations): Promise<void> {
  const { name, role = "dialog", escape, opener } = expected;
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(dialog).toHaveAttribute("aria-modal", "true");
  await expectFocusTrapped(dialog);
  await expectRestInert(dialog);
  await expectInWindow(dialog);

  await userEvent.keyboard("{Escape}");
  if (escape === "is blocked") {
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainElement(focused());
    return;
  }
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  if (escape !== "closes") await expect(escape).toHaveBeenCalled();
  if (!opener) return;

  await userEvent.click(opener());
  await screen.findByRole(role, { name });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(opener()).toHaveFocus());
}

const focused = () => document.activeElement as HTMLElement | null;

async function expectFocusTrapped(dialog: HTMLElement): Promise<void> {
  await waitFor(() => expect(dialog).toContainElement(focused()));
  const first = focused();
  // Backwards first, because Shift+Tab easily escapes from the dialog element itself, which precedes its content.
  await userEvent.tab({ shift: true });
  await expect(dialog).toContainElement(focused());
  await userEvent.tab();
  await userEvent.tab();
  await expect(dialog).toContainElement(focused());
  first?.focus();
}

async function expectRestInert(dialog: HTMLElement): Promise<void> {
  const outside = [...document.querySelectorAll(FOCUSABLE)].filter(
    (element) =>
      !dialog.contains(element) &&
      !element.closest("[inert], [aria-live]") &&
      !element.hasAttribute("data-radix-focus-guard"),
  );
  await expect(outside).toEqual([]);
}

async function expectInWindow(dialog: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const { top, bottom, left, right } = dialog.getBoundingClientRect();
    await expect(Math.min(top, left), "it begins outside the window").toBeGreaterThanOrEqual(0);
    await expect(bottom, "it is taller than the window").toBeLessThanOrEqual(window.innerHeight + 0.5);
    await expect(right, "it is wider than the window").toBeLessThanOrEqual(window.innerWidth + 0.5);
  });
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await expectNoHorizontalScroll(dialog);
}

/**
 * Checks a log-in, sign-up or forgotten-password page: the brand links home, and a form follows the only first-level
 * heading.
 */
export async function expectAccountPage(page: HTMLElement, heading: string): Promise<void> {
  const canvas = within(page);
  await expect(canvas.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(canvas.getByRole("link", { name: brand.name })).toHaveAttribute("href", "/");
  await expect(canvas.getByRole("main").querySelector("form")).toBeVisible();
}

/** Checks a legal page: its title is the first heading, and the navigation marks it as the current page. */
export async function expectLegalPage(page: HTMLElement, title: string): Promise<void> {
  const canvas = within(page);
  await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  const here = within(canvas.getByRole("navigation", { name: legalCopy.title })).getByText(title);
  await expect(here).toHaveAttribute("aria-current", "page");
}

/** Checks that the table of contents links to every section of a legal page, in order. */
export async function expectTableOfContents(page: HTMLElement): Promise<void> {
  const contents = within(page).getByRole("navigation", { name: legalCopy.contents });
  const targets = Array.from(contents.querySelectorAll("a"), (link) => link.getAttribute("href")?.slice(1));
  const sections = Array.from(page.querySelectorAll("main h2"), (heading) => heading.id);
  await expect(sections.length).toBeGreaterThan(3);
  await expect(targets).toEqual(sections);
}
