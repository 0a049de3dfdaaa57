/** The landing page's navigation. */
export const landingNavigationCopy = {
  studio: "AI Ad-Studio",
  howItWorks: "How it works",
  pricing: "Pricing",
  about: "About",
  openMenu: "Open menu",
  closeMenu: "Close menu",
} as const;

/** The hero: its rotating title and its form. */
export const heroCopy = {
  lead: "Be heard in",
  titles: ["Podcast Advertising", "Web Radio Campaigns", "Gaming Audio Ads", "Music Streaming Ads"],
  text: "Describe what you sell. Get a voiced, mixed, broadcast-ready audio ad in about a minute, then put it in front of the people who should hear it.",
  note: "No card needed. Campaigns start from a $50 total budget.",
  openStudio: "Open the studio",
  hearSamples: "Hear samples",
  formTitle: "Make one now",
  brand: "Brand",
  brandPlaceholder: "Coffee & Co",
  outline: "What should the ad say?",
  outlinePlaceholder: "What you sell, who it is for, and what to do next",
  voice: "Who should say it?",
  male: "Male",
  female: "Female",
  submit: "Create my ad",
} as const;

/** The sections below the hero. */
export const landingCopy = {
  trustedBy: "Trusted by 400+ brands",
  reaching: "Reaching 850M listeners",
  samplesTitle: "Listen to what others made",
  testimonialsTitle: "What people say",
  faqTitle: "Frequently asked questions",
  company: "The company",
  product: "The product",
  careers: "Careers",
  press: "Press",
  help: "Help centre",
} as const;

/** The budget reach calculator. */
export const calculatorCopy = {
  title: "See how far your budget carries",
  budget: "Your total budget",
  impressions: "Estimated impressions",
  listeners: "Unique listeners",
} as const;

/** How it works: three steps. @public spec copy of a section that is not built yet */
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
} as const;

/** The section for people who bring a finished ad. @public spec copy of a section that is not built yet */
export const ownAdCopy = {
  title: "Already have your ad?",
  text: "Upload it: mp3, wav, wma or aac, max 2mb.",
  upload: "Upload your ad",
} as const;

/** Targeting options and the guide to download. @public spec copy of a section that is not built yet */
export const targetingCopy = {
  title: "Choose who hears it",
  options: ["Location", "Age", "Device", "Interest", "Gender"],
  guide: "Download the targeting guide",
} as const;

/** The six questions of the FAQ. */
export const faqCopy = [
  {
    question: "How much does a campaign cost?",
    answer: "Campaigns start from a $50 total budget. You choose the total, and it is never exceeded.",
  },
  {
    question: "Do I pay for making an ad?",
    answer: "No. You can create, listen to and share ads free of charge, without an account or a card.",
  },
  {
    question: "How long does it take to make an ad?",
    answer: "Usually under a minute from your description to a mixed ad that you can play.",
  },
  {
    question: "Can I use an ad that I already have?",
    answer: "Yes. Upload an mp3, wav, wma or aac file of up to 2 MB and use it in a campaign.",
  },
  {
    question: "Who will hear my ad?",
    answer: "The people you choose: by location, age, device, interest and gender.",
  },
  {
    question: "Can an agency work for its clients here?",
    answer:
      "Yes. With an agency account you create ads, share them safely with clients and launch campaigns.",
  },
] as const;
