import { redirectDocument } from "react-router";

/** Redirects any other path to the landing page, which the router in the browser can't show. */
export const loader = () => redirectDocument("/");
