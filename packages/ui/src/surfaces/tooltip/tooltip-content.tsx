import { Tooltip as Radix } from "radix-ui";
import { type Ref, useImperativeHandle } from "react";

import { useDocumentDirection } from "../../document-direction.ts";

export interface TooltipContentProps {
  id: string;
  text: string;
  side: "top" | "bottom" | "start" | "end";
  /** The anchor of the tooltip. */
  button: HTMLElement;
  /** True if the text is the button's name, which is announced anyway. */
  isHidden: boolean;
  /** Called on Escape, when the pointer leaves, or when the button scrolls out of view. */
  onClose: () => void;
}

/** The visible tooltip, positioned by Radix. */
export function TooltipContent({ id, text, side, button, isHidden, onClose }: TooltipContentProps) {
  const rightToLeft = useDocumentDirection() === "rtl";
  const sides = {
    top: "top",
    bottom: "bottom",
    start: rightToLeft ? "right" : "left",
    end: rightToLeft ? "left" : "right",
  } as const;
  return (
    <Radix.Provider skipDelayDuration={0}>
      <Radix.Root open onOpenChange={(open) => !open && onClose()}>
        <Radix.Trigger asChild>
          <ExistingTrigger button={button} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            id={id}
            side={sides[side]}
            sideOffset={6}
            collisionPadding={8}
            aria-hidden={isHidden || undefined}
            className="z-50 max-w-[min(18rem,calc(100vw-16px))] animate-fade-in rounded-sm border border-transparent bg-ink px-2.5 py-1.5 text-sm text-balance wrap-anywhere text-surface select-text"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

interface ExistingTriggerProps {
  button: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Passes Radix a button that is already in the page. */
function ExistingTrigger({ button, ref }: ExistingTriggerProps) {
  useImperativeHandle(ref, () => button, [button]);
  return null;
}
