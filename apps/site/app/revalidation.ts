import type { ShouldRevalidateFunction } from "react-router";

function withoutDialog({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete("dialog");
  return `${pathname}?${rest.toString()}`;
}

/**
 * Keeps a page's data while only its dialog opens or closes: otherwise Back would have to wait for the server, and an
 * error would replace the page.
 */
export const unlessDialog: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  withoutDialog(currentUrl) !== withoutDialog(nextUrl) && defaultShouldRevalidate;

/** Keeps a page's data while its path is unchanged, for pages that put their tab into the URL without the router. */
export const unlessSamePath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
