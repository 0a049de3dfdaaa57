/** Labels for buttons and lists that many surfaces share. */
export const controlCopy = {
  ok: "OK",
  save: "Save",
  cancel: "Cancel",
  close: "Close",
  back: "Back",
  delete: "Delete",
  deleting: "Deleting...",
  rename: "Rename",
  edit: "Edit",
  continue: "Continue",
  getStarted: "Get Started",
  tryAgain: "Try again",
  search: "Search",
  clearSearch: "Clear search",
  clearFilters: "Clear search and filters",
  favourites: "Favourites",
  favourite: (name: string) => `Favourite: ${name}`,
  recent: "Recent",
  inUse: "in use now",
  loading: "Loading...",
  saving: "Saving...",
  options: "Options",
  showPassword: "Show password",
  hidePassword: "Hide password",
  passwordShown: "Your password is visible",
  passwordHidden: "Your password is hidden",
  play: (title: string) => `Play ${title}`,
  pause: (title: string) => `Pause ${title}`,
  pauseMotion: "Pause the movement",
  resumeMotion: "Resume the movement",
  selected: (name: string) => `Selected: ${name}`,
  /** Announced when a list has loaded or grown. `total` is null if unknown. */
  found: (count: number, total: number | null) =>
    total !== null && total > count
      ? `${count} of ${total} results`
      : `${count} ${count === 1 ? "result" : "results"}`,
  /** The keyboard hint for a list of samples: the arrow keys select when a radio button has focus. */
  listenAndChoose: "Space plays a sample, Enter chooses its row.",
  endOfResults: "You've reached the end of the results.",
  /** The placeholder for an unknown value. */
  unknown: "–",
} as const;

/** The toast region's name, and its dismiss label. */
export const toastCopy = { region: "Notifications", dismiss: "Dismiss" } as const;

/** The titles of the reusable success and error dialogs. */
export const statusCopy = { success: "Success", error: "Error" } as const;
