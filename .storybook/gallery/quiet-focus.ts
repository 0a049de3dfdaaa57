/**
 * Lets stories in pictures and on docs pages focus their fields without moving the real focus, so that the user can
 * keep typing elsewhere: focus moves back at once, and the story's document still reports the element as focused,
 * without a blur event.
 */
export function keepFocusOutside(): void {
  const focus: HTMLElement["focus"] = Reflect.get(HTMLElement.prototype, "focus");
  let depth = 0;
  let isGivingBack = false;
  for (const type of ["blur", "focus", "focusin", "focusout"])
    window.addEventListener(
      type,
      (event) => {
        if (isGivingBack) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  HTMLElement.prototype.focus = function focusQuietly(options) {
    if (!isAmongOthers()) return focus.call(this, options);
    // Focus traps and event handlers may call `focus` recursively.
    if (isGivingBack || document.activeElement === this) return;
    const holder = depth === 0 ? holderOfFocus(window.top!) : this;
    depth += 1;
    try {
      focus.call(this, { ...options, preventScroll: true });
    } finally {
      depth -= 1;
    }
    if (holder.ownerDocument === document) return;
    isGivingBack = true;
    if (holder === holder.ownerDocument.body) holder.ownerDocument.defaultView?.focus();
    else holder.focus({ preventScroll: true });
    isGivingBack = false;
  };
}

/**
 * Keeps stories on docs pages from scrolling the page to themselves. They still scroll within their iframes and lists.
 */
export function keepPageInPlace(): void {
  const scrollIntoView: Element["scrollIntoView"] = Reflect.get(Element.prototype, "scrollIntoView");
  Element.prototype.scrollIntoView = function scrollQuietly(options) {
    const page = pageAround(this)?.scrollingElement;
    const { scrollLeft = 0, scrollTop = 0 } = page ?? {};
    scrollIntoView.call(this, options);
    page?.scrollTo({ left: scrollLeft, top: scrollTop, behavior: "instant" });
  };
}

/** The docs page or gallery around a story's element; undefined for a story on its own, and outside stories. */
function pageAround(element: Element): Document | undefined {
  if (isInDocsPage()) return element.closest("[data-story-block]") ? document : undefined;
  return isAmongOthers() ? window.parent.document : undefined;
}

/** Returns true if the story is on a docs page, in one of its iframes, or in the photographer's iframe. */
function isAmongOthers(): boolean {
  const frame = window.frameElement;
  return frame?.hasAttribute("data-photographer") || frame?.id.startsWith("iframe--") || isInDocsPage();
}

/** Returns true if the story is part of a docs page itself, without an iframe. */
const isInDocsPage = () => document.getElementById("storybook-docs")?.hidden === false;

/** The focused element, in any iframe. */
function holderOfFocus({ document: page }: Window): HTMLElement {
  const active = page.activeElement ?? page.body;
  const inner = active.tagName === "IFRAME" ? (active as HTMLIFrameElement).contentWindow : null;
  return inner ? holderOfFocus(inner) : (active as HTMLElement);
}
