// Written by `npm run eval -- --fit` from the labelled examples. Do not edit.

/** Confidence by grade of the evidence and minimum share of the scores. */
export const CALIBRATION = {
  nothing: [[0, 0.05]],
  votes: [[0, 0.05]],
  faint: [[0, 0.45]],
  inner: [[0, 0.7]],
  weak: [
    [0, 0.9],
    [0.55, 0.95],
  ],
  partial: [
    [0, 0.8],
    [0.42, 0.9],
    [0.54, 0.98],
  ],
  whole: [
    [0, 0.92],
    [0.59, 0.99],
  ],
} as const satisfies Record<string, readonly (readonly [from: number, confidence: number])[]>

/** How often a segment type was right, by what decided it. */
export const SEGMENT_CALIBRATION = {
  cue: 0.96,
  words: 0.99,
  category: 0.96,
  guess: 0.71,
  audience: 0.4,
  brand: 0.93,
  consumer: 0.97,
  topic: 0.98,
  none: 0.56,
} as const

/** How often a sensitivity was right, by what decided it: "none" by the grade of the topic, "strange" and "unread" if words are unknown. */
export const SENSITIVITY_CALIBRATION = {
  term: 0.97,
  category: 0.95,
  benign: 0.98,
  none_vague: 0.78,
  none_weak: 0.96,
  none_partial: 0.99,
  none_whole: 0.99,
  strange: 0.91,
  unread: 0.6,
} as const

/** Sensitivities below this confidence count as unknown: at or above it, at most 2% of the names that look harmless are sensitive. */
export const SENSITIVITY_KNOWN_FROM = 0.93
