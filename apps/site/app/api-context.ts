import { createContext } from "react-router";

/** Gives loaders access to the same API as the browser, with the visitor's cookies. */
export interface VisitorApi {
  /**
   * Fetches a path in the contract with the visitor's cookies: `call(key, request, { fetch: api.fetch })`. Rejects if
   * the API crashes or can't be reached, or if the signal aborts first. Cookies that the API sets are sent to the
   * browser with the page.
   */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** The API for this request's loaders. */
export const apiContext = createContext<VisitorApi>();
