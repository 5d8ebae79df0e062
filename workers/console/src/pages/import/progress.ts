import { counted } from "../../components/counted.ts"

/** The number of imported rows at a time in milliseconds. */
export type Sample = { at: number; rows: number }

/** Older samples do not reflect the current rate. */
const WINDOW_MS = 30_000

export const withSample = (samples: readonly Sample[], sample: Sample): Sample[] => {
  const recent = samples.filter(({ at }) => sample.at - at <= WINDOW_MS)
  // Keep one older sample, so that slow chunks can be measured.
  return [...(recent.length > 0 ? recent : samples.slice(-1)), sample]
}

/** Rows per second; undefined without enough samples. */
export function rateOf(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at <= first.at || last.rows <= first.rows) return undefined
  return ((last.rows - first.rows) * 1000) / (last.at - first.at)
}

/** A remaining time as text. */
export function formatDuration(seconds: number): string {
  if (seconds < 5) return "a few seconds"
  if (seconds < 55) return `${Math.ceil(seconds / 5) * 5} seconds`
  const minutes = Math.round(seconds / 60)
  if (minutes <= 1) return "1 minute"
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [counted(hours, "hour"), rest > 0 && `${rest} min`].filter(Boolean).join(" ")
}
