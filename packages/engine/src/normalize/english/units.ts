/** The spoken singular and plural of each unit. */
const units: Record<string, readonly [string, string]> = {
  kg: ["kilogram", "kilograms"],
  g: ["gram", "grams"],
  mg: ["milligram", "milligrams"],
  lb: ["pound", "pounds"],
  lbs: ["pound", "pounds"],
  oz: ["ounce", "ounces"],
  km: ["kilometer", "kilometers"],
  m: ["meter", "meters"],
  cm: ["centimeter", "centimeters"],
  mm: ["millimeter", "millimeters"],
  mi: ["mile", "miles"],
  ft: ["foot", "feet"],
  yd: ["yard", "yards"],
  in: ["inch", "inches"],
  "in.": ["inch", "inches"],
  "mi/h": ["mile per hour", "miles per hour"],
  '"': ["inch", "inches"],
  "”": ["inch", "inches"],
  "″": ["inch", "inches"],
  "°C": ["degree Celsius", "degrees Celsius"],
  "°F": ["degree Fahrenheit", "degrees Fahrenheit"],
  "°": ["degree", "degrees"],
  "sq ft": ["square foot", "square feet"],
  "sq. ft": ["square foot", "square feet"],
  "sq mi": ["square mile", "square miles"],
  "m²": ["square meter", "square meters"],
  "km²": ["square kilometer", "square kilometers"],
  "ft²": ["square foot", "square feet"],
  "m³": ["cubic meter", "cubic meters"],
  l: ["liter", "liters"],
  L: ["liter", "liters"],
  ml: ["milliliter", "milliliters"],
  mL: ["milliliter", "milliliters"],
  gal: ["gallon", "gallons"],
  KB: ["kilobyte", "kilobytes"],
  MB: ["megabyte", "megabytes"],
  GB: ["gigabyte", "gigabytes"],
  TB: ["terabyte", "terabytes"],
  Mbps: ["megabit per second", "megabits per second"],
  Gbps: ["gigabit per second", "gigabits per second"],
  mph: ["mile per hour", "miles per hour"],
  mpg: ["mile per gallon", "miles per gallon"],
  "km/h": ["kilometer per hour", "kilometers per hour"],
  kW: ["kilowatt", "kilowatts"],
  kWh: ["kilowatt hour", "kilowatt hours"],
  W: ["watt", "watts"],
  V: ["volt", "volts"],
  Hz: ["hertz", "hertz"],
  kHz: ["kilohertz", "kilohertz"],
  GHz: ["gigahertz", "gigahertz"],
  MP: ["megapixel", "megapixels"],
  hp: ["horsepower", "horsepower"],
  cal: ["calorie", "calories"],
  kcal: ["kilocalorie", "kilocalories"],
  hr: ["hour", "hours"],
  hrs: ["hour", "hours"],
  h: ["hour", "hours"],
  min: ["minute", "minutes"],
  mins: ["minute", "minutes"],
  sec: ["second", "seconds"],
  secs: ["second", "seconds"],
  yr: ["year", "years"],
  yrs: ["year", "years"],
  mo: ["month", "months"],
  pc: ["piece", "pieces"],
  pcs: ["piece", "pieces"],
  ct: ["count", "count"],
  pt: ["point", "points"],
  pts: ["point", "points"],
};
/**
 * These are also words or letters in names ("the 4 in one", "5 L"), so they are units only if they touch the number.
 */
const onlyTouching = new Set(["in", "m", "g", "h", "l", "W", "V", "MP", "mo", "ct", "pt", "pc", '"', "”"]);

const names = Object.keys(units).toSorted((a, b) => b.length - a.length);

/** Matches a unit after its number, including the space between them. */
export const unit = String.raw`(?<unit>(?:[ -]?(?:${names
  .filter((name) => !onlyTouching.has(name))
  .map((name) => name.replaceAll(".", String.raw`\.`))
  .join("|")})|(?:${[...onlyTouching].join("|")}))(?![\p{L}\d²³])(?:(?<=[a-z])\.(?=\s+[a-z]|,))?)`;

/** The unit's words after a number, in the singular if `isOne` or after a hyphen ("6-ft fence"). */
export function sayUnit(text: string, isOne: boolean): string {
  const name = text.replace(/^[ -]/, "").replace(/\.$/, "");
  const words = units[name] ?? units[`${name}.`] ?? [name, name];
  return `${text.startsWith("-") ? "-" : " "}${isOne || text.startsWith("-") ? words[0] : words[1]}`;
}

/** Words for a slash and the unit after it: "$5/mo" is five dollars a month. */
export const per: Readonly<Record<string, string>> = {
  month: "a month",
  mo: "a month",
  year: "a year",
  yr: "a year",
  week: "a week",
  wk: "a week",
  day: "a day",
  hour: "an hour",
  hr: "an hour",
  h: "an hour",
  min: "a minute",
  minute: "a minute",
  night: "a night",
  person: "a person",
  pp: "a person",
  each: "each",
  ea: "each",
  lb: "a pound",
  kg: "a kilo",
  oz: "an ounce",
  item: "an item",
  user: "a user",
  seat: "a seat",
  class: "a class",
  session: "a session",
  visit: "a visit",
  sq: "a square",
  gal: "a gallon",
  mile: "a mile",
  mi: "a mile",
  pair: "a pair",
  piece: "a piece",
  ticket: "a ticket",
  room: "a room",
};
