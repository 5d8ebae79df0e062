type Bounds = { from: number; to: number }

const SCALES: Record<string, number> = { k: 1_000, m: 1_000_000, b: 1_000_000_000 }
const NUMBER = String.raw`\$?\d[\d,]*(?:\.\d+)?[kmb]?`

/** A number and the step of its last digit: 100,000 for $4.9M. */
function numberOf(text: string): { n: number; step: number } {
  const [, digits = "", fraction = "", scale = ""] = /^\$?([\d,]+)(?:\.(\d+))?([kmb]?)$/i.exec(text) ?? []
  const factor = SCALES[scale.toLowerCase()] ?? 1
  const n = Number(`${digits.replaceAll(",", "")}.${fraction || 0}`) * factor
  return { n: Math.round(n), step: Math.max(1, Math.round(factor / 10 ** fraction.length)) }
}

const BETWEEN = new RegExp(String.raw`(${NUMBER})-(${NUMBER})`, "i")
const FROM = new RegExp(String.raw`(${NUMBER})\+`, "i")
const ALONE = new RegExp(String.raw`(${NUMBER})`, "i")

/** The range that a value covers, excluding `to`. */
function boundsOf(value: string): Bounds | undefined {
  const between = BETWEEN.exec(value)
  if (between) {
    const last = numberOf(between[2] ?? "")
    return { from: numberOf(between[1] ?? "").n, to: last.n + last.step }
  }
  const open = FROM.exec(value)
  if (open) return { from: numberOf(open[1] ?? "").n, to: Infinity }
  const alone = ALONE.exec(value)
  if (!alone) return undefined
  const { n, step } = numberOf(alone[1] ?? "")
  if (/^under\b/i.test(value)) return { from: 0, to: n }
  return /^over\b/i.test(value) ? { from: n + step, to: Infinity } : { from: n, to: n + step }
}

const MORE = "over|above|at least|from|older than|more than|greater than|upwards? of"
const LESS = "under|below|at most|up to|younger than|less than|fewer than"
const AND_MORE = String.raw`\s+(?:and|or)\s+(?:over|above|older|up|more|beyond)`
const PHRASES: readonly [RegExp, (first: string, last: string) => Bounds[]][] = [
  [
    new RegExp(String.raw`^(?:between )?(${NUMBER})(?:-| and )(${NUMBER})$`, "i"),
    (first, last) => {
      const [{ n: from }, { n, step }] = [numberOf(first), numberOf(last)]
      return [
        { from, to: n + step },
        { from, to: n },
      ]
    },
  ],
  [
    new RegExp(String.raw`^(?:(?:${MORE}) (${NUMBER})|(${NUMBER})(?:\+|${AND_MORE}))$`, "i"),
    (first, last) => {
      const { n, step } = numberOf(first || last)
      return [
        { from: n, to: Infinity },
        { from: n + step, to: Infinity },
      ]
    },
  ],
  [
    new RegExp(String.raw`^(?:${LESS}) (${NUMBER})$`, "i"),
    (first) => {
      const { n, step } = numberOf(first)
      return [
        { from: 0, to: n },
        { from: 0, to: n + step },
      ]
    },
  ],
]

/** The maximum number of words in a range, such as "55 and over". */
export const RANGE_WORDS = 4

export const isRange = (phrase: string) => PHRASES.some(([pattern]) => pattern.test(phrase))

/** The values covered by a range such as "25-44", "over $100K" or "55+"; none if the range splits a value. */
export function valuesWithin(phrase: string, values: readonly string[]): string[] {
  for (const [pattern, read] of PHRASES) {
    const found = pattern.exec(phrase)
    if (!found) continue
    for (const bounds of read(found[1] ?? "", found[2] ?? "")) {
      const covered = coveredBy(bounds, values)
      if (covered.length > 0) return covered
    }
  }
  return []
}

function coveredBy({ from, to }: Bounds, values: readonly string[]): string[] {
  const bounded = values.flatMap((value) => {
    const bounds = boundsOf(value)
    return bounds ? [{ value, ...bounds }] : []
  })
  const inside = bounded.filter((one) => one.from >= from && one.to <= to)
  const [first] = inside
  const last = inside.at(-1)
  const lowest = bounded[0]
  if (!first || !last) return []
  const startsAligned = first.from === from || (from === 0 && first === lowest)
  return startsAligned && last.to === to ? inside.map(({ value }) => value) : []
}
