/** The footer. */
export const footerCopy = {
  title: "Footer",
  logIn: "Log in",
  followUs: "Follow us",
  /** Announced after the name of a link that leaves the site. */
  external: "(external site)",
} as const;

/** Links to the two static pages, their titles, and the copy around their text. */
export const legalCopy = {
  title: "Legal",
  contents: "On this page",
  privacy: "Privacy Policy",
  and: "and",
  terms: "Terms and Conditions",
} as const;
