/** The landing page's navigation. */
export const landingNavigationCopy = {
  studio: "AI Ad-Studio",
  howItWorks: "How it works",
  pricing: "Pricing",
  about: "About",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  /** The accessible name of the phone menu. */
  menu: "Menu",
} as const;

/** The sections below the hero. */
export const landingCopy = {
  trustedBy: "Trusted by 400+ brands",
  reaching: "Reaching 850M listeners",
  samplesTitle: "Listen to what others made",
  readScript: "Read the script",
  scriptOf: (brand: string) => `Script of ${brand}`,
  testimonialsTitle: "What people say",
  faqTitle: "Frequently asked questions",
  company: "The company",
  product: "The product",
  careers: "Careers",
  press: "Press",
  help: "Help centre",
  signal: "A signal that reaches people.",
  somethingElse: "Something else?",
} as const;

/** How it works: three steps. */
export const howItWorksCopy = {
  title: "Three steps from a sentence to on air",
  steps: [
    {
      title: "Create a free ad",
      text: "Describe the product, write the script yourself, or upload what you have.",
    },
    {
      title: "Target the audience",
      text: "Choose by location, age, device, interest and gender.",
    },
    {
      title: "Launch",
      text: "Set a budget, review, and go live on podcasts, radio, games and streaming.",
    },
  ],
  /** An audience as chosen in a campaign. */
  audience: [
    { label: "Austin, Texas", isChosen: true },
    { label: "25-34", isChosen: true },
    { label: "35-44", isChosen: true },
    { label: "45-54", isChosen: false },
    { label: "Phone", isChosen: true },
    { label: "Cooking", isChosen: false },
  ],
  totalBudget: "Total budget",
} as const;

/** The section for visitors who already have an ad. */
export const ownAdCopy = {
  title: "Already have your ad?",
  text: "Upload it: mp3, wav, wma or aac, max 2mb.",
  upload: "Upload your ad",
  fileName: "Audio_Ad.mp3",
  complete: "100%",
} as const;

/** Targeting options, each with choices available in a campaign. */
export const targetingCopy = {
  title: "Choose who hears it",
  text: "Five choices, all optional. Leave one empty and the ad reaches everyone there.",
  download: "Download the targeting guide",
  /** The guide's URL and file type. */
  guide: { address: "/targeting-guide.pdf", kind: "(PDF)" },
  options: [
    { name: "Location", choices: ["Austin, Texas", "Lyon", "Wales"] },
    { name: "Age", choices: ["18-24", "25-34", "35-44", "45-54", "55-64", "65+"] },
    { name: "Device", choices: ["Phone", "Smart speaker", "Computer", "Console"] },
    { name: "Interest", choices: ["Cooking", "Cycling", "Parenting", "True crime"] },
    { name: "Gender", choices: ["Everyone", "Women", "Men"] },
  ],
} as const;

/** The six questions in the FAQ. `id` is the question's URL fragment: following it expands the answer. */
export const faqCopy = [
  {
    id: "faq-cost",
    question: "How much does a campaign cost?",
    answer: "Campaigns start from a $50 total budget. You choose the total, and it is never exceeded.",
  },
  {
    id: "faq-free",
    question: "Do I pay for making an ad?",
    answer: "No. You can create, listen to and share ads free of charge, without an account or a card.",
  },
  {
    id: "faq-time",
    question: "How long does it take to make an ad?",
    answer: "Usually under a minute from your description to a mixed ad that you can play.",
  },
  {
    id: "faq-upload",
    question: "Can I use an ad that I already have?",
    answer: "Yes. Upload an mp3, wav, wma or aac file of up to 2 MB and use it in a campaign.",
  },
  {
    id: "faq-audience",
    question: "Who will hear my ad?",
    answer: "The people you choose: by location, age, device, interest and gender.",
  },
  {
    id: "faq-agency",
    question: "Can an agency work for its clients here?",
    answer:
      "Yes. With an agency account you create ads, share them safely with clients and launch campaigns.",
  },
] as const;
