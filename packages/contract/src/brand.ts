/** Company details shown on the pages. All of them are fictional; replace them in this file. */
export type Brand = {
  name: string;
  /** SVG path, drawn as a stroke with round caps in `currentColor`. */
  mark: { viewBox: string; strokes: string };
  /** The company's own pages, outside the product. */
  pages: Record<"about" | "careers" | "press" | "help", string>;
  email: Record<"hello" | "support" | "privacy" | "sender", string>;
  postalAddress: string;
  /** The URL for "Book a Meeting". */
  meeting: string;
  social: readonly { name: string; href: string }[];
  /** Messaging contacts by region; `number` is formatted for display, with its country code. */
  messagingNumbers: readonly { region: string; number: string }[];
};

/** Domains end in `.example` (RFC 2606); phone numbers are from the ranges reserved for fiction (NANPA, Ofcom, ACMA). */
export const brand: Brand = {
  name: "Earshot",
  mark: { viewBox: "0 0 24 24", strokes: "M4 10v4M8 7v10M12 4v16M16 8v8M20 10v4" },
  pages: {
    about: "https://www.earshot.example/about",
    careers: "https://www.earshot.example/careers",
    press: "https://www.earshot.example/press",
    help: "https://help.earshot.example",
  },
  email: {
    hello: "hello@earshot.example",
    support: "support@earshot.example",
    privacy: "privacy@earshot.example",
    sender: "no-reply@earshot.example",
  },
  postalAddress: "Earshot, 1 Example Street, London N1 0AA, United Kingdom",
  meeting: "https://meet.earshot.example/intro",
  social: [
    { name: "LinkedIn", href: "https://linkedin.example/company/earshot" },
    { name: "Instagram", href: "https://instagram.example/earshot" },
    { name: "YouTube", href: "https://youtube.example/@earshot" },
  ],
  messagingNumbers: [
    { region: "North America", number: "+1 202 555 0142" },
    { region: "United Kingdom and Europe", number: "+44 7700 900142" },
    { region: "Middle East and Africa", number: "+44 7700 900157" },
    { region: "Asia-Pacific", number: "+61 491 570 156" },
  ],
};

/** Links to the messaging app for contact and sharing. */
export const messagingApp = {
  name: "WhatsApp",
  /** Opens a chat with one of `brand.messagingNumbers`. */
  chat: (number: string) => `https://wa.me/${number.replaceAll(/\D/g, "")}`,
  /** Opens the app's contact picker, with the text filled in. */
  share: (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`,
} as const;

/**
 * Light colors from `packages/ui/src/themes.css`, for contexts that can't use the style sheet: emails, icons,
 * pictures, the targeting guide, Storybook's own interface. A unit test checks that they match.
 */
export const lightColors = {
  paper: "#f7f9f8",
  surface: "#ffffff",
  sunken: "#edf1ef",
  line: "#dde4e1",
  ink: "#0f1715",
  "ink-2": "#46534e",
  "ink-3": "#5f6c67",
  primary: "#0c5c4c",
  "primary-strong": "#06352c",
  "primary-soft": "#d2e8e0",
  "primary-faint": "#eaf4f0",
  plum: "#7a3e8e",
  "plum-faint": "#f6eef8",
  harbor: "#2b5c84",
  "harbor-faint": "#ebf2f8",
  accent: "#ff7a2f",
  "accent-strong": "#b84a0a",
  "on-primary": "#ffffff",
} as const;
