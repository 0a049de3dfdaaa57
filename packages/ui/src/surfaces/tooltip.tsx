import { clsx } from "clsx";
import {
  cloneElement,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactElement,
  useEffect,
  useId,
  useState,
} from "react";

import { mergeProps } from "./tooltip/merge-props.ts";
import type { TooltipContentProps } from "./tooltip/tooltip-content.tsx";
import { useHoverIntent } from "./tooltip/use-hover-intent.ts";
import { useMergedRef } from "./tooltip/use-merged-ref.ts";

interface TooltipProps {
  /** One or two lines. */
  text: string;
  /**
   * `name`: the text is the button's accessible name and is not announced again. `more`: the text is announced after
   * the name.
   */
  says?: "name" | "more";
  /** The preferred side; flips to the opposite side if there is no room. */
  side?: "top" | "bottom" | "start" | "end";
  /** Open initially. */
  defaultOpen?: boolean;
  /** The button, usually an IconButton. */
  children: ReactElement<ComponentPropsWithRef<"button">>;
  /** Loads the code that shows the tooltip. If the pointer leaves before that, nothing is shown. */
  load?: () => Promise<ComponentType<TooltipContentProps>>;
}

/** Props that a menu sets on its trigger, passed on to the button. */
type TriggerProps = Omit<ComponentPropsWithRef<"button">, keyof TooltipProps>;

const loadContent = async () => (await import("./tooltip/tooltip-content.tsx")).TooltipContent;

/**
 * Text next to a button that is hovered or focused by keyboard (WCAG 2.2 1.4.13): the pointer can move onto it, Escape
 * dismisses it, and it stays until then or until pointer and focus have left. Touch never opens it. Its code loads on
 * the first hover or focus.
 *
 * Use it for additional help, never as the only place for information. Use a field's hint for fields, visible text
 * for links or more than two lines, and text next to a disabled button, which is not focusable.
 *
 * Keyboard:
 * - Tab: moves to the button and shows it
 * - Escape: hides it and keeps focus
 * - Enter, Space: press the button and hide it
 */
export function Tooltip(props: TooltipProps & TriggerProps) {
  const { text, says = "name", side = "top", defaultOpen = false, children, ...rest } = props;
  const { load = loadContent, ...triggerProps } = rest;
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [Content, setContent] = useState<ComponentType<TooltipContentProps> | null>(null);
  const [preload] = useState(() => () => void load().then((loaded) => setContent(() => loaded), reportError));
  const { isIntended, end, handlers } = useHoverIntent(preload, Content !== null, defaultOpen);
  const isShown = isIntended && Content !== null && button !== null;
  useEffect(() => {
    if (defaultOpen) preload();
  }, [defaultOpen, preload]);

  const ref = useMergedRef(setButton, triggerProps.ref, children.props.ref);

  return (
    <>
      {cloneElement(children, {
        ...mergeProps(mergeProps(children.props, handlers), triggerProps),
        ...(isShown &&
          says === "more" && { "aria-describedby": clsx(children.props["aria-describedby"], id) }),
        ref,
      })}
      {isShown && (
        <Content id={id} text={text} side={side} button={button} isHidden={says === "name"} onClose={end} />
      )}
    </>
  );
}
