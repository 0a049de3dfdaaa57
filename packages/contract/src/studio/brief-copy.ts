/** Copy for the brief from which the script is written, and for the missing parts of the form. */
export const briefCopy = {
  /** Shown below an empty brief: examples that fill it in, for invented businesses. */
  startFrom: "Start from an example",
  examples: [
    {
      label: "Bakery",
      productName: "Lena’s Bakery",
      prompt:
        "Sourdough and cinnamon rolls, baked from six every morning on Mill Street. For neighbours on their way to work. A free coffee with every loaf this week. Come by before ten.",
    },
    {
      label: "Gym",
      productName: "Northside Gym",
      prompt:
        "A friendly gym with coaches, open from five to eleven. For people who have not trained for years. The first month is $19, without a contract. Book a tour at northsidegym.example.",
    },
    {
      label: "App",
      productName: "Pocketplan",
      prompt:
        "An app that plans a week of family dinners and writes the shopping list. For busy parents. Free for 30 days, no card needed. Download Pocketplan today.",
    },
  ],
  write: "Write the script",
  writing: "Writing...",
  /** Announced and shown while scripts are being written. */
  writingScripts: "Writing three scripts",
  cancel: "Cancel",
  slow: "This takes longer than usual. You can wait, cancel, or create the ad right away.",
  notWritten: "The script could not be written. Please try again.",
  /** Shown after an error that doesn't belong to a field. */
  tryAgain: "Try again",
  orCreate: "Everything you typed is still here. Create Audio Ad works without this step.",
  codeMissing: "The script editor could not be loaded. Your script is safe.",
  brief: "Brief",
  editBrief: "Edit brief",
  closeBrief: "Close brief",
  writeAgain: "Write again",
  mustSayOpen: "What must and must not be said",
  mustSay: "Must be said (optional)",
  mustSayHint: "One item a line, such as “Terms apply.”",
  avoid: "Must not be said (optional)",
  avoidHint: "Words separated by commas",
  /** Reasons why Create Audio Ad is disabled. */
  needsBoth: "Add a name, and say what the ad is about.",
  needsName: "Add a product or ad name.",
  needsPrompt: "Say what the ad is about.",
  needsScript: "Write what the voice should say.",
  needsShorterScript: "Shorten the script to 100 lines and 5,000 characters.",
} as const;
