import { createContext } from "react-router";

/** What the rendering of one page needs from the server around it. */
export interface Rendering {
  /** The content policy's nonce of this answer; none in development. */
  nonce: string | undefined;
  /** Where people reach the site: `https://ads.example`. For addresses that are read elsewhere. */
  origin: string;
  /** Writes a crash to the server's log; the page itself shows no detail. */
  reportError: (error: unknown) => void;
}

/** The rendering of this request's page. */
export const renderContext = createContext<Rendering>();
