/** The user of a story or QA session, which determines the data in their mock database. */
export interface Persona {
  /** Shown in the QA panel and Storybook's toolbar. */
  label: string;
  /** The logged-in account's email, or null for a visitor. */
  loggedInAs: string | null;
  projects: number;
  ads: number;
}

/** Every mock account's password. */
export const mockPassword = "listen-up";

export const personas = {
  visitor: { label: "Visitor", loggedInAs: null, projects: 0, ads: 0 },
  visitorWithAds: { label: "Visitor with ads", loggedInAs: null, projects: 0, ads: 3 },
  newBusiness: { label: "New business", loggedInAs: "nora@kettle.example", projects: 1, ads: 0 },
  agency: {
    label: "Agency with 500 projects and 2,000 ads",
    loggedInAs: "avi@harborandpine.example",
    projects: 500,
    ads: 2000,
  },
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;

export const personaNames = Object.keys(personas) as PersonaName[];
