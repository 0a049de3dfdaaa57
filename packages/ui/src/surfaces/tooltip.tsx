import { Slot } from "radix-ui";
import {
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactElement,
  useEffect,
  useId,
  useState,
} from "react";

import type { BubbleProps } from "./tooltip/bubble.tsx";
import { useWish } from "./tooltip/use-wish.ts";

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

const load = () => import("./tooltip/bubble.tsx");

/**
 * Words beside a button that is pointed at or focused by keyboard (WCAG 2.2 1.4.13): the pointer may move onto them,
 * Escape takes them away, and they stay until then or until pointer and focus have left. Touch never brings them. The code
 * that shows them comes when a pointer or the focus does.
 */
export function Tooltip(props: TooltipProps & HandedOn) {
  const { text, says = "name", side = "top", defaultOpen = false, children, ...handedOn } = props;
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [Bubble, setBubble] = useState<ComponentType<BubbleProps> | null>(null);
  const [prepare] = useState(
    () => () => void load().then((loaded) => setBubble(() => loaded.Bubble), reportError),
  );
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
