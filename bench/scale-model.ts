// Models the cost and limits of growth from measured figures: `node bench/scale-model.ts` prints the tables of docs/scale.md.

import { costOfCalls, RATES, totalOf } from "./idle-model.ts"

/** docs/scale.md says which of these are measured and which are counted. */
const FIGURES = {
  /** Database rows written, including index entries. */
  rows: { topic: 10, link: 13, history: 3, activation: 25, chunk: 10 },
  /** Bytes, whole pages. */
  bytes: { topic: 1_276, words: 197, link: 1_062, history: 534, activation: 1_604 },
  /** Microseconds of the database's CPU time. */
  time: { topic: 40, link: 32, history: 7, listCall: 10_000, activation: 80 },
} as const

/** Limits of the platform. */
const LIMITS = {
  databaseBytes: 10e9,
  /** One database has one thread; this share of it leaves room for bursts. */
  databaseSeconds: 0.5,
  vectorsPerObject: 200_000,
  /** Six groups of categories. With more than seven objects per group, a new topic passes through too many full ones. */
  vectorObjects: 6 * 7,
  messagesPerSecond: 5_000,
  callsPerObject: 1_000,
} as const

/** USD; public prices beyond what the plan includes. */
const PRICES = {
  million: {
    rowsWritten: 1,
    rowsRead: 0.001,
    requests: 0.3,
    objectCalls: 0.15,
    queueOperations: 0.4,
    puts: 4.5,
    gets: 0.36,
  },
  gigabyteMonth: { database: 0.75, bucket: 0.015 },
} as const

const CHUNK = 500
const OPERATIONS_PER_MESSAGE = 3

type Work = {
  name: string
  rowsWritten: number
  bytes: number
  requests: number
  objectCalls: number
  messages: number
  puts: number
  gets: number
  /** Rows that objects write to their own storage. */
  objectRows: number
}
const NOTHING = { rowsWritten: 0, bytes: 0, requests: 0, objectCalls: 0, messages: 0, puts: 0, gets: 0, objectRows: 0 }

const { rows, bytes, time } = FIGURES
const NEW_BYTES = bytes.topic + bytes.words + bytes.link + bytes.history

/** Per single unit of work. */
const importing = (name: string, rowsWritten: number, stored: number, searches = 0): Work => ({
  ...NOTHING,
  name,
  rowsWritten: rowsWritten + rows.chunk / CHUNK,
  bytes: stored,
  messages: 1 / CHUNK,
  // The chunk, and its share of the uploaded file.
  puts: 2 / CHUNK,
  gets: 2 / CHUNK,
  // Credits are reserved and then settled.
  objectCalls: (2 + searches) / CHUNK,
})

const WORK: readonly Work[] = [
  // Each group of the similarity index is queried and written.
  importing("imported rows, new to the catalog", rows.topic + rows.link + rows.history, NEW_BYTES, 6 * 2),
  importing("imported rows, adopted from the catalog", rows.link + rows.history, bytes.link + bytes.history),
  importing("imported rows, already in the library", 0, 0),
  { ...NOTHING, name: "classifications, plan with a limit", requests: 1, objectCalls: 1, objectRows: 1 },
  { ...NOTHING, name: "classifications, plan without one", requests: 1, objectCalls: 0.01 },
  {
    ...NOTHING,
    name: "pushed segments",
    rowsWritten: rows.activation,
    bytes: bytes.activation,
    messages: 1 / 25,
  },
]

/** The organization that the limits assume. */
const ORGANIZATION = {
  topics: 5_000,
  /** The share of its topics that no other organization has. */
  ownShare: 0.2,
  classificationsPerDay: 20_000,
  importedRowsPerDay: 500,
  pushedSegmentsPerDay: 20,
  listCallsPerDay: 400,
} as const
/** Load of the busiest minute relative to the average. */
const PEAK = 10
const DAY = 86_400

type Wall = { name: string; used: (organizations: number) => number; limit: number }

const topicsOf = (organizations: number) => ORGANIZATION.topics * (1 + (organizations - 1) * ORGANIZATION.ownShare)
const linksOf = (organizations: number) => ORGANIZATION.topics * organizations
/** Activations are kept for a year. */
const segmentsOf = (organizations: number) => ORGANIZATION.pushedSegmentsPerDay * 365 * organizations

const WALLS: readonly Wall[] = [
  {
    name: "size of the database (10 GB)",
    used: (n) =>
      topicsOf(n) * (bytes.topic + bytes.words) +
      linksOf(n) * (bytes.link + bytes.history) +
      segmentsOf(n) * bytes.activation,
    limit: LIMITS.databaseBytes,
  },
  {
    name: "the database's one thread, at peak (half of it)",
    used: (n) => {
      const perRow = time.topic * ORGANIZATION.ownShare + time.link + time.history
      const perDay =
        ORGANIZATION.importedRowsPerDay * perRow +
        ORGANIZATION.pushedSegmentsPerDay * time.activation +
        ORGANIZATION.listCallsPerDay * time.listCall
      return (n * perDay * PEAK) / DAY / 1e6
    },
    limit: LIMITS.databaseSeconds,
  },
  {
    name: "similarity index (42 objects of 200,000 topics)",
    used: topicsOf,
    limit: LIMITS.vectorsPerObject * LIMITS.vectorObjects,
  },
  {
    name: "messages per second of a queue (5,000)",
    used: (n) => (n * PEAK * (ORGANIZATION.importedRowsPerDay / CHUNK + ORGANIZATION.pushedSegmentsPerDay / 25)) / DAY,
    limit: LIMITS.messagesPerSecond,
  },
  {
    name: "calls per second of one organization's gate (1,000)",
    used: () => (ORGANIZATION.classificationsPerDay * PEAK) / DAY,
    limit: LIMITS.callsPerObject,
  },
]

const SIZES = [10, 1_000, 100_000]

const shown = (value: number, digits = 0) => value.toLocaleString("en", { maximumFractionDigits: digits })
const dollars = (value: number) => (value < 0.005 ? "under 0.01" : value.toFixed(2))
const percent = (share: number) => (share < 0.001 ? "under 0.1%" : `${shown(share * 100, share < 0.1 ? 1 : 0)}%`)
const table = (head: readonly string[], body: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n")

function costOf({ rowsWritten, objectRows, bytes: stored, requests, objectCalls, messages, puts, gets }: Work) {
  const { million, gigabyteMonth } = PRICES
  const once =
    (rowsWritten + objectRows) * million.rowsWritten +
    requests * million.requests +
    objectCalls * million.objectCalls +
    messages * OPERATIONS_PER_MESSAGE * million.queueOperations +
    puts * million.puts +
    gets * million.gets
  return { once, perMonth: (stored / 1e3) * gigabyteMonth.database }
}

export const costs = () =>
  table(
    ["a million", "database rows written", "GB stored", "object calls", "messages", "USD once", "USD per month stored"],
    WORK.map((work) => {
      const { once, perMonth } = costOf(work)
      return [
        work.name,
        shown(work.rowsWritten * 1e6),
        shown(work.bytes / 1e3, 2),
        shown(work.objectCalls * 1e6),
        shown(work.messages * 1e6),
        dollars(once),
        work.bytes === 0 ? "none" : dollars(perMonth),
      ]
    }),
  )

/** The number of organizations at which a limit is reached. */
function reachedAt({ used, limit }: Wall): number {
  if (used(1) === used(2)) return Number.POSITIVE_INFINITY
  let [low, high] = [1, 1e9]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (used(middle) > limit) high = middle
    else low = middle
  }
  return low
}

/** The assumptions do not justify more than two digits. */
const rounded = (n: number) => (Number.isFinite(n) ? shown(Number(n.toPrecision(2))) : "never, it is per organization")

export const walls = () =>
  table(
    ["limit", ...SIZES.map((n) => `${shown(n)} organizations`), "reached at"],
    [...WALLS]
      .sort((a, b) => reachedAt(a) - reachedAt(b))
      .map((wall) =>
        [wall.name].concat(
          SIZES.map((n) => percent(wall.used(n) / wall.limit)),
          rounded(reachedAt(wall)),
        ),
      ),
  )

/** With libraries in separate databases: organizations per database. The catalog keeps topics, words and counts. */
export const split = () =>
  table(
    ["organizations", "in one database, GB", "catalog alone, GB", "databases of libraries", "links in each, million"],
    SIZES.map((n) => {
      const own = linksOf(n) * (bytes.link + bytes.history) + segmentsOf(n) * bytes.activation
      const catalog = topicsOf(n) * (bytes.topic + bytes.words)
      // Half full, so that organizations have room to grow.
      const databases = Math.max(1, Math.ceil(own / (LIMITS.databaseBytes / 2)))
      return [
        shown(n),
        shown((own + catalog) / 1e9, 2),
        shown(catalog / 1e9, 2),
        shown(databases),
        shown(linksOf(n) / databases / 1e6, 2),
      ]
    }),
  )

export const capacity = () =>
  table(
    ["10 GB hold", "million"],
    [
      ["topics in one library, with link and history", shown(LIMITS.databaseBytes / NEW_BYTES / 1e6, 1)],
      ["topics of the catalog alone", shown(LIMITS.databaseBytes / (bytes.topic + bytes.words) / 1e6, 1)],
      ["links with history, topics elsewhere", shown(LIMITS.databaseBytes / (bytes.link + bytes.history) / 1e6, 1)],
      ["links, topics and history elsewhere", shown(LIMITS.databaseBytes / bytes.link / 1e6, 1)],
    ],
  )

const DAYS_PER_MONTH = 30

/** One key in one region. */
export const rates = () =>
  table(
    ["calls", "Worker", "object calls", "duration", "rows", "logs", "analytics", "USD per million", "USD per month"],
    RATES.map(({ name, perSecond, isolates }) => {
      const cost = costOfCalls(perSecond, isolates)
      const { requests, objectCalls, duration, rows: written, reads, logs, analytics } = cost
      const month = (totalOf(cost) / 1e6) * perSecond * DAY * DAYS_PER_MONTH
      const parts = [requests, objectCalls, duration, written + reads, logs, analytics, totalOf(cost), month]
      const row: string[] = [name]
      return row.concat(parts.map(dollars))
    }),
  )

if (import.meta.main) console.log([costs(), rates(), capacity(), walls(), split()].join("\n\n"))
