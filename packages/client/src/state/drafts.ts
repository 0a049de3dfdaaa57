const prefix = "draft:";

/** Reads what a form holds that was not sent, for as long as the tab lives; null where nothing is saved or readable. */
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
 * @param form the form's name: it has one draft
 * @param draft becomes JSON
 */
export function saveDraft(form: string, draft: unknown): void {
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: the form itself still holds everything.
  }
}

/** Deletes all drafts: the next person at this browser must not see them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was saved where storage is forbidden.
  }
}
