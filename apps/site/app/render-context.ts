import { createContext } from "react-router";

/** Per-request values that the server passes to rendering. */
export interface Rendering {
  /** The nonce in this response's content security policy; none in development. */
  nonce: string | undefined;
  /** The site's public origin, such as `https://ads.example`, for absolute URLs. */
  origin: string;
  /** The visitor's network (`networkOf`), for limits. */
  network: string;
  /** Logs a crash on the server, unless the client has hung up; the page itself shows no details. */
  reportError: (error: unknown) => void;
}

/** The render context of this request. */
export const renderContext = createContext<Rendering>();
