import type { Classification } from "../taxonomy/classification.ts"
import { SAMPLE_TOPIC } from "./preview.ts"

/** A plain classification for tests, with what the test is about put in. */
export const aClassification = (given: Partial<Classification> = {}): Classification => ({
  ...SAMPLE_TOPIC,
  secondaryIntent: null,
  ...given,
})
