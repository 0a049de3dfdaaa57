import { redirectDocument } from "react-router";

/** Redirects any other path to the landing page, which the client-side router can't show. */
export const loader = () => redirectDocument("/");
