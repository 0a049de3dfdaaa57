const numbers = new Intl.NumberFormat("en-US");
const money = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/** "138,889" */
export const wholeNumber = (value: number): string => numbers.format(value);

/** "$2,500", "$2,500.50" */
export const dollars = (value: number): string => money.format(value);
