const prefix = "draft:";

/** Loads a form's unsent draft, which lasts as long as the tab; null if there is none or it is unreadable. */
export function loadDraft(form: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + form) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/**
 * Saves a form's draft in session storage.
 *
 * @param form the form's name; one draft per form
 * @param draft saved as JSON
 */
export function saveDraft(form: string, draft: unknown): void {
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(draft));
  } catch {
    // Storage may be full or blocked: the form still has the input.
  }
}

/** Deletes all drafts, because the next user of this browser must not see them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing to delete in blocked storage.
  }
}
