import type { ReactElement, ReactNode } from "react";

/** One of several options, exactly one of which is chosen. */
interface MenuOption {
  label: string;
  icon?: ReactNode;
  chosen: boolean;
  onChoose: () => void;
}

/** A menu entry. Labels are unique within a menu. */
export type MenuEntry =
  /** An action, which closes the menu. `danger` if irreversible. */
  | {
      kind: "action";
      label: string;
      icon?: ReactNode;
      tone?: "plain" | "danger";
      disabled?: boolean;
      onSelect: () => void;
    }
  /** `link` is an element without children: `<a href="/account-settings" />`. */
  | { kind: "link"; label: string; icon?: ReactNode; link: ReactElement<{ children?: ReactNode }> }
  /** A checkbox. The menu stays open. */
  | { kind: "check"; label: string; checked: boolean; onChange: (checked: boolean) => void }
  /** A radio group, for example the theme. The menu stays open. */
  | { kind: "choice"; label: string; options: readonly MenuOption[] }
  /** A label, not selectable, that names the owner or subject of the menu. */
  | { kind: "label"; label: string; detail?: string }
  /** A separator line. */
  | { kind: "line"; id: string };
