import type { Services } from "../../kernel/context.ts"
import { READ_WALLS } from "../walls/record-walls.ts"
import { roomOf, showWalls } from "../walls/show-walls.ts"
import { checkCron, CRON_RUNS, readCronRuns } from "./check-cron.ts"
import { type Check, type Readiness, type Work, WORK_KINDS, type WorkKind } from "./schema.ts"
import { readWork, unfinishedWork } from "./unfinished-work.ts"

const MINUTE_MS = 60_000
/** A healthy database or object answers within milliseconds. */
const ANSWER_WITHIN_MS = 3_000
/**
 * Messages are sent with the work that causes them, and the sweep sends the rest every five minutes. This means that three sweeps failed.
 */
const OUTBOX_LATE_AFTER_MS = 15 * MINUTE_MS
/** Messages that wait while others of their organization are on their way wait for their turn, not for the queue. */
const OLDEST_MESSAGE = `
  SELECT min(since) AS oldest FROM (
    SELECT coalesce(min(nullif(sent_at, '')), min(created_at)) AS since FROM outbox GROUP BY queue, org_id)`
/** The sweep resumes stalled work within eight minutes of its last progress. */
const WORK_LATE_AFTER_MS = 30 * MINUTE_MS
/** New dead letters need an operator and fail readiness for an hour. After that they are only counted on the System page. */
const DEAD_LETTER_NEWS_MS = 60 * MINUTE_MS
/** Enough to tell few from many. */
const DEAD_LETTERS_COUNTED = 1000

type Checks = Readiness["checks"]
type Judged = Omit<Checks, "objects" | "settings">

/** Whether the service can do its work now. Makes one call to the database and one to a Durable Object. */
export async function checkReadiness(services: Services): Promise<Readiness> {
  const [judged, objects] = await Promise.all([checkDatabase(services), checkObjects(services)])
  const checks: Checks = { settings: checkSettings(services), ...judged, objects }
  const failing = Object.entries(checks).filter(([, { state }]) => state === "failing")
  if (failing.length > 0) {
    const reasons = Object.fromEntries(failing.map(([name, { message }]) => [name, message]))
    services.log("readiness.failed", { level: "error", ...reasons })
  }
  return {
    status: failing.length > 0 ? "unavailable" : "ready",
    failing: failing.map(([name]) => name),
    checks,
  }
}

function checkSettings({ settingProblems }: Services): Check {
  if (settingProblems.length === 0) return { state: "ok", message: "Every setting can be used" }
  return { state: "failing", message: settingProblems.join("; ") }
}

async function checkObjects(services: Services): Promise<Check> {
  try {
    await withinTime(services.locks("readiness").isHeld())
    return { state: "ok", message: "A lock answered" }
  } catch (error) {
    services.log("readiness.objects_failed", { level: "error", error: String(error) })
    return { state: "failing", message: "No lock answered" }
  }
}

async function checkDatabase(services: Services): Promise<Judged> {
  const { directory, library, now } = services
  const at = now()
  const since = new Date(at.getTime() - DEAD_LETTER_NEWS_MS).toISOString()
  const statements = [
    directory.prepare(OLDEST_MESSAGE),
    directory
      .prepare(
        `SELECT count(*) AS count FROM (
           SELECT 1 FROM dead_letters WHERE received_at > ?1 AND received_at <= ?2 AND replayed_at IS NULL LIMIT ?3)`,
      )
      .bind(since, at.toISOString(), DEAD_LETTERS_COUNTED),
    directory.prepare(CRON_RUNS),
    directory.prepare(READ_WALLS),
  ]
  try {
    const reads = Promise.all([directory.batch(statements), library.batch(unfinishedWork(library))])
    const [[outbox, letters, chores, walls], work] = await withinTime(reads)
    return {
      database: { state: "ok", message: "The database answered" },
      room: checkRoom(walls),
      queues: checkQueues(outbox?.results[0] as { oldest: string | null } | undefined, at),
      work: checkWork(readWork(work), at),
      cron: checkCron(readCronRuns(chores ?? ({ results: [] } as unknown as D1Result), at)),
      deadLetters: checkDeadLetters(letters?.results[0] as { count: number } | undefined),
    }
  } catch (error) {
    services.log("readiness.database_failed", { level: "error", error: String(error) })
    return DATABASE_AWAY
  }
}

const UNREAD: Check = { state: "unknown", message: "The database did not answer" }
const NO_AGES = Object.fromEntries(WORK_KINDS.map((kind) => [kind, null])) as Record<WorkKind, null>
const DATABASE_AWAY: Judged = {
  database: { state: "failing", message: "The database did not answer" },
  room: UNREAD,
  queues: { ...UNREAD, oldestMessageSeconds: null },
  work: { ...UNREAD, untouchedSeconds: NO_AGES },
  cron: { ...UNREAD, lastSuccess: {} },
  deadLetters: { ...UNREAD, count: 0 },
}

function checkRoom(walls: D1Result | undefined): Check {
  const { isFull, message } = roomOf(showWalls(walls ?? { results: [] }))
  return { state: isFull ? "failing" : "ok", message }
}

function checkQueues(row: { oldest: string | null } | undefined, at: Date): Checks["queues"] {
  const age = ageMs(row?.oldest ?? null, at)
  if (age === null) return { state: "ok", message: "No message waits to be sent", oldestMessageSeconds: null }
  return {
    state: age > OUTBOX_LATE_AFTER_MS ? "failing" : "ok",
    message: `The oldest unsent message waits for ${inWords(age)}`,
    oldestMessageSeconds: seconds(age),
  }
}

function checkWork(work: readonly Work[], at: Date): Checks["work"] {
  const ages = WORK_KINDS.map((kind) => {
    const touchedAt = work.find((one) => one.kind === kind)?.touchedAt ?? null
    return { kind, age: ageMs(touchedAt, at) }
  })
  const late = ages.filter(({ age }) => age !== null && age > WORK_LATE_AFTER_MS)
  return {
    state: late.length > 0 ? "failing" : "ok",
    message:
      late.length > 0
        ? `No progress: ${late.map(({ kind, age }) => `${kind} for ${inWords(age ?? 0)}`).join(", ")}`
        : "No unfinished work is late",
    untouchedSeconds: Object.fromEntries(
      ages.map(({ kind, age }) => [kind, age === null ? null : seconds(age)]),
    ) as Record<WorkKind, number | null>,
  }
}

function checkDeadLetters(row: { count: number } | undefined): Checks["deadLetters"] {
  const count = row?.count ?? 0
  const message = count > 0 ? `${count} given up in the last hour` : "No work was given up in the last hour"
  return { state: count > 0 ? "failing" : "ok", message, count }
}

/** Clocks differ between machines, so clamp negative ages. */
const ageMs = (timestamp: string | null, at: Date) =>
  timestamp === null ? null : Math.max(0, at.getTime() - Date.parse(timestamp))
const seconds = (ms: number) => Math.round(ms / 1000)
const inWords = (ms: number) => (ms < MINUTE_MS ? `${seconds(ms)} s` : `${Math.round(ms / MINUTE_MS)} min`)

const withinTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    scheduler.wait(ANSWER_WITHIN_MS).then(() => {
      throw new Error(`No answer within ${ANSWER_WITHIN_MS / 1000} s`)
    }),
  ])
