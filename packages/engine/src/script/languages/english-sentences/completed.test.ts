import { expect, test } from "vitest";

import { completed } from "./completed.ts";

test.each([
  [
    "offer",
    "Tyre repair $25, full overhaul from $180",
    "tyre repair is $25 and a full overhaul starts at $180",
  ],
  [
    "offer",
    "Adults £8, kids 5 to 15 £4, under 5 free",
    "adults are £8, kids 5 to 15 are £4, and under 5 are free",
  ],
  ["offer", "$12 a dozen, $20 gift box, half a dozen for $7", undefined],
  ["offer", "€15 a session, €60 month pass", "it’s €15 a session and €60 for a month pass"],
  ["offer", "pots £18 planters £30", "pots are £18 and planters are £30"],
  ["offer", "flat $30 a month plus $4 per user", undefined],
  ["offer", "From €89", "prices start at €89"],
  ["offer", "Free storage over winter", "there’s free storage over winter"],
  ["offer", "Free skin check, no booking", "there’s a free skin check, no booking"],
  ["offer", "free tastings every Friday", "there are free tastings every Friday"],
  ["offer", "free if you spend £40", undefined],
  ["offer", "The brochure’s free, ask for it", undefined],
  ["offer", "Eye tests free for over-60s, otherwise £25", undefined],
  ["offer", "20% off all framing", "there’s 20% off all framing"],
  ["offer", "$200 rebate on heat pumps", "there’s a $200 rebate on heat pumps"],
  ["offer", "2 weeks free then $8 a month", "2 weeks are free, then it’s $8 a month"],
  ["offer", "0% finance over two years", "there’s 0% finance over two years"],
  ["detail", "Booking essential", "booking is essential"],
  ["detail", "all sales final", "all sales are final"],
  ["detail", "no experience needed", undefined],
  ["detail", "Old cookers removed, pipes capped", "old cookers are removed and pipes are capped"],
  ["what", "Old cookers removed", undefined],
  ["detail", "syncs with your calendar", "it syncs with your calendar"],
  ["offer", "cuts from £12", "cuts start at £12"],
  ["detail", "iPhone and Android", "it’s on iPhone and Android"],
  ["detail", "ABTA accredited", "we’re ABTA accredited"],
  ["detail", "FDA approved", undefined],
  ["what", "top floor, two-bed flat", undefined],
  ["when", "Open Tuesday to Sunday", "we’re open Tuesday to Sunday"],
  ["when", "Dog show Saturday 2pm", "there’s a dog show Saturday 2pm"],
  ["when", "Deadline Friday 5pm", undefined],
  ["offer", "Lockers R60, day passes from R1 250", "lockers are R60 and day passes start at R1 250"],
  ["offer", "Supply and fit from R6 400", "supply and fit starts at R6 400"],
  ["offer", "deposit ₦2m before Friday", "the deposit is ₦2m before Friday"],
  ["offer", "₱900 booking fee", undefined],
  ["offer", "pensioners another £5 off", undefined],
  ["where", "2nd floor, 18 Mill Lane", "we’re on the 2nd floor, 18 Mill Lane"],
] as const)("completes a fragment only if its grammar is unambiguous: %s %s", (kind, typed, sentence) => {
  expect(completed(typed, { kind, ad: [] })).toBe(sentence);
});

test.each([
  ["must be over 18", "you must be over 18"],
  ["Need own tools", "you need own tools"],
  ["2 years kitchen experience", "you need 2 years kitchen experience"],
  ["$500 bonus after 90 days", "you get a $500 bonus after 90 days"],
])("addresses applicants in job ads: %s", (typed, sentence) => {
  expect(completed(typed, { kind: "detail", ad: ["job"] })).toBe(sentence);
});

test.each([
  [
    "Free trial class on Friday, but places are going fast",
    "there’s a free trial class on Friday, but places are going fast",
  ],
  ["Free your weekends with our mowing plan", undefined],
  ["Stalls sold at the gate help the scouts", undefined],
  ["Trousers hemmed within two days", "trousers are hemmed within two days"],
  ["Matching blouse stitched to measure", "a matching blouse is stitched to measure"],
  ["Volunteers delivered to every street", undefined],
  ["Hampers delivered within 5 miles from £25", undefined],
])("completes a possible sentence only if its verb is certainly missing: %s", (typed, sentence) => {
  expect(completed(typed, { kind: "detail", ad: [], mayBeWhole: true })).toBe(sentence);
});
