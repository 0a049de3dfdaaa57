/** Milliseconds after the last change: what is typed in one go is kept once. */
const settled = 300;

const prefix = "draft:";
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; draft: () => unknown }>();

/** What a form holds that was not sent, for as long as the tab lives; null where nothing was kept, or nothing can be read. */
export function keptDraft(form: string): unknown {
  write(form);
  try {
    return JSON.parse(sessionStorage.getItem(prefix + form) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/**
 * Keeps a form's draft in session storage, a moment after the last change or as the page goes.
 * @param form the form's name: it has one draft
 * @param draft asked for when it is kept; becomes JSON
 */
export function keepDraft(form: string, draft: () => unknown): void {
  clearTimeout(waiting.get(form)?.timer);
  waiting.set(form, { timer: setTimeout(() => write(form), settled), draft });
}

/** Keeps at once what still waits. */
export function keepWaitingDrafts(): void {
  for (const form of waiting.keys()) write(form);
}

/** Forgets every draft, those that still wait included: what was typed by who logs out is not for who comes next. */
export function dropDrafts(): void {
  for (const { timer } of waiting.values()) clearTimeout(timer);
  waiting.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

function write(form: string): void {
  const entry = waiting.get(form);
  if (!entry) return;
  clearTimeout(entry.timer);
  waiting.delete(form);
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(entry.draft()));
  } catch {
    // Storage may be full or forbidden: the form itself still holds everything.
  }
}
