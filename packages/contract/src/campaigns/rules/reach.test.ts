import { expect, test } from "vitest";

import { forecastReach, listenerRange } from "./reach.ts";

test.each([
  [50, 2778, 1389],
  [150, 8333, 4167],
  [500, 27_778, 13_889],
  // Half of 416,667 is 208,333.5: listeners are computed from the rounded impressions, and half a listener is rounded
  // up.
  [7500, 416_667, 208_334],
  [20_000, 1_111_111, 555_556],
  [0, 0, 0],
])("estimates that $%i buys %i impressions and reaches %i listeners", (dollars, impressions, listeners) => {
  expect(forecastReach(dollars)).toEqual({ impressions, listeners });
});

test("uses a target CPM instead of the default 18", () => {
  expect(forecastReach(7500, 18)).toEqual(forecastReach(7500));
  expect(forecastReach(1000, 100)).toEqual({ impressions: 10_000, listeners: 5000 });
});

test.each([
  [27_778, 9300, 28_000],
  [2778, 930, 2800],
  [1_111_111, 370_000, 1_100_000],
])("estimates that %i impressions reach between %i and %i people", (impressions, least, most) => {
  expect(listenerRange(impressions)).toEqual({ least, most });
});
