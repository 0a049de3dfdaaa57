import { Slot } from "radix-ui";
import { type ComponentType, useEffect, useId, useState } from "react";

import type { TooltipProps } from "../tooltip.tsx";
import type { TooltipContentProps } from "./tooltip-content.tsx";
import { useHoverIntent } from "./use-hover-intent.ts";

interface LazyTooltipProps extends TooltipProps {
  load: () => Promise<ComponentType<TooltipContentProps>>;
}

/** Loads the tooltip's content on the first hover or focus. If that takes longer than the hover, nothing is shown. */
export function LazyTooltip(props: LazyTooltipProps) {
  const { load, text, says = "name", side = "top", defaultOpen = false, children, ...triggerProps } = props;
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [Content, setContent] = useState<ComponentType<TooltipContentProps> | null>(null);
  const [preload] = useState(() => () => void load().then((loaded) => setContent(() => loaded), reportError));
  const { isIntended, end, handlers } = useHoverIntent(preload, Content !== null, defaultOpen);
  const isShown = isIntended && Content !== null && button !== null;
  useEffect(() => {
    if (defaultOpen) preload();
  }, [defaultOpen, preload]);

  return (
    <>
      <Slot.Root {...triggerProps}>
        <Slot.Root
          {...handlers}
          ref={setButton}
          {...(isShown && says === "more" ? { "aria-describedby": id } : {})}
        >
          {children}
        </Slot.Root>
      </Slot.Root>
      {isShown && (
        <Content id={id} text={text} side={side} button={button} isHidden={says === "name"} onClose={end} />
      )}
    </>
  );
}
