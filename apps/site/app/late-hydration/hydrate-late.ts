/** Events that show that the page is being used. */
const intents = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** Controls that do nothing without React. Links, fields and submit buttons work as they are. */
const scripted = "button[type=button]";

/**
 * Calls `load` once: on the first intent, when the browser is idle, or immediately for `?dialog=`. Clicks before it
 * resolves are replayed afterwards. If it fails, the next intent retries.
 *
 * @param element around the page
 * @param load imports React and the page, and hydrates
 */
export function hydrateLate(element: HTMLElement, load: () => Promise<void>): void {
  const clicked = new Set<HTMLElement>();
  let isStarted = false;

  function remember({ target }: Event) {
    const control = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
    if (control) clicked.add(control);
  }
  function start() {
    if (isStarted) return;
    isStarted = true;
    load().then(end, (error: unknown) => {
      isStarted = false;
      reportError(error);
    });
  }
  function end() {
    for (const intent of intents) element.removeEventListener(intent, start);
    element.removeEventListener("click", remember);
    for (const control of clicked) control.click();
  }

  for (const intent of intents) element.addEventListener(intent, start, { passive: true });
  element.addEventListener("click", remember);
  if (new URLSearchParams(location.search).has("dialog")) start();
  else if (document.readyState === "complete") whenIdle(start);
  else addEventListener("load", () => whenIdle(start), { once: true });
}

/** Safari has no idle callback. */
function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
