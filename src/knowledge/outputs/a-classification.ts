import type { Classification } from "../taxonomy/classification.ts"
import { SAMPLE_TOPIC } from "./preview.ts"

/** A default classification for tests; `given` overrides fields. */
export const aClassification = (given: Partial<Classification> = {}): Classification => ({
  ...SAMPLE_TOPIC,
  secondaryIntent: null,
  qualifiers: [],
  ...given,
})
