import { interestNames } from "@earshot/contract/campaigns/copy.ts";

type Interest = (typeof interestNames)[number];

/** How many interests are suggested at once. */
const count = 4;

/** English words that suggest an interest; plurals in -s match too. */
const signs: Partial<Record<Interest, string>> = {
  "Arts and culture": "art artist concert exhibition gallery museum painting theater theatre",
  Beauty: "barber beauty haircut hairdresser lash makeup manicure nail salon skincare spa",
  Books: "author book bookshop bookstore library novel reading",
  Business: "accountant accounting agency business consulting invoice office payroll startup",
  Cars: "auto car dealership driving engine garage mechanic oil tire tyre vehicle",
  Cooking: "chef cook cooking kitchen meal recipe spice",
  DIY: "carpenter diy hammer hardware paint tool workshop",
  Family: "baby child children daycare family kid parent school toy",
  Fashion: "boutique clothes clothing dress fashion jacket jewelry jewellery shoe sneaker suit",
  "Film and TV": "cinema film movie series streaming television",
  Finance: "bank credit insurance invest investment loan mortgage pension savings tax",
  Fitness: "class fitness gym pilates running training workout yoga",
  "Food and drink":
    "bakery bar beer bread breakfast brewery brunch café cafe cake coffee dinner drink food lunch menu pizza pizzeria restaurant taco tea wine",
  Gaming: "console esport game gamer gaming",
  Gardening: "flower garden gardening landscaping lawn nursery plant seed",
  Health: "clinic dental dentist doctor health hearing medical pharmacy physio therapy vitamin",
  Home: "apartment cleaning furniture heating home house mattress plumber plumbing roof sofa window",
  Music: "album band festival guitar music piano record singer vinyl",
  Outdoors: "bike bicycle camping climbing fishing hike hiking kayak outdoor ski tent trail",
  Pets: "cat dog groomer grooming kitten pet puppy vet veterinary",
  Science: "astronomy biology laboratory physics science scientist",
  Sport: "ball club football match soccer sport stadium team tennis tournament",
  Technology: "app computer data device gadget laptop phone repair software tech technology",
  Travel: "beach cruise flight holiday hotel resort tour travel trip vacation",
};

/** Interests that suit most ads. */
const broad: readonly Interest[] = [
  "Morning shows",
  "Local news",
  "Music",
  "Working from home",
  "Family",
  "Sport",
];

/**
 * A few interests for an ad: those that match its words, with the most matches first, then widely suitable ones.
 *
 * @param text the ad's title, description and script
 * @param chosen interests that the audience already has
 */
export function suggestInterests(text: string, chosen: readonly string[]): Interest[] {
  const said = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const weightOf = (interest: Interest) =>
    (signs[interest] ?? "").split(" ").filter((word) => said.has(word) || said.has(`${word}s`)).length;
  const fitting = interestNames
    .map((interest) => ({ interest, weight: weightOf(interest) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ interest }) => interest);
  return [...new Set([...fitting, ...broad])].filter((each) => !chosen.includes(each)).slice(0, count);
}
