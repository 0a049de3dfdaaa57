/** Events that show that the visitor is using the page. */
const uses = ["pointerover", "touchstart", "wheel", "scroll", "keydown"] as const;

/** Events that show that the visitor is using the element in which they occur. */
const touches = ["pointerdown", "focusin", "input", "click", "submit"] as const;

/**
 * Controls that do nothing without React, and links that open a dialog once React runs. All other links and fields
 * work without React.
 */
const scripted = "button[type=button], a[data-opens]";

/** An interaction before hydration: `replay` repeats it afterwards, `native` is the browser's own action without React. */
interface Early {
  replay: () => void;
  native?: () => void;
}

/** Loads React and an element's component, and hydrates the element. */
export type Hydrate = (element: HTMLElement) => Promise<void>;

/** An element that is hydrated on its own. */
interface Root {
  element: HTMLElement;
  hydrate: Hydrate;
  state: "waiting" | "loading" | "hydrated";
  early: Map<HTMLElement, Early>;
}

/**
 * Hydrates each `[data-late-part]` element late: the page around the parts on the first sign of use, and a part once
 * the visitor interacts with it. Until then React doesn't run at all. Earlier clicks and form submits are replayed.
 * If loading fails, links and forms work as they do without JavaScript, and the next event tries again.
 * @param hydrations hydration functions by part name; `page` hydrates the page around the parts. A part without a
 * function is display-only
 * @param urgent names of the parts to hydrate immediately
 */
export function hydrateLate(
  hydrations: Readonly<Record<string, Hydrate>>,
  { urgent = [] }: { urgent?: readonly string[] } = {},
): void {
  const roots = new Map<Element, Root>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-late-part]")) {
    const hydrate = hydrations[nameOf(element)];
    if (hydrate) roots.set(element, { element, hydrate, state: "waiting", early: new Map() });
  }

  async function start(root: Root) {
    if (root.state !== "waiting") return;
    root.state = "loading";
    try {
      await root.hydrate(root.element);
    } catch (error) {
      root.state = "waiting";
      for (const { native } of root.early.values()) native?.();
      root.early.clear();
      reportError(error);
      return;
    }
    root.state = "hydrated";
    for (const { replay } of root.early.values()) replay();
  }

  /** The root that an event belongs to; undefined if React already handles that root's events. */
  function waitingRoot({ target }: Event): Root | undefined {
    const part = target instanceof Element ? target.closest("[data-late-part]") : null;
    const root = part ? roots.get(part) : undefined;
    return root?.state === "hydrated" ? undefined : root;
  }

  function startPage() {
    for (const root of roots.values()) if (nameOf(root.element) === "page") void start(root);
  }

  function saveClick(event: MouseEvent) {
    const { target } = event;
    const root = waitingRoot(event);
    const control = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
    if (!root || !control) return;
    // React may already be listening, but it can't handle the event yet.
    event.stopPropagation();
    const replay = () => control.click();
    if (!(control instanceof HTMLAnchorElement)) {
      root.early.set(control, { replay });
    } else if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      root.early.set(control, { replay, native: () => location.assign(control.href) });
    }
  }

  function saveSubmit(event: SubmitEvent) {
    const { target, submitter } = event;
    const root = waitingRoot(event);
    const form = target as HTMLFormElement;
    if (!root || !staysOnPage(form) || !submitter) return;
    event.stopPropagation();
    event.preventDefault();
    root.early.set(submitter, { replay: () => submitter.click(), native: () => form.submit() });
  }

  addEventListener("click", saveClick, { capture: true });
  addEventListener("submit", saveSubmit, { capture: true });
  for (const use of uses) addEventListener(use, startPage, { passive: true });
  for (const touch of touches) {
    addEventListener(
      touch,
      (event) => {
        startPage();
        const root = waitingRoot(event);
        if (root) void start(root);
      },
      { capture: true },
    );
  }

  if (isInUse()) startPage();
  for (const root of roots.values()) {
    if (urgent.includes(nameOf(root.element)) || isTouched(root.element)) void start(root);
  }
}

/** True for forms that React handles without leaving the page. All others work without React. */
const staysOnPage = ({ method, action }: HTMLFormElement) =>
  method === "post" || new URL(action).pathname === location.pathname;

const nameOf = (element: HTMLElement) => element.dataset["latePart"] ?? "";

/** True if the user interacted with the page before its script ran. */
function isInUse(): boolean {
  const { activeElement, body, documentElement } = document;
  return scrollY > 0 || activeElement !== body || documentElement.matches(":hover");
}

/**
 * True if one of the part's fields was focused or filled, by the user or by a browser that restores a form, before
 * the script ran.
 */
function isTouched(element: HTMLElement): boolean {
  if (nameOf(element) === "page") return false;
  const fields = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
  const isFilled = fields.some(
    (field) =>
      field.value !== field.defaultValue ||
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
  );
  return isFilled || element.contains(document.activeElement);
}
