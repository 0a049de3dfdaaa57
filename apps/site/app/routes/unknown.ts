import { redirectDocument } from "react-router";

/** Redirects any other path to the landing page, which the router in the browser cannot show. */
export const loader = () => redirectDocument("/");
