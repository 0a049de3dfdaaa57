/** Labels of buttons and lists that many surfaces share. */
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
  /** Spoken when a list has come or grown. `total` is null where it is not known. */
  found: (count: number, total: number | null) =>
    total !== null && total > count
      ? `${count} of ${total} results`
      : `${count} ${count === 1 ? "result" : "results"}`,
  /** Read where one comes into a list of samples: on a radio, other keys choose elsewhere. */
  listenAndChoose: "Space plays a sample, Enter chooses its row.",
  endOfResults: "You've reached the end of the results.",
  /** Stands where a value is unknown. */
  unknown: "–",
} as const;

/** The place where short notices appear. */
export const toastCopy = { region: "Notifications", dismiss: "Dismiss" } as const;
