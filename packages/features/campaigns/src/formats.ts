/** "$2,500" or "$20.50". */
export const formatDollars = (dollars: number) =>
  Number.isFinite(dollars)
    ? dollars.toLocaleString("en-US", {
        style: "currency",
        currency: "USD",
        minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
      })
    : "–";

export const formatCount = (count: number) => count.toLocaleString("en-US");

/** A day without a time zone: "December 1, 2026". */
export const formatDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

const shortDay = (day: string, withYear: boolean) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    ...(withYear && { year: "numeric" }),
    timeZone: "UTC",
  });

/** A campaign's dates in a list: "Dec 1 to Dec 14, 2026". */
export const formatDays = (start: string, end: string) =>
  `${shortDay(start, start.slice(0, 4) !== end.slice(0, 4))} to ${shortDay(end, true)}`;
