import { createContext } from "react-router";

/** Per-request values that the server passes to the rendering. */
export interface Rendering {
  /** The content policy's nonce for this response; none in development. */
  nonce: string | undefined;
  /** The site's public origin, such as `https://ads.example`, for absolute URLs. */
  origin: string;
  /** Writes a crash to the server's log; the page itself shows no detail. */
  reportError: (error: unknown) => void;
}

/** The render context of this request. */
export const renderContext = createContext<Rendering>();
