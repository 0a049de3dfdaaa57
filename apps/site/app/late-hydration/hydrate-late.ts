/** Events that show that somebody uses the page. */
const intents = [
  "pointerover",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "input",
  "click",
] as const;

/** Controls that do nothing without React, and links that open a dialog with it. Other links, and fields, work as they are. */
const scripted = "button[type=button], a[data-opens]";

/** An interaction before hydration: `replay` repeats it afterwards, `native` is the browser's own action without React. */
interface Early {
  replay: () => void;
  native?: () => void;
}

/**
 * Calls `load` once, on the first intent or at once if `isUrgent`: until then the page runs none of React. Clicks and forms sent before it
 * resolves are replayed after it. When it fails, links and forms do what they do without JavaScript, and the next intent tries again.
 *
 * @param load imports React and the page, and hydrates
 */
export function hydrateLate(load: () => Promise<void>, { isUrgent = false } = {}): void {
  const early = new Map<HTMLElement, Early>();
  let isStarted = false;

  async function start() {
    if (isStarted) return;
    isStarted = true;
    try {
      await load();
    } catch (error) {
      isStarted = false;
      for (const { native } of early.values()) native?.();
      early.clear();
      reportError(error);
      return;
    }
    for (const intent of intents) removeEventListener(intent, startSoon);
    removeEventListener("click", saveClick);
    removeEventListener("submit", saveSubmit);
    for (const { replay } of early.values()) replay();
  }
  const startSoon = () => void start();

  function saveClick(event: MouseEvent) {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
    if (!control) return;
    const replay = () => control.click();
    if (!(control instanceof HTMLAnchorElement)) {
      early.set(control, { replay });
    } else if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      early.set(control, { replay, native: () => location.assign(control.href) });
    }
  }

  function saveSubmit(event: SubmitEvent) {
    const { target, submitter } = event;
    const form = target as HTMLFormElement;
    if (form.method !== "post" || !submitter) return;
    event.preventDefault();
    // React hydrates what is clicked at once, but lets a form that it has not hydrated be sent.
    early.set(submitter, { replay: () => submitter.click(), native: () => form.submit() });
  }

  for (const intent of intents) addEventListener(intent, startSoon, { passive: true });
  addEventListener("click", saveClick);
  addEventListener("submit", saveSubmit);
  if (isUrgent || isInUse()) startSoon();
}

/** True if the user interacted with the page before its script ran. */
function isInUse(): boolean {
  const { activeElement, body, documentElement } = document;
  return scrollY > 0 || activeElement !== body || documentElement.matches(":hover");
}
