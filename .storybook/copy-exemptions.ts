/** Copy in the contract that needs no story, matched by name. */
export const copyExemptions: readonly { text: RegExp; why: string }[] = [
  { text: /^targetingGuideCopy\./, why: "It is printed in a PDF, which is made when the site is built." },
  { text: /^faqCopy\.\d\.id$|^targetingCopy\.guide\.address$/, why: "A part of an address." },
  {
    text: /^faqCopy\.\d\.answer$/,
    why: "Closed until its question is pressed: the browser's own disclosure.",
  },
  {
    text: /\.(withoutScripts|calculate)$/,
    why: "Shown without JavaScript: the before-JavaScript tests cover it.",
  },
  { text: /^(interestNames|deviceNames)\./, why: "One choice of many in the same list." },
];
