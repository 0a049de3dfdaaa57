import { redirect } from "react-router";

/** Any other path is the landing page's (spec section 2). */
export const loader = () => redirect("/");
