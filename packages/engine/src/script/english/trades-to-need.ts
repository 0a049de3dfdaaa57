import { type Category, hooks } from "./category.ts";

/** Trades of need: health, law, money, home, school, work, good causes. */
export const tradesToNeed: readonly Category[] = [
  {
    kind: "business",
    words:
      /\b(?:charity|non-?profit|nonprofit|donations?|donate|food bank|foundation|fundraising|volunteers?|homeless|animal shelter|hospice|refugees?)\b/i,
    hooks: hooks(["Sometimes help is closer than you think.", "What would you do with the chance to help?"], {
      lively: ["Want to do something good today?"],
      gentle: ["Close to home, somebody is hoping for help.", "A little kindness goes a long way."],
      formal: ["Every contribution begins with one person’s decision."],
    }),
  },
  {
    kind: "business",
    trade: "service",
    words: /\b(?:law firm|lawyers?|attorneys?|solicitors?|legal|barristers?|notary)\b/i,
    hooks: hooks(
      ["When the law comes into your life, good advice matters.", "Some questions need a lawyer’s answer."],
      {
        lively: ["Legal question? Let’s talk."],
        gentle: ["Some letters are hard to open alone."],
        formal: [
          "When a legal matter arises, sound advice is essential.",
          "Some decisions should not be made without legal advice.",
        ],
      },
    ),
  },
  {
    kind: "business",
    trade: "service",
    words: /\b(?:dentists?|dental|orthodon\w+|teeth|whitening)\b/i,
    hooks: hooks(
      ["When did you last have your teeth checked?", "Be honest: when was your last dental check-up?"],
      {
        lively: ["Smile! And when did a dentist last see that smile?"],
        gentle: ["If the dentist’s chair makes you nervous, this is for you."],
        formal: ["Regular dental care should not be put off."],
      },
    ),
  },
  {
    kind: "business",
    trade: "service",
    words: /\b(?:plumb\w+|drains?|boilers?|water heaters?|leak(?:s|ing)?|burst pipes?)\b/i,
    hooks: hooks(["Drip. Drip. Drip. Sound familiar?", "A leak never picks a good moment."], {
      lively: ["Drip! Drip! Had enough?"],
      gentle: ["There’s that dripping again, in the middle of the night."],
      formal: ["Trouble with water should be dealt with promptly."],
    }),
  },
  {
    kind: "business",
    trade: "service",
    words:
      /\b(?:electricians?|hvac|air conditioning|heating|roof(?:ing|ers?)?|handym[ae]n|contractors?|remodel\w*|renovation\w*|kitchens? and bath\w*|window replacement|solar|landscap\w+|lawn|pest control|movers|moving company|garage doors?|painters?)\b/i,
    hooks: hooks(["There’s that job around the house, still waiting.", "Your home could use a hand."], {
      lively: ["That job around the house? Let’s get it done!"],
      gentle: ["A home needs looking after, now and then."],
      formal: ["Work on your home should be in good hands."],
    }),
  },
  {
    kind: "business",
    trade: "shop",
    words:
      /\b(?:car dealer\w*|dealership|used cars?|pre-?owned|new cars?|test drives?|suvs?|trucks|auto sales|motors)\b/i,
    hooks: hooks(["Is your car trying to tell you something?", "Time for a different set of keys?"], {
      lively: ["Fasten your seat belt!", "Ready for a new set of wheels?"],
      gentle: ["Think of the road you’d like to drive."],
      formal: ["Choosing a car is a decision to make with care."],
    }),
  },
  {
    kind: "business",
    trade: "service",
    words: /\b(?:auto repair|mechanics?|oil change|brakes|tires?|tyres?|car wash|body shop|garage)\b/i,
    hooks: hooks(["Heard a noise from under the hood lately?"], {
      formal: ["A car is only as safe as its last inspection."],
      lively: ["Hear that squeak? So do we!"],
    }),
  },
  {
    kind: "business",
    trade: "service",
    words:
      /\b(?:real estate|realtors?|estate agents?|apartments?|condos?|homes for sale|property|properties|houses)\b/i,
    hooks: hooks(
      ["Are you looking for a place to call home?", "Somewhere, a front door is waiting for your key."],
      {
        lively: ["Ready for a new front door?"],
        gentle: ["Picture your morning coffee, in a new kitchen."],
        formal: ["Buying or selling a home is a considerable decision."],
      },
    ),
  },
  {
    kind: "business",
    trade: "service",
    words:
      /\b(?:bank(?:ing)?|credit union|mortgages?|savings accounts?|checking|current account|loans?|lender)\b/i,
    hooks: hooks(["What are you saving for?", "Where does your money live?"], {
      lively: ["Hello, piggy bank! Time to grow up."],
      gentle: ["A new home. A first car. A quiet retirement."],
      formal: ["Your finances call for careful decisions.", "What you put aside today is there tomorrow."],
    }),
  },
  {
    kind: "business",
    trade: "service",
    words:
      /\b(?:insurance|insurers?|coverage|accountants?|accounting|tax(?:es| returns?| preparation)|bookkeeping|financial (?:advis\w+|planning))\b/i,
    hooks: hooks(["Paperwork. There’s always more of it, isn’t there?"], {
      formal: ["Financial matters deserve careful attention."],
      gentle: ["Some things are good to have settled."],
    }),
  },
  {
    kind: "business",

    words:
      /\b(?:preschool|kindergarten|daycare|nursery|school|academy|college|university|tutor\w*|language courses?|driving school|music lessons|classes for kids)\b/i,
    hooks: hooks(["What would you like to learn next?", "Every day can teach you something."], {
      lively: ["Pencils ready!"],
      gentle: ["Do you remember a teacher who believed in you?"],
      formal: ["Education is a decision for the years ahead."],
    }),
  },
  {
    kind: "business",
    trade: "service",
    words:
      /\b(?:doctors?|audiolog\w+|hearing|hospital|nurses?|clinic|medical|physio\w*|chiropract\w*|therap(?:y|ists?)|counsel(?:l)?ing|optic\w*|eye exams?|hearing aids?|pharmacy|health ?care|veterinar\w+|vet\b)\b/i,
    hooks: hooks(["How are you, really?", "Is it time to have that looked at?"], {
      gentle: ["Some things get better once somebody listens."],
      formal: ["Your health should not be left to chance."],
    }),
  },
  {
    kind: "thing",
    words: /\b(?:mobile app|app\b|apps\b|ios and android|app store|google play)/i,
    hooks: hooks(
      ["Your phone is within reach, isn’t it?", "There’s an app for most things. Here’s one for you."],
      {
        lively: ["Phone in hand? Perfect!"],
        gentle: ["There’s a little help in your pocket."],
        formal: ["A useful application for your telephone."],
      },
    ),
  },
  {
    kind: "thing",
    words: /\b(?:software|saas|platform|crm|dashboard|plugin|tool for|project management|workflow)\b/i,
    hooks: hooks(["How much of your day goes into busywork?", "Too many tabs, too many spreadsheets?"], {
      lively: ["Spreadsheets again? Really?"],
      gentle: ["There’s an easier way through the working day."],
      formal: ["How much of your team’s time goes into administration?"],
    }),
  },
  {
    kind: "business",
    trade: "service",
    words:
      /\b(?:dog (?:walk\w+|groom\w+|train\w+|day ?care)|pet (?:sitting|grooming|care|shop|store)|kennels?|pets?)\b/i,
    hooks: hooks(["Who’s waiting for you behind the front door?"], { lively: ["Who’s a good boy?"] }),
  },
  {
    kind: "business",
    trade: "service",
    words:
      /\b(?:marketing agency|design studio|web design|seo|advertising|branding|photograph\w+|videograph\w+|printing|consult\w+|recruit\w+|staffing|it support|cyber ?security)\b/i,
    hooks: hooks(["You have a business to run. What’s on your list today?"], {
      formal: ["A business is only as good as its partners."],
      lively: ["Running a business? Here’s one for your list!"],
    }),
  },
  {
    kind: "business",
    trade: "service",
    words: /\b(?:cleaning|cleaners?|laundry|dry clean\w+|maid)\b/i,
    hooks: hooks(["Dust has a way of coming back, doesn’t it?"], {
      lively: ["Put down that mop!"],
      formal: ["A clean home takes time. Whose time is up to you."],
    }),
  },
];
