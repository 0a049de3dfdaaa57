import type { DrawerSide } from "./panel.tsx";

/*
 * What stands beside the scroll bar's place, told to the page's root: styles.css gives that place its colour. A rule with
 * `html:has(…)` could do without, but the browser would ask it anew with every change of the page: with each letter typed.
 */
const overlays = new Set<symbol>();
let panels: { key: symbol; side: DrawerSide | undefined }[] = [];

function tellRoot(): void {
  const root = document.documentElement;
  root.toggleAttribute("data-overlaid", overlays.size > 0);
  const side = panels.at(-1)?.side;
  if (side) root.dataset["drawer"] = side;
  else delete root.dataset["drawer"];
}

/**
 * An overlay is over the page, fading in, standing or fading out.
 * @returns undo
 */
export function overlayIsThere(): () => void {
  const key = Symbol();
  overlays.add(key);
  tellRoot();
  return () => {
    overlays.delete(key);
    tellRoot();
  };
}

/**
 * A modal stands above all others.
 * @param side where it stands, if it is a drawer
 * @returns undo
 */
export function panelIsThere(side: DrawerSide | undefined): () => void {
  const key = Symbol();
  panels = [...panels, { key, side }];
  tellRoot();
  return () => {
    panels = panels.filter((panel) => panel.key !== key);
    tellRoot();
  };
}
