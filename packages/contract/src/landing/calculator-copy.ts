/** The budget reach calculator. */
export const calculatorCopy = {
  title: "See how far your budget carries",
  budget: "Your total budget",
  impressions: "Estimated impressions",
  listeners: "Unique listeners",
  openStudio: "Open the studio",
  /** The button shown without JavaScript, which calculates the figures for the typed amount. */
  calculate: "Calculate",
  slider: "Budget slider",
  /** Preset budgets, in dollars. */
  amounts: [500, 2500, 7500, 20_000],
  notAnAmount: "Please enter an amount in dollars, such as 2,500",
  note: (dollars: string) =>
    `At ${dollars} for a thousand impressions. One listener hears an ad about twice.`,
} as const;
