// Written by `npm run eval -- --fit` from the labelled examples. Do not edit.

/** Per grade of the evidence, the confidence from a share of the scores upward. */
export const CALIBRATION = {
  nothing: [[0, 0]],
  votes: [
    [0, 0.06],
    [0.11, 0.12],
    [0.43, 0.25],
  ],
  faint: [
    [0, 0.51],
    [0.26, 0.63],
    [0.36, 0.65],
  ],
  weak: [
    [0, 0.63],
    [0.36, 0.74],
    [0.4, 0.77],
    [0.51, 0.86],
    [0.55, 0.93],
  ],
  partial: [
    [0, 0.77],
    [0.53, 0.81],
    [0.59, 0.94],
    [0.86, 0.95],
  ],
  whole: [
    [0, 0.88],
    [0.59, 0.96],
    [0.67, 0.99],
  ],
} as const satisfies Record<string, readonly (readonly [from: number, confidence: number])[]>

/** How often a segment type was right, by what decided it. */
export const SEGMENT_CALIBRATION = { cue: 0.98, category: 0.99, audience: 0.4, brand: 0.97, none: 0.59 } as const

/** How often a sensitivity was right, by what decided it; "none" by the grade of the topic. */
export const SENSITIVITY_CALIBRATION = {
  term: 0.96,
  category: 0.95,
  benign: 0.97,
  none_nothing: 0.68,
  none_votes: 0.6,
  none_faint: 0.86,
  none_weak: 0.95,
  none_partial: 0.94,
  none_whole: 0.99,
} as const
