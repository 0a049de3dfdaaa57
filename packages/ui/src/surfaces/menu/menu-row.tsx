import { cva } from "class-variance-authority";
import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { cloneElement, type ReactNode } from "react";

import type { MenuEntry } from "./menu-entry.ts";

const row = cva(
  "flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-base -outline-offset-2 select-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 forced-colors:data-disabled:text-[GrayText] forced-colors:data-highlighted:outline-2 pointer-coarse:min-h-11",
  {
    variants: {
      tone: {
        plain: "text-ink data-highlighted:bg-sunken",
        danger: "text-danger data-highlighted:bg-danger-faint",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

const Label = ({ icon, label }: { icon?: ReactNode; label: string }) => (
  <>
    {icon && <span className="shrink-0 *:icon-sm">{icon}</span>}
    <span className="min-w-0 grow wrap-anywhere">{label}</span>
  </>
);

/** The check mark. It keeps its space when hidden, so that labels align. */
const Mark = () => (
  <span className="icon-sm shrink-0 text-primary">
    <Radix.ItemIndicator>
      <Check className="icon-sm" strokeWidth={2.5} />
    </Radix.ItemIndicator>
  </span>
);

const stayOpen = (event: Event) => event.preventDefault();

interface MenuRowProps {
  entry: MenuEntry;
  /** Called before an action's `onSelect`, because Radix commits the updates of `onSelect` synchronously. */
  beforeSelect: () => void;
}

export function MenuRow({ entry, beforeSelect }: MenuRowProps) {
  switch (entry.kind) {
    case "action":
      return (
        <Radix.Item
          className={row({ tone: entry.tone })}
          disabled={entry.disabled}
          onSelect={() => {
            beforeSelect();
            entry.onSelect();
          }}
        >
          <Label icon={entry.icon} label={entry.label} />
        </Radix.Item>
      );
    case "link":
      return (
        <Radix.Item asChild className={row()}>
          {cloneElement(entry.link, {}, <Label icon={entry.icon} label={entry.label} />)}
        </Radix.Item>
      );
    case "check":
      return (
        <Radix.CheckboxItem
          className={row()}
          checked={entry.checked}
          onCheckedChange={entry.onChange}
          onSelect={stayOpen}
        >
          <Label label={entry.label} />
          <Mark />
        </Radix.CheckboxItem>
      );
    case "choice":
      return (
        <Radix.RadioGroup
          aria-label={entry.label}
          value={entry.options.find((option) => option.chosen)?.label}
          onValueChange={(label) => entry.options.find((option) => option.label === label)?.onChoose()}
        >
          <div aria-hidden className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-3">
            {entry.label}
          </div>
          {entry.options.map(({ label, icon }) => (
            <Radix.RadioItem key={label} className={row()} value={label} onSelect={stayOpen}>
              <Label icon={icon} label={label} />
              <Mark />
            </Radix.RadioItem>
          ))}
        </Radix.RadioGroup>
      );
    case "label":
      return (
        <Radix.Label className="px-3 py-2">
          <div className="text-base font-semibold wrap-anywhere text-ink">{entry.label}</div>
          {entry.detail && <div className="text-sm wrap-anywhere text-ink-3">{entry.detail}</div>}
        </Radix.Label>
      );
    default:
      entry satisfies { kind: "line" };
      return <Radix.Separator className="my-1 border-t border-line" />;
  }
}
