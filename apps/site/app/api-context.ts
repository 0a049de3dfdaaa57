import { createContext } from "react-router";

/** Loaders' access to the API that also serves the browser, with the visitor's cookies. */
export interface VisitorApi {
  /**
   * Fetches a path of the contract with the visitor's cookies: `call(key, request, { fetch: api.fetch })`. Rejects where
   * the API crashes, cannot be reached, or the signal ends first. Cookies that it sets go to the browser with the page.
   */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** The API for this request's loaders. */
export const apiContext = createContext<VisitorApi>();
