import { Slot, Tooltip as Radix } from "radix-ui";
import type { ComponentPropsWithRef, ReactElement } from "react";

import { useDocumentDirection } from "../document-direction.ts";

/** How long a pointer rests before the tooltip comes, in ms. Focus by keyboard brings it at once. */
const REST = 400;

export interface TooltipProps {
  /** One line, or two. */
  text: string;
  /**
   * `name`: the text is the button's own name, for those who see its icon alone; it is not read a second time. `more`:
   * it says more than the name does, and is read after it.
   */
  says?: "name" | "more";
  /** Where it stands if there is room; else opposite. */
  side?: "top" | "bottom" | "start" | "end";
  /** Open at first. */
  defaultOpen?: boolean;
  /** The button that it belongs to, usually an IconButton. */
  children: ReactElement<ComponentPropsWithRef<"button">>;
}

/** What a menu or a popover gives to its trigger reaches the button through its tooltip. */
type HandedOn = Omit<ComponentPropsWithRef<"button">, keyof TooltipProps>;

/**
 * Words beside a button that is pointed at or focused by keyboard (WCAG 2.2 1.4.13): the pointer may move onto them,
 * Escape takes them away, and they stay until then or until pointer and focus have left. Touch never brings them.
 */
export function Tooltip(props: TooltipProps & HandedOn) {
  const { text, says = "name", side = "top", defaultOpen, children, ...handedOn } = props;
  const rightToLeft = useDocumentDirection() === "rtl";
  const sides = {
    top: "top",
    bottom: "bottom",
    start: rightToLeft ? "right" : "left",
    end: rightToLeft ? "left" : "right",
  } as const;
  const isName = says === "name";
  return (
    <Radix.Provider delayDuration={REST} skipDelayDuration={0}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger
          {...handedOn}
          asChild
          onFocus={(event) => {
            handedOn.onFocus?.(event);
            // Focus that a closing dialog gives back after a press is no wish to read.
            if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
          }}
        >
          {isName ? <Undescribed>{children}</Undescribed> : children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={sides[side]}
            sideOffset={6}
            collisionPadding={8}
            aria-hidden={isName || undefined}
            className="z-50 max-w-[min(18rem,calc(100vw-16px))] animate-fade-in rounded-sm border border-transparent bg-ink px-2.5 py-1.5 text-sm text-balance wrap-anywhere text-surface select-text"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** The button without what Radix would have read after its name: that is the name already. */
function Undescribed(props: ComponentPropsWithRef<"button">) {
  const { "aria-describedby": _, ...given } = props;
  return <Slot.Root {...given} />;
}
