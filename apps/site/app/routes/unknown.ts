import { redirect } from "react-router";

/** Redirects any other path to the landing page (spec section 2). */
export const loader = () => redirect("/");
