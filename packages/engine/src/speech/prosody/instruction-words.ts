import { type ProsodyChange, toneEffects } from "./tone-effects.ts";

/** Words in free-text delivery instructions and their effects. Phrases precede the words they contain. */
export const instructionWords: readonly (readonly [words: RegExp, effect: ProsodyChange])[] = [
  // Pauses in general; for pauses after a word, see requested-pauses.ts.
  [/(no|few|fewer|less|short|shorter|without|minimal) pauses?\b(?! after)/, { pauseScale: 0.6 }],
  [
    /(more|long|longer|big|dramatic|many) pauses?\b(?! after)|pauses?( a little)? (between|after) (the |each |every )?(sentence|line)s?/,
    { pauseScale: 1.6 },
  ],
  // Pace.
  [
    /slow(er|ly)?( down)?|unhurried|leisurely|take your time|relaxed pace|drawl/,
    { rate: 0.86, pauseScale: 1.2 },
  ],
  [
    /fast(er)?|quick(er|ly)?|speed(y| up)?|rapid(ly)?|rush(ed|ing)?|hurr(y|ied)|brisk(ly)?/,
    { rate: 1.14, pauseScale: 0.8 },
  ],
  [/urgent(ly)?|urgency|breathless(ly)?/, { rate: 1.12, semitones: 1, pauseScale: 0.7 }],
  [/high[ -]energy|energetic(ally)?|energy|lively|dynamic|punchy|pumped/, toneEffects.energetic],
  // Pitch.
  [/(high|higher)([ -]pitch(ed)?| voice)?|squeaky|child-?like/, { semitones: 2.5 }],
  [/deep(er|ly)?|bassy?|booming|gravelly/, { semitones: -3, rate: 0.97 }],
  [/(low|lower)([ -]pitch(ed)?| voice)?|husky|raspy|hoarse/, { semitones: -2.5 }],
  // The mix levels out loudness, so these words change the pace, pitch and pauses instead.
  [
    /whisper(ed|ing|y|s)?|hushed|under your breath|secretive(ly)?/,
    { rate: 0.9, semitones: -1.5, pitchRange: 0.4, pauseScale: 1.25 },
  ],
  [
    /shout(ed|ing|s)?|loud(er|ly)?|yell(ed|ing)?|hard[ -]sell/,
    { rate: 1.06, semitones: 2, pitchRange: 1.3, pauseScale: 0.8 },
  ],
  [
    /soft(er|ly)?|gentl[ey]|tender(ly)?|quiet(er|ly)?|sooth(e|ing)/,
    { rate: 0.92, semitones: -1, pitchRange: 0.8, pauseScale: 1.2 },
  ],
  // Moods.
  [
    /excit(ed|edly|ing|ement)|enthusias(m|tic|tically)|thrilled/,
    { rate: 1.1, semitones: 2, pitchRange: 1.4, pauseScale: 0.8 },
  ],
  [/upbeat|bright(ly)?|cheer(y|ful|fully)|happ(y|ily|ier)|joy(ful|fully)?|sunny/, toneEffects.upbeat],
  [
    /smil(e|ing|es|ey)|friendl(y|ier)|warm(th|ly|er)?|welcoming|inviting(ly)?/,
    { semitones: 0.8, pitchRange: 1.2, rate: 0.98 },
  ],
  [/fun(ny)?|playful(ly)?|cheeky|humou?r(ous|ously)?|wink/, toneEffects.fun],
  [/calm(er|ly|ing)?|relax(ed|ing)?|peaceful(ly)?|laid[ -]back|serene(ly)?|easy[ -]going/, toneEffects.calm],
  [/sad(ly|der)?|melanchol(y|ic)|sorrowful|sombre|somber|wistful(ly)?/, toneEffects.sad],
  [/serious(ly)?|grave(ly)?|solemn(ly)?|earnest(ly)?|stern(ly)?/, toneEffects.serious],
  [/formal(ly)?|professional(ly)?|corporate|polished|elegant(ly)?/, toneEffects.formal],
  [/confiden(t|tly|ce)|assertive(ly)?|bold(ly)?|strong(ly|er)?|authoritative|assured/, toneEffects.confident],
  [
    /dramatic(ally)?|theatrical(ly)?|cinematic|epic|movie trailer/,
    { rate: 0.9, semitones: -1.5, pitchRange: 1.3, pauseScale: 1.5 },
  ],
  [/story(teller|telling)?|like a tale|narrat(e|or|ion)/, toneEffects.storytelling],
  [
    /conversational(ly)?|natural(ly)?|casual(ly)?|chatty|like a friend/,
    { rate: 1.02, pitchRange: 1.1, pauseScale: 0.95 },
  ],
  [/tense(ly)?|nervous(ly)?|suspense(ful)?|anxious(ly)?/, toneEffects.tense],
  [/monoton(e|ous)|flat(ly)?|deadpan|robotic|dry|matter[ -]of[ -]fact/, toneEffects.flat],
  [/express(ive|ively)|animated(ly)?|emotional(ly)?|melodic|sing-?song|passionate(ly)?/, { pitchRange: 1.4 }],
  [/clear(ly|er)?|articulate|enunciate|distinct(ly)?|informative/, { rate: 0.95, pauseScale: 1.1 }],
  [/stead(y|ily)|even(ly)?|measured/, toneEffects.steady],
];
