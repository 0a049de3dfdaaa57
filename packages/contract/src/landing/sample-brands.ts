// Sample brands and quotes for the landing page. They are invented: replace them with your own before the site goes
// public.

/** A name in a strip of logos; `mark` is a 24 by 24 SVG path, filled with the even-odd rule. */
export type SampleLogo = { name: string; mark: string };

/** The logos in the "Trusted by 400+ brands" strip. */
export const trustedBrands: readonly SampleLogo[] = [
  { name: "Harbor & Pine", mark: "M12 2l7 10h-4l5 10H4l5-10H5z" },
  {
    name: "Lumen",
    mark: "M12 7a5 5 0 0 1 0 10 5 5 0 0 1 0-10M11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4z",
  },
  { name: "Fieldnote", mark: "M5 2h9l5 5v15H5zm3 9v2h8v-2zm0 4v2h5v-2z" },
  {
    name: "Kettle",
    mark: "M4 12a8 8 0 0 1 16 0zm-1 2h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5z",
  },
  {
    name: "Orbit Bikes",
    mark: "M6 6.5a5.5 5.5 0 0 1 0 11 5.5 5.5 0 0 1 0-11m0 3a2.5 2.5 0 0 0 0 5 2.5 2.5 0 0 0 0-5m12-3a5.5 5.5 0 0 1 0 11 5.5 5.5 0 0 1 0-11m0 3a2.5 2.5 0 0 0 0 5 2.5 2.5 0 0 0 0-5",
  },
  { name: "Mercato", mark: "M2 9h4.5a5.5 5.5 0 0 1 11 0H22l-3 12H5zm7 0h6a3 3 0 0 0-6 0" },
  { name: "Brightside Energy", mark: "M5 11a7 7 0 0 1 14 0zm-3 2h20v2.5H2zm3 4.5h14V20H5z" },
  {
    name: "Coffee & Co",
    mark: "M3 5h14v2h1a4 4 0 0 1 0 8h-1.2A5 5 0 0 1 12 19H8a5 5 0 0 1-5-5zm14 4.5v3h1a1.5 1.5 0 0 0 0-3z",
  },
];

/** The logos in the "Reaching 850M listeners" strip. */
export const reachedOutlets: readonly SampleLogo[] = [
  {
    name: "Kickdrum",
    mark: "M12 2a10 10 0 0 1 0 20 10 10 0 0 1 0-20m0 3a7 7 0 0 0 0 14 7 7 0 0 0 0-14m0 4a3 3 0 0 1 0 6 3 3 0 0 1 0-6",
  },
  {
    name: "Nordwelle",
    mark: "M2 7c3-4 7-4 10 0s7 4 10 0v4c-3 4-7 4-10 0s-7-4-10 0zm0 7c3-4 7-4 10 0s7 4 10 0v4c-3 4-7 4-10 0s-7-4-10 0z",
  },
  { name: "Level Up FM", mark: "M3 15h5v6H3zm6.5-5.5h5V21h-5zM16 3h5v18h-5z" },
  { name: "Podgarden", mark: "M11 21v-6C6 15 3 12 3 7c4 0 7 1 8.5 4C12 6 15 3 21 3c0 6-3 9-8 9.5V21z" },
  { name: "Radio Verano", mark: "M12 3a6 6 0 0 1 0 12 6 6 0 0 1 0-12M2 17h20v2H2zm4 3.5h12v2H6z" },
  {
    name: "Longplay",
    mark: "M12 2a10 10 0 0 1 0 20 10 10 0 0 1 0-20m0 7.5a2.5 2.5 0 0 0 0 5 2.5 2.5 0 0 0 0-5",
  },
  { name: "Side Quest", mark: "M12 2l10 10-10 10L2 12zm0 5v10l5-5z" },
  { name: "Nightshift Radio", mark: "M14 2a10 10 0 1 0 8 14A10 10 0 0 1 14 2" },
];

/** Quotes from invented people; the first is shown large. */
export const testimonials = [
  {
    quote:
      "I typed three sentences about the bakery on a Tuesday night. On Thursday a customer quoted the ad back to me.",
    name: "Lena",
    role: "Owner, Lena’s Bakery",
  },
  {
    quote: "My clients hear a draft in the meeting, not a week later.",
    name: "Tomas",
    role: "Account lead, Fieldnote Agency",
  },
  {
    quote: "We changed one line, made it again and kept the better one. It cost us a coffee break.",
    name: "Ines",
    role: "Marketing, Orbit Bikes",
  },
] as const;
