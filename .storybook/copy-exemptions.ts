/** Copy in the contract that needs no story, matched by name. */
export const copyExemptions: readonly { text: RegExp; why: string }[] = [
  { text: /^targetingGuideCopy\./, why: "It is printed in a PDF, which is made when the site is built." },
  { text: /^descriptionCopy\./, why: "For search engines: valid-html.test.ts compares those of all pages." },
  {
    text: /^faqCopy\.\d\.id$|^targetingCopy\.guide\.address$|^shareCopy\.emailSubject$/,
    why: "A part of an address.",
  },
  {
    text: /^faqCopy\.\d\.answer$/,
    why: "Closed until its question is pressed: the browser's own disclosure.",
  },
  {
    text: /\.(withoutScripts|calculate)$|^studioCopy\.needsScript$/,
    why: "Shown without JavaScript: the before-JavaScript tests cover it.",
  },
  {
    text: /^(briefCopy\.codeMissing|audienceCopy\.placesNotLoaded)$/,
    why: "Shown when a part's code can't be loaded: Missing (lazy-dialog) shows the same mechanism.",
  },
  {
    text: /^generationErrorCopy\.lengthUnfit$/,
    why: "A failed ad's reason, written by the server: Failed (ad-result) shows one in its place.",
  },
  { text: /^adCopy\.renamed$/, why: "Only in the server's answer: the dialog closes instead." },
  { text: /^(interestNames|deviceNames)\./, why: "One choice of many in the same list." },
];
