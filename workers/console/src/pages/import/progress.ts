/** How many rows were in at a moment, in milliseconds. */
export type Sample = { at: number; rows: number }

/** Older ones say little of how fast it goes now. */
const WINDOW_MS = 30_000

export const withSample = (samples: readonly Sample[], sample: Sample): Sample[] => {
  const recent = samples.filter(({ at }) => sample.at - at <= WINDOW_MS)
  // One older sample stays, so that slow chunks have something to be measured against.
  return [...(recent.length > 0 ? recent : samples.slice(-1)), sample]
}

/** Rows a second; undefined while there is nothing to tell it by. */
export function rateOf(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at <= first.at || last.rows <= first.rows) return undefined
  return ((last.rows - first.rows) * 1000) / (last.at - first.at)
}

/** A time to wait as people say it. */
export function inWords(seconds: number): string {
  if (seconds < 5) return "a few seconds"
  if (seconds < 55) return `${Math.ceil(seconds / 5) * 5} seconds`
  const minutes = Math.round(seconds / 60)
  if (minutes <= 1) return "1 minute"
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours === 1 ? "1 hour" : `${hours} hours`, rest > 0 && `${rest} min`].filter(Boolean).join(" ")
}
