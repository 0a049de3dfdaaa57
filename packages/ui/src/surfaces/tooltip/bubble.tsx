import { Tooltip as Radix } from "radix-ui";
import { type Ref, useImperativeHandle } from "react";

import { useDocumentDirection } from "../../document-direction.ts";

export interface BubbleProps {
  id: string;
  text: string;
  side: "top" | "bottom" | "start" | "end";
  /** What it stands beside. */
  button: HTMLElement;
  /** Its words are the button's name, which is read anyway. */
  isHidden: boolean;
  /** Escape was pressed, the pointer left, or what it stands beside scrolled away. */
  onClose: () => void;
}

/** The words of a Tooltip while they are shown. */
export function Bubble({ id, text, side, button, isHidden, onClose }: BubbleProps) {
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
          <StandIn button={button} />
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

interface StandInProps {
  button: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Tells Radix of a button that stands in the page already. */
function StandIn({ button, ref }: StandInProps) {
  useImperativeHandle(ref, () => button, [button]);
  return null;
}
