import { legalCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expect, within } from "storybook/test";

/** What each legal page keeps: its title is its first heading, and the way to it in the bar says that one is there. */
export async function expectLegalPage(page: HTMLElement, title: string): Promise<void> {
  const canvas = within(page);
  await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  const here = within(canvas.getByRole("navigation", { name: legalCopy.title })).getByText(title);
  await expect(here).toHaveAttribute("aria-current", "page");
}

/** Every part of a legal page is in the list of its parts, and every entry of that leads to a part. */
export async function expectPartsListed(page: HTMLElement): Promise<void> {
  const list = within(page).getByRole("navigation", { name: legalCopy.contents });
  const targets = Array.from(list.querySelectorAll("a"), (entry) => entry.getAttribute("href")?.slice(1));
  const parts = Array.from(page.querySelectorAll("main h2"), (heading) => heading.id);
  await expect(parts.length).toBeGreaterThan(3);
  await expect(targets).toEqual(parts);
}
