import { describe, expect, test } from "vitest";

import { normalizeText } from "../normalize-text.ts";

/** As written → as spoken. Each result is also normalized again, which must not change it. */
const tables: Record<string, [written: string, said: string][]> = {
  numbers: [
    [
      "0, 12, 21, 100, 101 and 115",
      "zero, twelve, twenty-one, one hundred, one hundred one and one hundred fifteen",
    ],
    [
      "1,234,567.89",
      "one million two hundred thirty-four thousand five hundred sixty-seven point eight nine",
    ],
    ["It is -5 or .5", "It is minus five or zero point five"],
    ["1st, 2nd, 3rd, 12th, 21st, 103rd", "first, second, third, twelfth, twenty-first, one hundred third"],
    ["1/2, 3/4, 2/3, 1/2 price", "one half, three quarters, two thirds, half price"],
    [
      "2½ hours, 5 1/2 miles, 3/4 cup",
      "two and a half hours, five and a half miles, three quarters of a cup",
    ],
    ["10-15 people, 9–5", "ten to fifteen people, nine to five"],
    ["24/7, 50/50, 2x faster, 3x3", "twenty-four seven, fifty-fifty, two times faster, three by three"],
    ["10–15% or 0.5 %", "ten to fifteen percent or zero point five percent"],
    ["100,000+ users, ~50 left", "one hundred thousand plus users, about fifty left"],
    ["007 and 12345678", "zero zero seven and one two three four five six seven eight"],
    ["4.8/5 stars, 9/10 dentists", "four point eight out of five stars, nine out of ten dentists"],
    ["30-day, 2-for-1, 3-in-1", "thirty-day, two-for-one, three-in-one"],
    ["Version 2.0.1", "Version two point zero point one"],
    ["1) First 2) Second", "one, First two, Second"],
    ["call 911, 1,000's of fans, 1080p", "call nine one one, thousands of fans, ten eighty P"],
  ],
  prices: [
    ["$19.99", "nineteen dollars and ninety-nine cents"],
    [
      "$5, $1, $1,250 and $1,250.00",
      "five dollars, one dollar, one thousand two hundred fifty dollars and one thousand two hundred fifty dollars",
    ],
    ["$0.99, $.50, 99¢, 1¢", "ninety-nine cents, fifty cents, ninety-nine cents, one cent"],
    [
      "$1.5 million, $10K, £3bn, $2.5M",
      "one point five million dollars, ten thousand dollars, three billion pounds, two point five million dollars",
    ],
    [
      "£1.50, €20, 20 €, ¥500, ₹499",
      "one pound fifty, twenty euros, twenty euros, five hundred yen, four hundred ninety-nine rupees",
    ],
    [
      "$5/month, $99/yr, $1.99/lb",
      "five dollars a month, ninety-nine dollars a year, one dollar and ninety-nine cents a pound",
    ],
    ["$5-$10, $20–30", "five to ten dollars, twenty to thirty dollars"],
    [
      "₱250, ₦3.5 million, S$12",
      "two hundred fifty pesos, three point five million naira, twelve Singapore dollars",
    ],
    ["R12 500 or R890 a month", "twelve thousand five hundred rand or eight hundred ninety rand a month"],
    ["Yamaha R15, code R20", "Yamaha R fifteen, code R twenty"],
    ["R38 insulation, the R747", "R thirty-eight insulation, the R seven hundred forty-seven"],
    ["a $20 gift card, a $1 million prize", "a twenty dollar gift card, a one million dollar prize"],
    ["a $20 or more", "a twenty dollars or more"],
    ["20 USD, US$5, A$20", "twenty dollars, five dollars, twenty Australian dollars"],
    ["$10 off orders $50+", "ten dollars off orders fifty dollars plus"],
    ["-$5", "minus five dollars"],
    ["$19.99-$29", "nineteen dollars and ninety-nine cents to twenty-nine dollars"],
  ],
  dates: [
    ["June 3", "June third"],
    ["June 3, 2026", "June third, twenty twenty-six"],
    ["on 3 June 2026", "on the third of June, twenty twenty-six"],
    ["the 4th of July", "the fourth of July"],
    [
      "6/3/2026, 2026-06-03, 12/31/99",
      "June third, twenty twenty-six, June third, twenty twenty-six, December thirty-first, nineteen ninety-nine",
    ],
    ["Dec. 24th, Sept. 4, Jan. 1", "December twenty-fourth, September fourth, January first"],
    ["June 3-5, 2026", "June third to fifth, twenty twenty-six"],
    [
      "by 12/25, on 1/2, in theaters 7/4",
      "by December twenty-fifth, on January second, in theaters July fourth",
    ],
    [
      "Mon-Fri, Sat. 10-4, Sat & Sun, M-F",
      "Monday to Friday, Saturday ten to four, Saturday and Sunday, Monday to Friday",
    ],
    [
      "in 2026, since 1999, from 2005, 1905",
      "in twenty twenty-six, since nineteen ninety-nine, from two thousand five, nineteen oh five",
    ],
    [
      "over 2026 customers, 1500 people",
      "over two thousand twenty-six customers, one thousand five hundred people",
    ],
    [
      "the 1990s, '80s, the 90s, class of '98",
      "the nineteen nineties, eighties, the nineties, class of ninety-eight",
    ],
    ["March 2026", "March twenty twenty-six"],
    ["It's on 3 June. 5 left.", "It's on the third of June. Five left."],
  ],
  times: [
    ["9am, 9:30 p.m., 12:05 PM", "nine A M, nine thirty P M, twelve oh five P M"],
    ["17:00, 9:00, 9:05, 00:00", "five P M, nine o'clock, nine oh five, midnight"],
    ["9am–5pm, 8-10pm, 10:00-14:00", "nine A M to five P M, eight to ten P M, ten A M to two P M"],
    ["Open till 9 p.m. Call now.", "Open till nine P M. Call now."],
    ["at 9:30 p.m. Saturday", "at nine thirty P M Saturday"],
    ["noon to 7 o'clock", "noon to seven o'clock"],
  ],
  phones: [
    ["(555) 123-4567", "five five five, one two three, four five six seven"],
    [
      "555.123.4567 or 5551234567",
      "five five five, one two three, four five six seven or five five five, one two three, four five six seven",
    ],
    ["555-0199", "five five five, oh one nine nine"],
    ["1-800-FLOWERS", "one eight hundred FLOWERS"],
    ["1-800-555-0142 ext. 12", "one eight hundred, five five five, oh one four two, extension one two"],
    ["+44 20 7946 0958", "plus four four, two oh, seven nine four six, oh nine five eight"],
    ["020 7946 0958", "oh two oh, seven nine four six, oh nine five eight"],
    ["text JOIN to 55555", "text JOIN to five five five five five"],
  ],
  addresses: [
    ["1334 44th St., Apt 5B", "thirteen thirty-four forty-fourth Street, Apartment five B"],
    ["221B Baker Street", "two twenty-one B Baker Street"],
    ["500 W. Main St. Call now.", "five hundred West Main Street. Call now."],
    ["205 Oak Ave, Suite 300", "two oh five Oak Avenue, Suite three hundred"],
    ["12 Elm Rd and 100 Sunset Blvd", "twelve Elm Road and one hundred Sunset Boulevard"],
    ["New York, NY 10001", "New York, New York one oh oh oh one"],
    ["Austin, TX", "Austin, Texas"],
    ["London SW1A 1AA", "London S W one A one A A"],
    ["St. Louis, corner of 5th & Main St.", "Saint Louis, corner of fifth and Main Street."],
    ["Live on Ocean Dr. Ask Dr. Lee", "Live on Ocean Drive. Ask Doctor Lee"],
    ["Take Route 66 or Hwy 101", "Take Route sixty-six or Highway one oh one"],
  ],
  web: [
    ["coffee.example/spring", "coffee dot example slash spring"],
    ["https://www.coffee-house24.com/", "coffee dash house twenty-four dot com"],
    ["www.bbc.co.uk/news.", "B B C dot co dot U K slash news."],
    ["CoffeeHouse.example and COFFEE.EXAMPLE", "Coffee House dot example and coffee dot example"],
    ["shop.example/sale?utm_source=ad&x=1. Hurry", "shop dot example slash sale. Hurry"],
    ["info@coffee.example!", "info at coffee dot example!"],
    ["first.last_2@x.io", "first dot last underscore two at x dot I O"],
    ["@coffee_house and #CoffeeTime", "at coffee underscore house and hashtag Coffee Time"],
    ["Node.js", "Node dot js"],
    [
      "Seen coffee.example? Try Coffee.Example/FAQ",
      "Seen coffee dot example? Try Coffee dot example slash F A Q",
    ],
  ],
  units: [
    [
      "5 kg, 1 kg, 3km, 26.2 mi, 10 lbs",
      "five kilograms, one kilogram, three kilometers, twenty-six point two miles, ten pounds",
    ],
    ["20°C, -5 °F, 5°", "twenty degrees Celsius, minus five degrees Fahrenheit, five degrees"],
    [
      "1,200 sq ft, 80 m², 16GB, 60 mph",
      "one thousand two hundred square feet, eighty square meters, sixteen gigabytes, sixty miles per hour",
    ],
    ["our 1,200 sq ft lofts", "our one thousand two hundred square foot lofts"],
    ['a 55" TV, a 6-ft fence, 5\'10" tall', "a fifty-five inch T V, a six-foot fence, five foot ten tall"],
    ["5-10 km", "five to ten kilometers"],
  ],
  abbreviations: [
    ["Dr. Smith, Mr. & Mrs. Lee", "Doctor Smith, Mister and Missus Lee"],
    ["Acme Inc. and Beta Ltd. vs. Gamma Co.", "Acme Incorporated and Beta Limited versus Gamma Company."],
    ["cats, dogs, etc. Call us.", "cats, dogs, et cetera. Call us."],
    ["e.g., this, i.e. that", "for example, this, that is that"],
    ["w/ fries, w/o onions", "with fries, without onions"],
    ["No. 1 choice, #1", "number one choice, number one"],
    ["Any risk? No. A 30 day trial", "Any risk? No. A thirty day trial"],
    ["Permit No. KX-204, but no. We", "Permit number K X-two hundred four, but no. We"],
    ["Fish & chips + more", "Fish and chips plus more"],
    ["pick-up/delivery, and/or", "pick-up or delivery, and or"],
    ["Chapter IV, World War II, Super Bowl LIX", "Chapter four, World War two, Super Bowl fifty-nine"],
    ["I went, so did Louis", "I went, so did Louis"],
  ],
  acronyms: [
    ["FAQ, USA, U.S.A., TV, CEO", "F A Q, U S A, U S A, T V, C E O"],
    ["NASA, NATO, IKEA, LASIK", "NASA, NATO, IKEA, LASIK"],
    ["BMW, FBI, HVAC, ESPN", "B M W, F B I, H V A C, E S P N"],
    ["FAQs, DVDs", "F A Q's, D V D's"],
    ["MEGA SALE! CALL US NOW! BUY IT!", "MEGA SALE! CALL US NOW! BUY IT!"],
    ["FRESH BREAD FOR LUNCH, MYTHS, FIFTHS", "FRESH BREAD FOR LUNCH, MYTHS, FIFTHS"],
    ["an ID, OK? A/C", "an I D, okay? A C"],
    ["AT&T, H&M, Q&A", "A T and T, H and M, Q and A"],
    [
      "B2B, MP3, 4K, 5G, COVID-19, 7-Eleven",
      "B two B, M P three, four K, five G, COVID-nineteen, seven-Eleven",
    ],
  ],
  sentences: [
    ["Open now. 9 to 5.", "Open now. Nine to five."],
    ["Save! $5 off.", "Save! Five dollars off."],
  ],
};

describe.each(Object.entries(tables))("%s", (_, rows) => {
  test.each(rows)("says %j as %j", (written, said) => {
    expect(normalizeText(written, "en")).toBe(said);
    expect(normalizeText(said, "en")).toBe(said);
  });
});
