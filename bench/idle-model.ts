// What a call with a key costs at a steady rate, all parts included. bench/scale-model.ts prints its tables.

/** Per call. */
export type Causes = {
  gateCalls: number
  renewals: number
  /** Of the key, from the database. */
  reads: number
  /** Written by objects: leases on disk, and marks that say how long leases may be open. */
  leaseRows: number
  reports: number
  flushes: number
}

/** Seconds; the terms of src/organizations/leases and of src/organizations/usage. */
const ISOLATE_RENEWAL = 0.5
const SLOW_GAP = 0.8
const SHORT_RENEWAL = 1
const LONG_RENEWAL = 40
const COPY = 48
const EVICTED = 8
const MARK = 500
const COLLECT = 25
const REPORT = 50
const FLUSH = 300
const LAST_USE = 120

/** One key in one region, whose callers use so many isolates. */
export function causesOf(perSecond: number, isolates: number): Causes {
  const gap = 1 / perSecond
  const gateCalls = Math.min(1, isolates / ISOLATE_RENEWAL / perSecond)
  const isSlow = gap / gateCalls >= SLOW_GAP
  const renewals = isSlow ? 1 / Math.ceil(LONG_RENEWAL / gap) : Math.min(1, gap / SHORT_RENEWAL)
  const reports = collected(gap * isolates, REPORT)
  return {
    gateCalls,
    renewals,
    reads: isSlow ? renewals : gap / COPY,
    leaseRows: (gap >= EVICTED ? renewals : 0) + Math.min(1, gap / MARK),
    reports,
    flushes: Math.min(reports, gap / FLUSH),
  }
}

/** What is collected for as long as one request may wait after its response, and passed on for as long as `until`. */
const collected = (gap: number, until: number) => 1 / (gap < COLLECT ? 1 + Math.floor(until / gap) : 1)

/** Writes of a key's last use per call: with the first read after two minutes. */
function lastUses(perSecond: number, isolates: number): number {
  const readEvery = 1 / (perSecond * causesOf(perSecond, isolates).reads)
  return 1 / (perSecond * Math.ceil(LAST_USE / readEvery) * readEvery)
}

/** USD per million. Logs by the platform's public price, as the others. */
const PRICES = {
  request: 0.3,
  cpuMs: 0.02,
  objectCall: 0.15,
  gigabyteSecond: 12.5,
  row: 1,
  rowRead: 0.001,
  logLine: 0.6,
  point: 0.25,
}
const OBJECT_GIGABYTES = 0.128
/** Milliseconds that an object is in use; a renewal is a round trip to another continent. */
const OBJECT_MS = { gateCall: 2, renewal: 220, report: 10, flush: 30 }
/** Of one call that is answered from the isolate's memory, with its share of rendering. */
const CPU_MS = 1
/** A report adds to two figures; a flush sets an alarm, marks both as written and writes one row of the database. */
const ROWS = { report: 2, flush: 4 }
const ROWS_READ = { key: 3, configuration: 1 }
const LOGGED = 0.01
/** A caller's latencies fall into so many steps. */
const STEPS = 1.5

/** USD per million calls, by part. */
export function costOfCalls(perSecond: number, isolates: number) {
  const { gateCalls, renewals, reads, leaseRows, reports, flushes } = causesOf(perSecond, isolates)
  const ms =
    gateCalls * OBJECT_MS.gateCall +
    renewals * OBJECT_MS.renewal +
    reports * OBJECT_MS.report +
    flushes * OBJECT_MS.flush
  const configuration = Math.min(1, isolates / perSecond)
  return {
    requests: PRICES.request + CPU_MS * PRICES.cpuMs,
    objectCalls: (gateCalls + renewals + reports + flushes) * PRICES.objectCall,
    duration: (ms / 1_000) * OBJECT_GIGABYTES * PRICES.gigabyteSecond,
    rows: (leaseRows + reports * ROWS.report + flushes * ROWS.flush + lastUses(perSecond, isolates)) * PRICES.row,
    reads: (reads * ROWS_READ.key + configuration * ROWS_READ.configuration) * PRICES.rowRead,
    logs: LOGGED * PRICES.logLine,
    analytics: Math.min(1, STEPS * collected((1 / perSecond) * isolates, COLLECT)) * PRICES.point,
  }
}

export const RATES = [
  { name: "1 per hour", perSecond: 1 / 3_600, isolates: 1 },
  { name: "1 per minute", perSecond: 1 / 60, isolates: 1 },
  { name: "20,000 per day", perSecond: 20_000 / 86_400, isolates: 1 },
  { name: "1 per second", perSecond: 1, isolates: 1 },
  { name: "1,000 per second", perSecond: 1_000, isolates: 20 },
] as const

export const totalOf = (cost: ReturnType<typeof costOfCalls>) =>
  Object.values(cost).reduce((sum, part) => sum + part, 0)

/** Isolates of the whole service, each of which reads the configuration's version once per second. */
const ISOLATES = 100
/** Seconds of a local call that reads or writes one row by its index, most of it the way there: an upper bound of the thread's time. */
const DATABASE_CALL = 0.001_05

/** The share of one second of the database's thread that so many organizations take with renewals, last uses and usage. */
export function threadOf(organizations: number, perSecond: number): number {
  const { reads, flushes } = causesOf(perSecond, 1)
  return (organizations * perSecond * (reads + flushes + lastUses(perSecond, 1)) + ISOLATES) * DATABASE_CALL
}
