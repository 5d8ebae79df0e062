import { hasOwnReading } from "./columns.ts"
import { isSensitivityKnown } from "../../knowledge/engine/calibration.ts"

/** The key in an organization's overrides that holds the level a person confirmed. */
export const CONFIRMED = "sensitivity_confirmed"

export type SensitivityRow = { sensitivity: string; sensitivity_confidence: number | null; overrides: string }

/**
 * Whether a topic's sensitivity is reliable: the engine is confident, the organization set it, or a person confirmed this exact level.
 * Topics decided by another engine, an operator or a reviewer, and those classified before confidences were stored, have no confidence and
 * count as known.
 */
export function hasKnownSensitivity({ sensitivity, sensitivity_confidence: confidence, overrides }: SensitivityRow) {
  if (isSensitivityKnown(confidence)) return true
  const own = JSON.parse(overrides) as Record<string, unknown>
  // What was read from the link's own name is in the overrides too, but nobody has set it.
  const isSet = own["sensitivity"] !== undefined && !hasOwnReading(own)
  return isSet || own[CONFIRMED] === sensitivity
}
