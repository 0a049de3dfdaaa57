/** Who a QA person or a story is: what the mocked server holds when their mockDb begins. */
export interface Persona {
  /** As the scenario panel shows it. */
  label: string;
  /** The e-mail of the account that is logged in, or null for a visitor. */
  loggedInAs: string | null;
  /** How many projects that account has. */
  projects: number;
  /** How many ads the visitor or the account has. */
  ads: number;
}

/** The password of every mocked account. */
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
