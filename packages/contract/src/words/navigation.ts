/** The top bar of the studio and campaign pages, and its user menu. */
export const topBarWords = {
  studio: "AI Studio",
  logIn: "Login",
  userMenu: "User menu",
  accountSettings: "Account settings",
  logOut: "Log out",
} as const;

/** The theme menu. */
export const themeWords = {
  title: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
  contrast: "High contrast",
} as const;

/** The sidebar. */
export const sidebarWords = {
  myProjects: "My Projects",
  addProject: "Add new project",
  campaigns: "Campaigns",
  faqs: "FAQs",
  contactUs: "Contact us",
  projects: "Projects",
  showMore: "Show more projects",
  showFewer: "Show fewer projects",
  collapse: "Collapse sidebar",
  expand: "Expand sidebar",
} as const;

/** Links to the two static pages, and their titles. */
export const legalWords = {
  privacy: "Privacy Policy",
  and: "and",
  terms: "Terms and Conditions",
} as const;

/** The root error page. */
export const errorPageWords = {
  title: "Unexpected Application Error!",
  text: "Sorry, this page stopped working. What you made is safe.",
  reload: "Reload the page",
  home: "Go to the home page",
} as const;

/** Words that only assistive technology reads, or that stand before the page itself. */
export const pageWords = { skip: "Skip to content" } as const;
