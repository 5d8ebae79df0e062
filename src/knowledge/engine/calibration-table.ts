// Written by `npm run eval -- --fit` from the labelled examples. Do not edit.

/** Per grade of the evidence, the confidence from a share of the scores upward. */
export const CALIBRATION = {
  nothing: [[0, 0.05]],
  votes: [[0, 0.05]],
  faint: [[0, 0.41]],
  weak: [
    [0, 0.9],
    [0.55, 0.94],
  ],
  partial: [
    [0, 0.74],
    [0.41, 0.9],
    [0.54, 0.96],
    [0.62, 0.97],
  ],
  whole: [
    [0, 0.92],
    [0.59, 0.99],
  ],
} as const satisfies Record<string, readonly (readonly [from: number, confidence: number])[]>

/** How often a segment type was right, by what decided it. */
export const SEGMENT_CALIBRATION = { cue: 0.99, category: 0.99, audience: 0.4, brand: 0.97, none: 0.98 } as const

/** How often a sensitivity was right, by what decided it; "none" by the grade of the topic. */
export const SENSITIVITY_CALIBRATION = {
  term: 0.97,
  category: 0.95,
  benign: 0.98,
  none_nothing: 0.67,
  none_votes: 0.66,
  none_faint: 0.96,
  none_weak: 0.95,
  none_partial: 0.94,
  none_whole: 0.99,
} as const
