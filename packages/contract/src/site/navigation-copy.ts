/** The top bar of the studio and campaign pages, and its user menu. */
export const topBarCopy = {
  studio: "AI Studio",
  logIn: "Login",
  signUp: "Sign up",
  userMenu: "User menu",
  accountSettings: "Account settings",
  logOut: "Log out",
} as const;

/** The theme menu. */
export const themeCopy = {
  title: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
  contrast: "High contrast",
} as const;

/** The sidebar. */
export const sidebarCopy = {
  myProjects: "My Projects",
  addProject: "Add new project",
  campaigns: "Campaigns",
  faqs: "FAQs",
  contactUs: "Contact us",
  projects: "Projects",
  showMore: "Show more projects",
  showFewer: "Show fewer projects",
  noProjects: "No projects yet",
  projectsFailed: "Your projects could not be loaded.",
  /** The label for the landmark, and for the button that opens it as a drawer. */
  title: "Navigation",
  open: "Open navigation",
  collapse: "Collapse sidebar",
  expand: "Expand sidebar",
} as const;

/** The root error page. */
export const errorPageCopy = {
  title: "Unexpected Application Error!",
  text: "Sorry, this page stopped working. What you made is safe.",
  reload: "Reload the page",
  home: "Go to the home page",
} as const;

export const pageCopy = {
  /** The skip link, which comes first on every page. */
  skip: "Skip to content",
  /** For search engines, link previews and the hero. */
  description:
    "Describe what you sell. Get a voiced, mixed, broadcast-ready audio ad in about a minute, then put it in front of the people who should hear it.",
} as const;
