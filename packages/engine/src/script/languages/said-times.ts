/** Words around a range of days ("de lunes a sábado") and of hours ("de 10 a 20 h"). */
type RangeWords = {
  days: string;
  months: string;
  from: string;
  to: string;
  hours: readonly [string, string];
  ofMonth: string;
};

/** Spells out abbreviated days, hours and dates: "lunes-sábado 10-20h", "30 noviembre". */
export function saidTimes({
  days,
  months,
  from,
  to,
  hours: [since, until],
  ofMonth,
}: RangeWords): (sentence: string) => string {
  const range = new RegExp(String.raw`(?<!\p{L})(?:${from} )?(${days})\s?[-–]\s?(${days})(?!\p{L})`, "giu");
  const hours = new RegExp(
    String.raw`(?<![\d.,:/+-])(?<=^|[ ,])(?:${since} )?(\d{1,2})\s?[-–]\s?(\d{1,2})\s?h(?![\p{L}\d])`,
    "giu",
  );
  const date = new RegExp(String.raw`(?<=(?<!\d)\d{1,2}) (?=(?:${months})(?!\p{L}))`, "giu");
  return (sentence) =>
    sentence
      .replaceAll(range, (_, first: string, last: string) => `${from} ${first.toLowerCase()} ${to} ${last}`)
      .replaceAll(hours, `${since} $1 ${until} $2 h`)
      .replaceAll(date, ofMonth);
}
