/**
 * The targeting guide, a PDF offered for download on the landing page. Separate from the page's copy, because the
 * browser never needs it.
 */
export const targetingGuideCopy = {
  title: "The targeting guide",
  subtitle: "Five choices that decide who hears your ad, and how to make them",
  contents: ["The five choices", "What a budget reaches", "Three audiences to start from"],
  choicesTitle: "The five choices",
  choicesText:
    "All five are optional. What you leave empty excludes nobody, and two choices together mean people who match both. Start wide: every choice you add makes the audience smaller.",
  choices: [
    {
      name: "Location",
      what: "Countries, regions or cities, as many as you serve.",
      advice:
        "Choose where people can buy, not where you would like to be known. A shop does well with its city, a web shop with every country it ships to.",
    },
    {
      name: "Age",
      what: "Six groups: 18-24, 25-34, 35-44, 45-54, 55-64 and 65+.",
      advice:
        "Two or three neighbouring groups are usually enough. If age does not decide who buys, leave it open and let the offer choose.",
    },
    {
      name: "Device",
      what: "Phone, smart speaker, computer or console.",
      advice:
        "People on a phone can act at once, so name a web address. People at a smart speaker have their hands full, so say the brand twice.",
    },
    {
      name: "Interest",
      what: "What people listen to: cooking, cycling, parenting and so on.",
      advice:
        "Pick the interest that comes before the purchase. A bike shop reaches commuters as well as racers, so choose both or neither.",
    },
    {
      name: "Gender",
      what: "Everyone, women or men.",
      advice:
        "Leave it at everyone, unless the product itself is made for one of them. Gifts are bought by the others.",
    },
  ],
  reachTitle: "What a budget reaches",
  reachText: (dollars: string) =>
    `At ${dollars} for a thousand impressions. One listener hears an ad about twice, which is why the listeners are half of the impressions.`,
  budget: "Total budget",
  impressions: "Impressions",
  listeners: "Listeners",
  narrow: "Too narrow?",
  narrowText:
    "If the audience is smaller than the listeners that your budget reaches, the same people hear the ad again and again. Remove a choice before you raise the budget.",
  audiencesTitle: "Three audiences to start from",
  audiences: [
    {
      name: "The new shop",
      what: "A store opens and its neighbours should know.",
      choices: ["Your city", "25-54", "Every device"],
    },
    {
      name: "The web shop",
      what: "Something to order, wherever people are.",
      choices: ["Every country you ship to", "One interest", "Phone, computer"],
    },
    {
      name: "The evening out",
      what: "A restaurant, a show, a class with free places.",
      choices: ["City and region", "18-34", "Phone"],
    },
  ],
  checklistTitle: "Before you launch",
  checklist: [
    "The ad names the place or the address that your location can reach.",
    "Each choice has a reason that you could say aloud.",
    "The audience is larger than the listeners in the forecast.",
    "The end date leaves the budget time to be spent.",
  ],
  closing: (email: string) => `Questions about an audience? Write to ${email}.`,
  page: (number: number, of: number) => `${number} / ${of}`,
} as const;
