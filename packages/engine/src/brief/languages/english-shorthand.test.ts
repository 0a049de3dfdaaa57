import { expect, test } from "vitest";

import { verbatim } from "../cut-brief.ts";
import { writtenOut } from "../written-out.ts";
import { readEnglish } from "./en.ts";
import { lowerEnglish } from "./english-tags.ts";

const spelledOut = (raw: string) => writtenOut(raw, readEnglish, new Set());
const said = (raw: string) => verbatim(raw, spelledOut(raw));

test.each([
  ["cnr Mill Rd & Harbour Dr", "corner of Mill Road and Harbour Drive"],
  ["88 Larkspur Blvd Ste 4, off Hwy 12", "88 Larkspur Boulevard Suite 4, off Highway 12"],
  ["12 Elm St behind St Jude’s", "12 Elm Street behind St Jude’s"],
  ["Meet Dr Okoye", "Meet Dr Okoye"],
  ["410 S 9th ave", "410 South 9th Avenue"],
  ["1900 juniper st", "1900 Juniper Street"],
  ["14 Queen St W", "14 Queen Street West"],
  ["depot in Cedar Falls, NS", "depot in Cedar Falls, Nova Scotia"],
  ["the yard in Millbrook, Vic", "the yard in Millbrook, Victoria"],
  ["Uncle Vic gives type AB blood", "Uncle Vic gives type AB blood"],
  ["Baking NC III course in Macon, GA", "Baking NC III course in Macon, Georgia"],
  ["Tower 7, #12-08, opp. the library", "Tower 7, unit 12-08, opposite the library"],
  ["Bldg 9, equal opp employer", "Building 9, equal opp employer"],
])("spells out the address %s", (raw, expected) => {
  expect(spelledOut(raw)).toBe(expected);
});

test.each([
  ["lots of 300-450 sqm", "lots of 300 to 450 square metres"],
  ["a 2 yrs warranty", "a 2-year warranty"],
  ["a 90 minutes lesson", "a 90-minute lesson"],
  ["90 minutes of lessons", "90 minutes of lessons"],
  ["500 gal tank, up to 500 gal", "500-gallon tank, up to 500 gallons"],
  ["12 oz jar, 12 oz for $4", "12-ounce jar, 12 ounces for $4"],
  ["8 ft fence panels, 8 ft tall", "8-foot fence panels, 8 feet tall"],
  ["storage 10x15 or 5x5", "storage 10 by 15 or 5 by 5"],
  ["a free wax if they say they saw us on the bus", "a free wax if you say you saw us on the bus"],
  ["teachers ride free if they show a badge", "teachers ride free if they show a badge"],
  ["loud at night so warn ppl with babies", "loud at night, a warning to anyone with babies"],
  ["classes start May 4 not May 11, at 6pm not 7", "classes start May 4, at 6pm"],
  ["boats leave at 6pm, not 7, tea not included", "boats leave at 6pm, not 7, tea not included"],
  ["2x line cooks needed", "2 line cooks needed"],
  ["2x points, 3x world champions", "2x points, 3x world champions"],
  ["paid at 15/45/75 days", "paid at 15, 45 and 75 days"],
  ["staff ratio 1:8", "staff ratio 1 to 8"],
  ["Oct 3-4-5", "October 3, 4 and 5"],
  ["$18-24, from $90,000 - 400m to the sea", "$18 to $24, from $90,000 - 400m to the sea"],
  ["May 3 - June 9, 4–9 players", "May 3 to June 9, 4 to 9 players"],
  ["1/2 price wings, 6 pk $9", "half price wings, 6-pack $9"],
  ["4in + 6in hoses, up to 8in", "4-inch and 6-inch hoses, up to 8 inches"],
  ["10 yr roof, 10 yrs in town", "10-year roof, 10 years in town"],
  ["M-Sat 8-5, Sat til noon", "Monday to Saturday 8 to 5, Saturday until noon"],
  ["ends 28/2", "ends 28 February"],
  ["9mths-4yrs", "9 months to 4 years"],
  ["free del, fin avail, free est.", "free delivery, financing available, free estimates"],
  ["entry 50p, 10a-2p", "entry 50p, 10am to 2pm"],
  ["Lic/bonded/ins, 3rd fl, 1st mo $1", "licensed, bonded and insured, 3rd floor, 1st month $1"],
  ["1BR $700, W/D in unit, no dep", "1 bedroom, $700, washer and dryer in unit, no deposit"],
  ["over 20k songs, 10k routes", "over 20,000 songs, 10k routes"],
  [
    "no exp req, vols welcome, mileage pd, 9-noon",
    "no experience required, volunteers welcome, mileage paid, 9 to noon",
  ],
  ["police chkd, 2 flrs, sib disc $9", "police checked, 2 floors, sibling discount $9"],
  ["800+ boats, 2019+ models, $3/gal", "over 800 boats, 2019+ models, $3 a gallon"],
  ["7 wk course, 7 wks", "7-week course, 7 weeks"],
  ["9a class, 5:30p, 12a High St", "9am class, 5:30pm, 12a High Street"],
  ["0% 24mo, £200pw, £6/ft", "0% for 24 months, £200 a week, £6 a foot"],
  ["sm $5, lg $9, small grp 1:1", "small $5, large $9, small group one-to-one"],
  ["25 min N of Salem", "25 minutes north of Salem"],
  ["Sat tours, 0% x 24 mos", "Saturday tours, 0% for 24 months"],
  ["ABN 98 765 432 109", ""],
  ["all r welcome, byo basket", "all are welcome, bring your own basket"],
  ["u10s are free", "under 10s are free"],
  ["6 + 9pm", "6 and 9pm"],
  ["$3M cover", "$3 million cover"],
  ["$30 M-F", "$30 Monday to Friday"],
  ["term starts w/c 4 May", "term starts the week of 4 May"],
  ["min $40 order, 2 mo min", "minimum $40 order, 2 months minimum"],
  ["needs 5 days notice", "needs 5 days’ notice"],
  ["$80, reg 95", "$80, regularly $95"],
  ["15% off for first 3 visits till end March", "15% off for the first 3 visits until the end of March"],
  ["extra fees/charges may apply, rates/person", "extra fees or charges may apply, rates per person"],
  ["free delivery on $100+ orders", "free delivery on $100+ orders"],
  ["earn 3x more points", "earn 3x more points"],
  ["2x less salt, 4x bonus points", "2x less salt, 4x bonus points"],
  ["every 2 weeks during summer", "every 2 weeks during summer"],
  ["easy walking distance of town", "easy walking distance of town"],
  ["walking distance to town", "within walking distance to town"],
  ["financ avail", "financing available"],
  ["sofas reg from $899, reg from 9am", "sofas regularly from $899, registration from 9am"],
  ["flats by Rego Park, 6 months rego", "flats by Rego Park, 6 months registration"],
  ["Baltimore, Md 21201", "Baltimore, Md 21201"],
  ["F-150 XL 2022 in vg cond", "F-150 XL 2022 in vg condition"],
  ["7A, Market Street", "7A, Market Street"],
  ["$2 a sq/ft", "$2 a sq/ft"],
  ["30 years - 500 customers", "30 years - 500 customers"],
  ["2 lessons - 4 lessons, 9 am - 5 pm", "2 lessons to 4 lessons, 9 am to 5 pm"],
  ["$40, regular 6-month term", "$40, regular 6-month term"],
  ["call 555–1234 today", "call 555–1234 today"],
  ["open wensdays and thrusday", "open Wednesdays and Thursday"],
  ["B neg donors, business accts", "B negative donors, business accounts"],
  ["Till number 40312, open till nine", "Till number 40312, open until nine"],
  ["sibs free in school hols", "siblings free in school holidays"],
  ["ring eves cos no time by day, cos lettuce", "ring evenings because there’s no time by day, cos lettuce"],
  ["over 3 tonnes POA, subj to stock", "over 3 tonnes price on application, subject to stock"],
  ["U.P. S$90, 12 pax", "usual price S$90, 12 people"],
  ["not w/out a deposit, w/o fuss", "not without a deposit, without fuss"],
  ["plums 60c/lb, 5c off, room 4c", "plums 60 cents a pound, 5 cents off, room 4c"],
  ["package N2.5m, lamp N1,200, the N7", "package 2.5 million naira, lamp 1,200 naira, the N7"],
  ["visit 250 rs, survey 7,000/- or 9,000/=", "visit ₹250, survey 7,000 or 9,000"],
  ["gates 08h30-17h00, 12h00", "gates 8:30 am to 5 pm, 12 pm"],
  ["fair Sat 5/16 or Sun 17/5, 2pm Wed", "fair Saturday May 16 or Sunday 17 May, 2pm Wednesday"],
  ["Thu 9 Apr – Sun 12 April", "Thursday 9 April to Sunday 12 April"],
  ["12-14 yr olds", "12 to 14 year olds"],
  ["4+ tyres, 7+ years, 1,200+ Aloes", "4 or more tyres, 7+ years, over 1,200 Aloes"],
  ["2 x LGV1 drivers, 1 x head chef", "2 LGV1 drivers, one head chef"],
  ["32 sqm flats, 32 sqm total", "32-square-metre flats, 32 square metres total"],
  ["Tues 9.30 to 4.15, doors 7.30", "Tuesday 9:30 to 4:15, doors 7:30"],
  ["from £9.30 to £12, prices start at 4.30", "from £9.30 to £12, prices start at 4.30"],
  ["Offer end 4 May, the sale ends soon", "Offer ends 4 May, the sale ends soon"],
  ["We are open everyday 24/7, holidays 24/7", "We are open everyday 24/7, holidays 24/7"],
  ["mortgages at 4.15 percent, rated at 4.45", "mortgages at 4.15 percent, rated at 4.45"],
  ["2.15-3.00 pounds", "2.15 to 3.00 pounds"],
  ["We sue your boss if they tell us lies", "We sue your boss if they tell us lies"],
  ["Couples save £10 when they book together", "Couples save £10 when they book together"],
  ["Collect on December 24 not after 6 pm", "Collect on December 24 not after 6 pm"],
  ["12pm and not 30 minutes later", "12pm and not 30 minutes later"],
  ["Investment opp in a growing town", "Investment opp in a growing town"],
  ["Baby cos, rocket", "Baby cos, rocket"],
  ["£9 a head, seniors 65 with ID", "£9 a head, seniors 65 with ID"],
  ["2000 sqm last year", "2000 square metres last year"],
  ["Ages 8+ lessons", "Ages 8 and up lessons"],
  ["Pickup/delivery, Where/when: now", "Pickup or delivery, Where/when: now"],
])("spells out the shorthand in %s", (raw, expected) => {
  expect(spelledOut(raw)).toBe(expected);
});

test.each([
  ["we fix taps sinks bath panels", "we fix taps, sinks and bath panels"],
  ["lamps rugs mirrors and frames", "lamps, rugs, mirrors and frames"],
  ["kids toys games puzzles", "kids toys games puzzles"],
  ["dad fixes taps sinks boilers", "dad fixes taps sinks boilers"],
])("puts commas into the list %s", (raw, expected) => {
  expect(spelledOut(raw)).toBe(expected);
});

test.each([
  ["MEDIUM/LARGE WALK-INS", "medium or large walk-ins"],
  ["PICK-UP OR DRIVE-IN", "pick-up or drive-in"],
  ["WE ARE AT 77 OAK RD, SALE ENDS JUNE 4TH.", "we are at 77 Oak Road, sale ends June 4th."],
])("lower-cases %s", (raw, expected) => {
  expect(spelledOut(raw)).toBe(expected);
});

test("spells out the shorthand in a required line, but not in a quotation", () => {
  expect(said("Lease $249/mo, 24 mo, $900 due at signing")).toBe(
    "Lease $249 a month, 24 months, $900 due at signing",
  );
  expect(said("Bonded + insured")).toBe("Bonded and insured");
  expect(said("Lic. #TQ-8810 w/ CRB# 4471")).toBe("license TQ-8810 with CRB number 4471");
  expect(said('"Pay $9/mo"')).toBe("Pay $9/mo");
  expect(said("Paid for by Reed & Sons")).toBe("Paid for by Reed & Sons");
});

test.each([
  ["Highway 9", "Highway 9"],
  ["Mesa, Arizona", "Mesa, Arizona"],
  ["Fresh bread", "fresh bread"],
])("writes %s within a sentence as %s", (fragment, expected) => {
  expect(lowerEnglish(fragment)).toBe(expected);
});
