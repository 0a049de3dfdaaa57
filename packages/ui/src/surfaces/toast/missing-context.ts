import { createContext } from "react";

/**
 * What is done when the code of a part, fetched when somebody needs it, can't be had: reported, and in a ToastRegion said as
 * well. The part stands as it was; the next press asks again.
 */
export const MissingContext = createContext((failure: unknown) => reportError(failure));
