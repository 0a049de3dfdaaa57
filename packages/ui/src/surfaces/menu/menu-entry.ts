import type { ReactElement, ReactNode } from "react";

/** One of several, of which exactly one is chosen. */
export interface MenuOption {
  label: string;
  icon?: ReactNode;
  chosen: boolean;
  onChoose: () => void;
}

/** What a menu can hold. Its labels differ from each other. */
export type MenuEntry =
  /** Does something and closes the menu. `danger` for what can't be taken back. */
  | {
      kind: "action";
      label: string;
      icon?: ReactNode;
      tone?: "plain" | "danger";
      disabled?: boolean;
      onSelect: () => void;
    }
  /** Goes somewhere. `link` is the element without children: `<a href="/account-settings" />`. */
  | { kind: "link"; label: string; icon?: ReactNode; link: ReactElement<{ children?: ReactNode }> }
  /** On or off. The menu stays open. */
  | { kind: "check"; label: string; checked: boolean; onChange: (checked: boolean) => void }
  /** A named choice of one, for example the theme. The menu stays open, so that each can be tried. */
  | { kind: "choice"; label: string; options: readonly MenuOption[] }
  /** Says whose menu it is; can't be chosen. */
  | { kind: "label"; label: string; detail?: string }
  /** Parts what doesn't belong together. `id` tells several apart. */
  | { kind: "line"; id: string };
