import { describe, it } from "vitest"
import { CHORES_BY_CRON } from "../../kernel/cron/chores.ts"
import { openServices } from "../../app/services.ts"
import { anonymous } from "../../testing/client.ts"
import { bindings, testServices, type TestServices } from "../../testing/factories.ts"
import { cachedReadiness } from "./cached-readiness.ts"
import { checkReadiness } from "./check-readiness.ts"
import { systemRoutes } from "./routes.ts"
import type { PublicReadiness } from "./schema.ts"
import { everyDatabase } from "../../testing/every-database.ts"

/** Long before the rows that other tests leave behind, which are never late then. */
const NOW = new Date("2001-01-01T00:00:00.000Z")
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()
const services: TestServices = { ...testServices(), now: () => NOW }
const { d1 } = services

/** Plants a fault, and expects that check alone to fail; then removes it, and expects the service to be ready. */
async function becauseOf(plant: readonly string[], remove: readonly string[]) {
  const run = (statements: readonly string[]) => d1.batch(statements.map((sql) => d1.prepare(sql)))
  const ready = await checkReadiness(services)
  await run(plant)
  const unavailable = await checkReadiness(services)
  await run(remove)
  return { ready, unavailable, again: await checkReadiness(services) }
}

const WORK = {
  imports: [
    `INSERT INTO import_batches (id, org_id, created_by, filename, status, source_key, mappings, total_rows, chunks_total, created_at,
       updated_at) VALUES ('late', 'org', 'usr', 'a.csv', 'processing', 'key', '[]', 1, 1, '${before(90)}', '${before(31)}')`,
    "DELETE FROM import_batches WHERE id = 'late'",
  ],
  syncs: [
    `INSERT INTO sync_runs (id, org_id, connection_id, created_by, status, background, created_at, updated_at)
     VALUES ('late', 'org', 'conn', 'usr', 'running', 1, '${before(90)}', '${before(31)}')`,
    "DELETE FROM sync_runs WHERE id = 'late'",
  ],
  pushes: [
    `INSERT INTO push_runs (id, org_id, connection_id, created_by, status, total_segments, errors, background, created_at, resume_at)
     VALUES ('late', 'org', 'conn', 'usr', 'running', 1, '[]', 1, '${before(90)}', '${before(31)}')`,
    "DELETE FROM push_runs WHERE id = 'late'",
  ],
  jobs: [
    `INSERT INTO jobs (id, job_type, created_by, status, config, result, created_at, updated_at)
     VALUES ('late', 'merge', 'usr', 'processing', '{"background":true}', '{}', '${before(90)}', '${before(31)}')`,
    "DELETE FROM jobs WHERE id = 'late'",
  ],
} as const

describe("readiness", () => {
  it.for(Object.entries(WORK))("fails while %s make no progress", async ([kind, [plant, remove]], { expect }) => {
    const { ready, unavailable, again } = await becauseOf([plant], [remove])
    expect([ready.status, again.status]).toEqual(["ready", "ready"])
    expect(unavailable).toMatchObject({
      status: "unavailable",
      failing: ["work"],
      checks: { work: { message: `No progress: ${kind} for 31 min`, untouchedSeconds: { [kind]: 31 * 60 } } },
    })
  })

  it("gives a push the time since the run before it ended", async ({ expect }) => {
    const run = (id: string, status: string, created: number, completed: string) =>
      `INSERT INTO push_runs (id, org_id, connection_id, created_by, status, total_segments, errors, background, created_at, completed_at)
       VALUES ('${id}', 'org', 'conn', 'usr', '${status}', 1, '[]', 1, '${before(created)}', ${completed})`
    const { unavailable } = await becauseOf(
      [run("first", "completed", 120, `'${before(2)}'`), run("second", "running", 100, "NULL")],
      ["DELETE FROM push_runs WHERE id IN ('first', 'second')"],
    )
    expect(unavailable.checks.work).toMatchObject({ state: "ok", untouchedSeconds: { pushes: 120 } })
  })

  it("fails while a message waits in the outbox for more than 15 minutes", async ({ expect }) => {
    const plant = (minutes: number) =>
      `INSERT INTO outbox (id, queue, body, created_at) VALUES ('late', 'none', '{}', '${before(minutes)}')`
    const remove = ["DELETE FROM outbox WHERE id = 'late'"]
    const { ready, unavailable, again } = await becauseOf([plant(16)], remove)
    expect([ready.status, again.status]).toEqual(["ready", "ready"])
    expect(unavailable).toMatchObject({
      failing: ["queues"],
      checks: { queues: { message: "The oldest unsent message waits for 16 min", oldestMessageSeconds: 960 } },
    })
    expect((await becauseOf([plant(14)], remove)).unavailable.status).toBe("ready")
  })

  it.for([
    ["sweepOutbox", 21, 19],
    ["walkIndex", 4 * 60, 3 * 60],
    ["sweepMembers", 51 * 60, 49 * 60],
  ] as const)("fails while %s has not succeeded for long", async ([chore, late, inTime], { expect }) => {
    const finished = (at: string) =>
      `INSERT INTO cron_runs (chore, started_at, finished_at) VALUES ('${chore}', '${before(1)}', ${at})
       ON CONFLICT (chore) DO UPDATE SET started_at = excluded.started_at, finished_at = excluded.finished_at`
    const remove = [`DELETE FROM cron_runs WHERE chore = '${chore}'`]
    const { unavailable, again } = await becauseOf([finished(`'${before(late)}'`)], remove)
    expect(unavailable).toMatchObject({
      failing: ["cron"],
      checks: { cron: { message: `No recent success of ${chore}`, lastSuccess: { [chore]: before(late) } } },
    })
    expect(again.status).toBe("ready")
    expect((await becauseOf([finished(`'${before(inTime)}'`)], remove)).unavailable.status).toBe("ready")
    expect((await becauseOf([finished("NULL")], remove)).unavailable.failing).toEqual(["cron"])
  })

  it("is ready on a new installation, where no chore has run", async ({ expect }) => {
    const rows = await d1.prepare("SELECT * FROM cron_runs").all<Record<string, string | null>>()
    await d1.prepare("DELETE FROM cron_runs").run()
    const { status, checks } = await checkReadiness(services)
    expect({ status, message: checks.cron.message }).toEqual({ status: "ready", message: "No chore has run yet" })
    const chores = Object.values(CHORES_BY_CRON).flat()
    expect(checks.cron.lastSuccess).toEqual(Object.fromEntries(chores.map((chore) => [chore, null])))
    for (const row of rows.results) {
      const insert = "INSERT INTO cron_runs (chore, started_at, finished_at, error, cursor) VALUES (?, ?, ?, ?, ?)"
      await d1
        .prepare(insert)
        .bind(row["chore"], row["started_at"], row["finished_at"], row["error"], row["cursor"])
        .run()
    }
  })

  it("fails for an hour after work was given up, unless it is replayed", async ({ expect }) => {
    const letter = (minutes: number, replayed = "NULL") =>
      `INSERT INTO dead_letters (id, queue, body, attempts, reason, received_at, replayed_at)
       VALUES ('news', 'strata-jobs', '{}', 6, 'why', '${before(minutes)}', ${replayed})`
    const remove = ["DELETE FROM dead_letters WHERE id = 'news'"]
    const { unavailable, again } = await becauseOf([letter(59)], remove)
    expect(unavailable).toMatchObject({ failing: ["deadLetters"], checks: { deadLetters: { count: 1 } } })
    expect(again.status).toBe("ready")
    expect((await becauseOf([letter(61)], remove)).unavailable.status).toBe("ready")
    expect((await becauseOf([letter(59, `'${before(1)}'`)], remove)).unavailable.status).toBe("ready")
  })

  it("fails while a setting cannot be used, and names it to operators and in the log", async ({ expect }) => {
    const logged: unknown[] = []
    const log: TestServices["log"] = (event, fields) => logged.push({ event, ...fields })
    const settings = { ...bindings, CREDENTIALS_KEYS: "k1:$(openssl rand -base64 32)" }
    const { failing, checks } = await checkReadiness({ ...openServices(settings, () => {}), now: () => NOW, log })
    const message = expect.stringContaining("CREDENTIALS_KEYS must contain base64 keys of 32 bytes") as string
    expect({ failing, settings: checks.settings }).toEqual({
      failing: ["settings"],
      settings: { state: "failing", message },
    })
    expect(logged).toEqual([{ event: "readiness.failed", level: "error", settings: message }])
    expect((await checkReadiness(services)).checks.settings.state).toBe("ok")
    const deployed = openServices({ ...bindings, ENVIRONMENT: "production" }, () => {})
    expect(deployed.settingProblems).toEqual([
      'NEW_ORGANIZATION_PLAN is not chosen: it must be "free", "pro", "enterprise"',
      'LLM_DAILY_COST_LIMIT is not chosen: it must be an amount of USD such as "5", or "none"',
    ])
  })

  it("fails while the database is away, and does not guess what it cannot read", async ({ expect }) => {
    const { status, failing, checks } = await checkReadiness(withoutDatabase(services))
    expect({ status, failing }).toEqual({ status: "unavailable", failing: ["database"] })
    for (const name of ["queues", "work", "cron", "deadLetters"] as const) expect(checks[name].state).toBe("unknown")
    expect(checks.objects.state).toBe("ok")
    expect((await checkReadiness(services)).status).toBe("ready")
  })

  it("fails while objects do not answer", async ({ expect }) => {
    const never = { isHeld: () => new Promise<boolean>(() => {}) } as ReturnType<TestServices["locks"]>
    expect((await checkReadiness({ ...services, locks: () => never })).failing).toEqual(["objects"])
    expect((await checkReadiness(services)).status).toBe("ready")
  })
})

function withoutDatabase(whole: TestServices): TestServices {
  const fail = () => Promise.reject(new Error("D1_ERROR: Network connection lost."))
  const statement = { bind: () => statement }
  const away = { prepare: () => statement, batch: fail } as unknown as D1Database
  return { ...whole, ...everyDatabase(away) }
}

describe("GET /health/ready", () => {
  it("needs no credentials, and names each check", async ({ expect }) => {
    const answer = await anonymous.get("/health/ready")
    const { status, failing, checks } = await answer.json<PublicReadiness>()
    expect(status).toBe(answer.status === 200 ? "ready" : "unavailable")
    expect(answer.status).toBe(failing.length === 0 ? 200 : 503)
    const names = ["cron", "database", "deadLetters", "objects", "queues", "room", "settings", "work"]
    expect(Object.keys(checks).sort()).toEqual(names)
    // Neither sizes nor names of settings.
    for (const check of Object.values(checks)) expect(Object.keys(check)).toEqual(["state"])
  })

  it("answers 503 while a check fails, and 200 afterwards", async ({ expect }) => {
    const [ready] = systemRoutes
    const c = { json: (body: PublicReadiness, status: number) => Response.json(body, { status }) }
    const handle = ready?.handle as unknown as (
      services: TestServices,
      input: object,
    ) => Promise<Response | PublicReadiness>
    const answer = (await handle(withoutDatabase(services), { c })) as Response
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ status: "unavailable", failing: ["database"] })
    const later = { ...services, now: () => new Date(NOW.getTime() + 6_000) }
    expect(await handle(later, { c })).toMatchObject({ status: "ready", failing: [] })
  })

  it("queries the database at most once per five seconds for all callers", async ({ expect }) => {
    let checks = 0
    const cached = cachedReadiness((given) => (checks++, checkReadiness(given)))
    const at = (ms: number) => cached({ ...services, now: () => new Date(NOW.getTime() + ms) })
    await at(0)
    await Promise.all([at(1), at(2_000), at(4_999)])
    expect(checks).toBe(1)
    await Promise.all([at(5_001), at(5_002), at(5_003)])
    expect(checks).toBe(2)
  })
})

it("is documented with its answer while the service is unavailable", async ({ expect }) => {
  const document = (await (await anonymous.get("/openapi.json")).json()) as {
    paths: Record<string, { get: { responses: Record<string, { content?: object }> } }>
  }
  const responses = document.paths["/health/ready"]?.get.responses ?? {}
  expect(Object.keys(responses)).toEqual(["200", "503", "4XX"])
  expect(responses["503"]?.content).toEqual(responses["200"]?.content)
})
