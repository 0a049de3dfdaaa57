/** No response: a network error or a timeout. It has no code, as no server responded. */
export const networkErrorMessage = "Network error. Please try again.";
