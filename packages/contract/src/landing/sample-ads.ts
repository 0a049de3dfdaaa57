import { leadSampleAd } from "./lead-sample-ad.ts";

/**
 * Sample ads for the landing page. They are invented: replace them with your own before the site goes public. The
 * scripts are written by hand; `npm run samples -w @earshot/tools` generates the audio.
 */

/** A line in a sample ad, spoken by the first voice by default. */
type SampleLine = { text: string; voice?: 1 | 2 };

export type SampleAd = {
  id: string;
  brand: string;
  /** The ad's purpose, in two words: "Store opening". */
  occasion: string;
  /** The voices' names, as shown in the studio. */
  voices: readonly [string, string?];
  track: `trk_${string}`;
  /** Where the background music starts within its track, in seconds. */
  trackStart?: number;
  lines: readonly SampleLine[];
};

/** Eight ads. The first one is in the player below the hero. */
export const sampleAds = [
  leadSampleAd,
  {
    id: "orbit",
    brand: "Orbit Bikes",
    occasion: "Store opening",
    voices: ["Maya"],
    track: "trk_ribbon_cutting",
    lines: [
      { text: "Twelve minutes by car. Seven on an Orbit." },
      { text: "Orbit Bikes opens on Canal Street this Saturday, at ten." },
      { text: "City bikes, electric bikes, and one very small bike for whoever used to sit on the back." },
      { text: "Take any of them to the bridge and back, free." },
      { text: "The first forty riders go home with a lock." },
      { text: "Orbit Bikes, Canal Street, Saturday at ten. Leave the car." },
    ],
  },
  {
    id: "lumen",
    brand: "Lumen",
    occasion: "App launch",
    voices: ["Wyatt"],
    track: "trk_signal_path",
    lines: [
      { text: "What did you spend on light last month?" },
      { text: "Lumen reads your meter, finds the lamp that nobody turns off, and names it." },
      { text: "In dollars." },
      { text: "Lumen is free in your app store. The lamp is not." },
    ],
  },
  {
    id: "kettle",
    brand: "Kettle",
    occasion: "Weekend offer",
    voices: ["Margaret"],
    track: "trk_corner_table",
    lines: [
      { text: "Two for one on every teapot, Saturday only." },
      { text: "The round one, for the two of you." },
      { text: "The tall one, for Sunday, when everybody comes." },
      { text: "Kettle, on Mill Lane, where the tea is poured before you ask." },
      { text: "Two teapots, one price, this Saturday from nine to five." },
    ],
  },
  {
    id: "harbor",
    brand: "Harbor & Pine",
    occasion: "Holiday",
    voices: ["Desmond"],
    track: "trk_front_porch",
    lines: [
      { text: "Close your eyes. That’s the sound of our dock." },
      { text: "Nothing. Then a loon. Then nothing again." },
      { text: "Harbor & Pine is nine cabins on a lake with no road around it." },
      { text: "You come by boat. Your phone gives up near the second island." },
      { text: "A stove, a canoe, a shelf of books." },
      { text: "Three nights in October from $410, at harborandpine.example. Bring a sweater." },
    ],
  },
  {
    id: "fieldnote",
    brand: "Fieldnote",
    occasion: "Podcast promo",
    voices: ["Niamh"],
    track: "trk_first_light",
    lines: [
      { text: "Stories from people who walk for a living." },
      { text: "The postwoman with three islands on her round." },
      { text: "The man who counts trees, and has opinions about them." },
      { text: "Fieldnote is a new episode every Thursday, as long as a good walk." },
      { text: "Find Fieldnote wherever you listen." },
    ],
  },
  {
    id: "mercato",
    brand: "Mercato",
    occasion: "Delivery",
    voices: ["Harper"],
    track: "trk_lunch_rush",
    lines: [
      { text: "Basil at nine. Pesto at noon." },
      { text: "Order from Mercato by ten, and the market is in your kitchen for lunch." },
      { text: "Mercato. We carry. You cook." },
    ],
  },
  {
    id: "brightside",
    brand: "Brightside Energy",
    occasion: "Sign-up",
    voices: ["Callum", "Audrey"],
    track: "trk_wide_horizon",
    lines: [
      { text: "Your roof has had the sun for years." },
      { text: "It never paid rent.", voice: 2 },
      { text: "Brightside Energy puts the panels up, and we pay for them." },
      { text: "So what do I pay?", voice: 2 },
      { text: "One fixed price, for ten years." },
      { text: "And if I move?", voice: 2 },
      { text: "The next owner keeps the price, or we take the panels down." },
      { text: "Right. Put the roof to work.", voice: 2 },
      { text: "Brightside Energy. Book a free survey on 202 555 0142. Terms apply." },
    ],
  },
] as const satisfies readonly SampleAd[];
