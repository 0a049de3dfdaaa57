import { Slot } from "radix-ui";
import { type ComponentType, useEffect, useId, useState } from "react";

import type { TooltipProps } from "../tooltip.tsx";
import type { BubbleProps } from "./bubble.tsx";
import { useWish } from "./use-wish.ts";

interface FetchedTooltipProps extends TooltipProps {
  /** Fetches what shows the words. */
  load: () => Promise<ComponentType<BubbleProps>>;
}

/** A Tooltip whose words are shown by code that may be late: whoever has gone by then is shown nothing. */
export function FetchedTooltip(props: FetchedTooltipProps) {
  const { load, text, says = "name", side = "top", defaultOpen = false, children, ...handedOn } = props;
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [Bubble, setBubble] = useState<ComponentType<BubbleProps> | null>(null);
  const [prepare] = useState(() => () => void load().then((loaded) => setBubble(() => loaded), reportError));
  const { isWanted, end, handlers } = useWish(prepare, Bubble !== null, defaultOpen);
  const isShown = isWanted && Bubble !== null && button !== null;
  useEffect(() => {
    if (defaultOpen) prepare();
  }, [defaultOpen, prepare]);

  return (
    <>
      <Slot.Root {...handedOn}>
        <Slot.Root
          {...handlers}
          ref={setButton}
          {...(isShown && says === "more" ? { "aria-describedby": id } : {})}
        >
          {children}
        </Slot.Root>
      </Slot.Root>
      {isShown && (
        <Bubble id={id} text={text} side={side} button={button} isHidden={says === "name"} onClose={end} />
      )}
    </>
  );
}
