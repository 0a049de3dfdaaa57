import type { ShouldRevalidateFunction } from "react-router";

function withoutDialog({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete("dialog");
  return `${pathname}?${rest.toString()}`;
}

/**
 * Keeps a page's data while only its dialog opens or closes: Back would wait for the server, and replace the page by an error if that
 * fails.
 */
export const unlessDialog: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  withoutDialog(currentUrl) !== withoutDialog(nextUrl) && defaultShouldRevalidate;

/** Keeps a page's data while its path stays: for pages that write their tab into the address past the router. */
export const unlessSamePath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
