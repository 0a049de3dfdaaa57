import { redirect } from "react-router";

/** Redirects any other path to the landing page. */
export const loader = () => redirect("/");
