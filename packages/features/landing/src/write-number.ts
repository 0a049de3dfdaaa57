// Intl.NumberFormat is avoided because constructing two formatters takes three times as long as evaluating the page's
// own code.

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

/** Formats a whole number: "138,889". */
export const wholeNumber = (value: number): string => grouped(value.toFixed(0));

/** Formats dollars: "$2,500", "$2,500.50". */
export function dollars(value: number): string {
  const [whole = "", cents] = value.toFixed(Number.isInteger(value) ? 0 : 2).split(".");
  return `$${grouped(whole)}${cents === undefined ? "" : `.${cents}`}`;
}
