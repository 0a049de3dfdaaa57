/** The message for a network error or a timeout. It has no code, because no server responded. */
export const networkErrorMessage = "Network error. Please try again.";
