// Written by `npm run eval -- --fit` from the labelled examples. Do not edit.

/** Confidence of guesses, by the grade of the evidence. */
export const GUESS_CALIBRATION = { nothing: 0.05, votes: 0.05, faint: 0.62 } as const

/** Weights of the signs for and against a category. */
export const SIGN_WEIGHTS = {
  base: 0.48,
  share: 1.33,
  agreeing: 2.44,
  covered: 1.31,
  several: 0.84,
  phrase: 0.51,
  brand: 0.31,
  only: 0.87,
  weak: -0.31,
  ambiguous: -2.19,
  lone: -0.88,
  whole: 0.49,
  inner: -0.41,
  sole: 0.67,
  rival: -0.84,
  headed: 0.53,
  headless: -0.22,
  unread: -0.65,
  ruled: 0.37,
  listed: -0.72,
  translated: -0.1,
} as const

/** How often a segment type was right, by what decided it. */
export const SEGMENT_CALIBRATION = {
  cue: 0.99,
  words: 0.99,
  category: 0.99,
  guess: 0.66,
  audience: 0.4,
  brand: 0.97,
  consumer: 0.99,
  topic: 0.99,
  none: 0.5,
} as const

/** How often a sensitivity was right, by what decided it: "none" by the grade of the topic, "strange" and "unread" if words are unknown. */
export const SENSITIVITY_CALIBRATION = {
  term: 0.97,
  category: 0.94,
  benign: 0.98,
  none_vague: 0.78,
  none_weak: 0.95,
  none_partial: 0.99,
  none_whole: 0.99,
  strange: 0.91,
  unread: 0.6,
} as const

/** Sensitivities below this confidence count as unknown: at or above it, at most 2% of the names that look harmless are sensitive. */
export const SENSITIVITY_KNOWN_FROM = 0.93
