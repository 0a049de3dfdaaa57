import { type Category, hooks } from "./category.ts";

/** Trades of leisure: food, culture, travel, sport, shops. */
export const tradesToEnjoy: readonly Category[] = [
  {
    kind: "thing",
    words:
      /\b(?:e-?scooters?|headphones|earbuds|speakers|blender|vacuum cleaner|hot sauce|protein bars?|energy drinks?|sparkling water|beverage|shampoo|serum|toothbrush|razors?|vitamins|supplements?|gadget|smart ?watch|drone|granola|snacks?)\b/i,
    hooks: hooks(["Here’s one to try for yourself.", "Ever wished for something better?"], {
      lively: ["Ready for something new?"],
      gentle: ["Here’s a small thing for your day."],
      formal: ["Allow us to present something to you."],
    }),
  },
  {
    kind: "thing",
    words: /\b(?:pet food|dog food|cat food|kibble|dog treats?|cat treats?)\b/i,
    hooks: hooks(["Somebody at home is waiting by the bowl.", "What’s in your pet’s bowl tonight?"], {
      lively: ["Hear that tail? It must be dinner time!"],
      gentle: ["They can’t tell you what’s in the bowl. But you can choose it."],
      formal: ["It’s worth knowing what goes into your pet’s food."],
    }),
  },
  {
    kind: "thing",
    words: /\b(?:podcast|episodes?|radio show|audio series)\b/i,
    hooks: hooks(
      ["Looking for something good to listen to?", "You like listening. You’re doing it right now."],
      {
        lively: ["Ears open! Here’s your next listen."],
        gentle: ["Some stories are best heard, not read."],
        formal: ["A recommendation for your next journey to work."],
      },
    ),
  },
  {
    kind: "event",
    words: /\b(?:concert|live in concert|tour dates|orchestra|symphony|quartet|gig|band performs|choir)\b/i,
    hooks: hooks(["Some nights are meant to be heard live.", "The lights go down. The first note sounds."], {
      lively: ["Lights down, volume up!"],
      gentle: ["The hall goes quiet. Then the first note."],
      formal: ["An evening of live music."],
    }),
  },
  {
    kind: "event",
    words:
      /\b(?:festival|fair|expo|carnival|fête|marathon|fun run|conference|summit|parade|fundraiser gala|gala|open day|workshop series|hackathon|craft market|christmas market)\b/i,
    hooks: hooks(["Got plans yet? Keep a date free.", "Get your calendar out for a moment."], {
      lively: ["Grab your friends and clear your calendar!"],
      gentle: ["Here’s a date to look forward to."],
      formal: ["A date for your calendar."],
    }),
  },
  {
    kind: "business",
    trade: "food",
    words: /\b(?:bakery|bakers?|sourdough|pastr(?:y|ies)|croissants?|bread|cupcakes?|cakes?|patisserie)\b/i,
    hooks: hooks(
      ["You know the smell of bread, fresh from the oven?", "Good mornings start at the bakery."],
      {
        lively: ["Mmm! Can you smell that?", "Follow your nose!"],
        gentle: ["Early in the morning, somebody is already up, baking."],
        formal: ["For those who care about good bread."],
      },
    ),
  },
  {
    kind: "business",
    trade: "service",
    words: /\b(?:gym|fitness|personal train\w+|crossfit|pilates|yoga|workouts?|spin class\w*|boxing club)\b/i,
    hooks: hooks(
      ["Still waiting for the right day to start?", "Your trainers are by the door. They’re waiting."],
      {
        lively: ["Off the couch! It’s time to move!", "Ready to sweat?"],
        gentle: ["Take a breath. This hour belongs to you."],
        formal: ["Regular exercise starts with a first step."],
      },
    ),
  },
  {
    kind: "business",
    trade: "place",
    words: /\b(?:museum|gallery|exhibitions?|exhibits?|aquarium|planetarium|zoo|botanical garden)\b/i,
    hooks: hooks(["When were you last truly curious?", "Got a free afternoon?"], {
      lively: ["Bored? Not today!"],
      gentle: ["Slow down for an afternoon. Look closely."],
      formal: ["An invitation to look more closely."],
    }),
  },
  {
    kind: "business",
    trade: "place",
    words:
      /\b(?:hotel|resort|travel agency|tours?|tourism|vacation|holidays?|island|beaches|cruises?|bed and breakfast|b&b|lodge|cabins?|visitors?|retreat)\b/i,
    hooks: hooks(["When did you last really get away?", "Close your eyes. Where would you rather be?"], {
      lively: ["Pack your bags!"],
      gentle: ["Close your eyes for a moment. Breathe."],
      formal: ["Plan your next journey with care."],
    }),
  },
  {
    kind: "business",
    trade: "food",
    words:
      /\b(?:coffee (?:shop|house|bar|roasters?)|café|cafe|espresso|roastery|coffee|teas?\b|tea house)\b/i,
    hooks: hooks(["First things first: coffee.", "Have you had your coffee yet?"], {
      lively: ["Wake up! The coffee’s on!"],
      gentle: ["A warm cup. A quiet moment."],
      formal: ["For those who take their coffee seriously."],
    }),
  },
  {
    kind: "business",
    trade: "food",
    words:
      /\b(?:restaurant|bistro|pizzeria|pizza|tacos?|sushi|steakhouse|diner|grill|bbq|barbecue|burgers?|trattoria|ramen|curry|brunch|seafood|cuisine|eatery|food truck|tapas|deli|brewery|pub)\b/i,
    hooks: hooks(["So, what’s for dinner?", "Hungry yet?"], {
      lively: ["Hungry? Good!", "Hear that? It’s your stomach!"],
      gentle: ["Pull up a chair. Take your time."],
      formal: ["A table is waiting."],
    }),
  },
  {
    kind: "business",
    trade: "service",
    words:
      /\b(?:salon|spa|hair ?dressers?|hairdressing|haircuts?|barber\w*|massages?|facials?|nails?|manicures?|beauty)\b/i,
    hooks: hooks(["When did you last do something just for you?"], {
      lively: ["Treat yourself! You know you want to."],
      gentle: ["Breathe in. Breathe out. This hour is yours."],
      formal: ["Take time to look after yourself."],
    }),
  },
  {
    kind: "business",
    trade: "shop",
    words: /\b(?:florist|flowers|bouquets?|roses)\b/i,
    hooks: hooks(["Who deserves flowers from you?"], {
      lively: ["Say it with flowers!"],
      gentle: ["Some things are easier said with flowers."],
    }),
  },
  {
    kind: "business",
    trade: "shop",
    words: /\b(?:jewel(?:le)?ry|jewel(?:l)?ers?|watches|engagement rings?|diamonds?)\b/i,
    hooks: hooks(["Is there somebody you’d like to see smile?"], {
      formal: ["For the moments that deserve to be remembered."],
    }),
  },
  {
    kind: "business",
    trade: "shop",
    words:
      /\b(?:fashion|clothing|boutique|dresses|shoes|sneakers|apparel|t-shirts|handbags?|leather bags?)\b/i,
    hooks: hooks(["A wardrobe full of clothes, and nothing to wear?"], {
      lively: ["New look, anyone?"],
      formal: ["Dressing well begins with a choice."],
    }),
  },
  {
    kind: "business",
    trade: "food",
    words: /\b(?:wine|vineyard|winery|whisk(?:e)?y|gin|craft beer|distillery|cider)\b/i,
    hooks: hooks(["What are we drinking to?"], {
      gentle: ["The day is done. The glasses are on the table."],
      lively: ["Cheers! What are we drinking to?"],
      formal: ["For those who appreciate a good glass."],
    }),
  },
  {
    kind: "business",
    trade: "shop",
    words: /\b(?:book ?shop|book ?store|books|library|novels?)\b/i,
    hooks: hooks(["What was the last book you couldn’t put down?"], {
      gentle: ["A chair, a lamp, a good book."],
    }),
  },
  {
    kind: "business",
    trade: "shop",
    words: /\b(?:toys?|games?|board games?|video games?|puzzles?)\b/i,
    hooks: hooks(["When did you last really play?"], {
      lively: ["Game on!"],
      formal: ["Play is a serious matter."],
    }),
  },
  {
    kind: "business",
    trade: "shop",
    words:
      /\b(?:outdoor|outfitters|camping|tents|backpacks?|hiking|hikers|climbing|fishing|ski(?:s|ing)?|surf\w*|bikes?|bicycles?|cycling|sporting goods|kayaks?)\b/i,
    hooks: hooks(["Look out of the window. Doesn’t it call you?", "The outdoors is waiting. Are you?"], {
      lively: ["Get out there!"],
      gentle: ["Somewhere out there, it’s quiet."],
      formal: ["Being outdoors begins with good preparation."],
    }),
  },
  {
    kind: "business",
    trade: "shop",
    words:
      /\b(?:furniture|sofas?|mattress(?:es)?|beds|home decor|candles?|garden cent(?:er|re)|nursery plants|plants)\b/i,
    hooks: hooks(["Look around the room. What’s missing?"], {
      gentle: ["Home is where you get to slow down."],
    }),
  },
  {
    kind: "business",
    trade: "shop",
    words:
      /\b(?:online (?:shop|store)|e-?commerce|webshop|web shop|free shipping|checkout|promo code|discount code)\b/i,
    hooks: hooks(["Looking for something a little different?", "Here’s one for your shopping list."], {
      lively: ["Shoppers, listen up!"],
      formal: ["A note for those who shop with care."],
    }),
  },
  {
    kind: "business",
    words:
      /\b(?:church|worship|wedding (?:venue|planner)|wedding|party|birthday|event (?:planning|venue)|catering|caterers?|dj\b)/i,
    hooks: hooks(["Is there something to celebrate?"], { lively: ["Let’s celebrate!"] }),
  },
];
