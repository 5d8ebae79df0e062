import { env } from "cloudflare:workers"
import { describe, inject, it } from "vitest"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { raiseStaleAlerts } from "../../activation/segments/raise-stale-alerts.ts"
import { failJob } from "../../operations/jobs/end-job.ts"
import { recordDeadLetter } from "../../operations/dead-letters/dead-letters.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { aLivePush, aPush } from "../../testing/a-push.ts"
import { aReceiver } from "../../testing/a-receiver.ts"
import { aSync } from "../../testing/a-sync.ts"
import { aName, anOperator, anOrg, testServices, type TestOrg } from "../../testing/factories.ts"
import { begin, named, takeChunk } from "../../testing/import-calls.ts"
import { json } from "../../testing/topic-answers.ts"
import { purgeAlerts } from "./purge-alerts.ts"
import { raiseOverdueSyncs } from "./raise-overdue-syncs.ts"
import { raiseQuotaAlerts } from "./raise-quota-alerts.ts"
import type { AlertPage, AlertSettings } from "./schema.ts"
import { sendAlertMessages } from "./send-messages.ts"

const PATH = "/api/alerts"
const SETTINGS = `${PATH}/settings`
const { d1 } = testServices()

const alertsOf = async (org: TestOrg) => json<AlertPage>((await org.signedInAs("viewer")).get(PATH))
const titlesOf = async (org: TestOrg) => (await alertsOf(org)).data.map(({ kind, title }) => [kind, title])

/** An import of two rows, one of them without a name. */
async function anImportWithErrors(org: TestOrg, filename = "topics.csv") {
  const member = await org.signedInAs("member")
  const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
  const { batchId } = await begin(member, { filename, totalRows: 2, mappings })
  await takeChunk(member, batchId, 0, named(aName("Cat people"), ""))
  return batchId
}

describe("alerts", () => {
  it("tell of imports that fail or finish with errors, not of clean ones", async ({ expect }) => {
    const org = await anOrg()
    const member = await org.signedInAs("member")
    await anImportWithErrors(org)
    const failed = await org.importBatch()
    await member.patch(`/api/import/${failed.id}/status`, { status: "failed" })
    const clean = await org.importBatch()
    await takeChunk(member, clean.id, 0, named(aName("Dog people")))
    const cancelled = await org.importBatch()
    await member.patch(`/api/import/${cancelled.id}/status`, { status: "cancelled" })
    expect(await titlesOf(org)).toEqual([
      ["run_failed", "The import of topics.csv failed"],
      ["run_errors", "The import of topics.csv finished with 1 error"],
    ])
    expect(await titlesOf(await anOrg())).toEqual([])
  })

  it("tell of syncs and pushes, and of platforms that refuse the credentials", async ({ expect }) => {
    const org = await anOrg()
    const { start, connectionId } = await aSync(org, { items: [] })
    await d1
      .prepare("UPDATE connections SET config = json_set(config, '$.base_url', 'https://10.0.0.1/') WHERE id = ?")
      .bind(connectionId)
      .run()
    await expect(start()).rejects.toThrow("Sync page failed")
    expect(await titlesOf(org)).toEqual([["run_failed", "The sync of Source failed"]])
    const at = new Date().toISOString()
    const refused = "token request failed with status 401"
    const pushed = await aPush(1)
    const { runId } = await pushed.start()
    const end = (status: string, errors: object[], failure: string | null) =>
      prepare(
        d1,
        sql`UPDATE push_runs SET status = ${status}, error_count = ${errors.length}, errors = ${JSON.stringify(errors)},
          failure = ${failure}, completed_at = ${at} WHERE id = ${runId}`,
      ).run()
    await end("completed", [{ message: refused }], null)
    expect((await alertsOf(pushed.org)).data).toMatchObject([
      { kind: "credentials_refused", detail: refused, link: `/connections/${pushed.connectionId}`, read: false },
    ])
  })

  it("tell of successes and overdue syncs where these were chosen", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const kinds = ["run_succeeded", "sync_overdue"]
    await (await org.signedInAs("admin")).patch(SETTINGS, { kinds, overdueHours: 3 })
    for (const one of [org, other]) {
      const batch = await one.importBatch()
      await takeChunk(await one.signedInAs("member"), batch.id, 0, named(aName("Otter people")))
      const { connectionId } = await aSync(one, { items: [] })
      await d1.prepare("UPDATE connections SET next_sync_at = '9999' WHERE id = ?").bind(connectionId).run()
      for (const hours of [2, 4, 5]) {
        const now = () => new Date(Date.now() + hours * 3_600_000)
        await raiseOverdueSyncs({ ...testServices(), now }, null)
      }
    }
    expect(await titlesOf(org)).toEqual([
      ["sync_overdue", "No successful sync of Source for 3 hours"],
      ["run_succeeded", "The import of topics.csv completed"],
    ])
    expect(await titlesOf(other)).toEqual([])
  })

  it("tell of stale segments once a week", async ({ expect }) => {
    const { org, ctx, topicIds } = await aLivePush(1)
    const raise = async (days = 0) => {
      const services = { ...testServices(), now: () => new Date(Date.now() + days * 86_400_000) }
      for (let cursor: string | null = null, first = true; first || cursor !== null; first = false)
        cursor = await raiseStaleAlerts(services, cursor)
    }
    await raise()
    expect(await titlesOf(org)).toEqual([])
    await editTopic(ctx, topicIds[0] ?? "", { topic_name: aName("Van owners") })
    await raise()
    await raise()
    expect(await titlesOf(org)).toEqual([["segments_stale", "1 segment on platforms no longer matches the library"]])
    await raise(8)
    expect(await titlesOf(org)).toHaveLength(2)
  })

  it("tell of quotas at 80 and 100%, once per month", async ({ expect }) => {
    const org = await anOrg("free")
    const use = (exports: number) =>
      d1
        .prepare(
          "INSERT INTO usage_daily (org_id, day, total_exports) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET total_exports = ?3",
        )
        .bind(org.id, new Date().toISOString().slice(0, 10), exports)
        .run()
    for (const exports of [7, 8, 9, 10, 11]) {
      await use(exports)
      await raiseQuotaAlerts(testServices())
    }
    expect(await titlesOf(org)).toEqual([
      ["quota_100", "All of this month's exports are used"],
      ["quota_80", "80% of this month's exports are used"],
    ])
  })

  it("of dead letters and of jobs over the catalog are for operators", async ({ expect }) => {
    const org = await anOrg()
    const id = crypto.randomUUID()
    await recordDeadLetter(testServices(), "strata-jobs", { id, body: {}, attempts: 3 }, "It broke")
    const operator = await anOperator()
    const page = await json<AlertPage>(operator.get(`${PATH}?limit=100`))
    expect(page.data.find((one) => one.id === `dead_letter/${id}`)).toMatchObject({
      kind: "dead_letters",
      detail: "It broke",
      operators: true,
    })
    const { id: jobId } = await org.refreshJob()
    await failJob(testServices(), jobId, "It broke")
    expect((await alertsOf(org)).data.map(({ id: one }) => one.split("/")[0])).toEqual(["job"])
  })

  it("are read by each person for themselves", async ({ expect }) => {
    const org = await anOrg()
    await anImportWithErrors(org, "one.csv")
    await anImportWithErrors(org, "two.csv")
    const [owner, viewer] = [await org.signedInAs("owner"), await org.signedInAs("viewer")]
    const { data, unread } = await json<AlertPage>(owner.get(PATH))
    expect(unread).toBe(2)
    const [first] = data
    expect(await json(owner.post(`${PATH}/read`, { ids: [first?.id] }))).toEqual({ unread: 1 })
    expect((await json<AlertPage>(owner.get(PATH))).data.map(({ read }) => read)).toEqual([true, false])
    expect((await json<AlertPage>(viewer.get(PATH))).unread).toBe(2)
    expect(await json(owner.post(`${PATH}/read`, {}))).toEqual({ unread: 0 })
    // Another organization's alerts can be neither seen nor marked.
    const stranger = await (await anOrg()).signedInAs("owner")
    await stranger.post(`${PATH}/read`, { ids: [first?.id] })
    const marks = await d1
      .prepare("SELECT count(*) AS n FROM alert_reads WHERE alert_id = ?")
      .bind(first?.id)
      .first<number>("n")
    expect(marks).toBe(1)
  })

  it("come page by page", async ({ expect }) => {
    const org = await anOrg()
    for (const name of ["a.csv", "b.csv", "c.csv"]) await anImportWithErrors(org, name)
    const viewer = await org.signedInAs("viewer")
    const first = await json<AlertPage>(viewer.get(`${PATH}?limit=2`))
    expect(first.data).toHaveLength(2)
    const rest = await json<AlertPage>(viewer.get(`${PATH}?limit=2&cursor=${encodeURIComponent(first.next ?? "")}`))
    expect(rest.data.map(({ title }) => title)).toEqual(["The import of a.csv finished with 1 error"])
    expect(rest.next).toBeNull()
  })

  it("are removed after 90 days", async ({ expect }) => {
    const org = await anOrg()
    await anImportWithErrors(org)
    await purgeAlerts({ ...testServices(), now: () => new Date(Date.now() + 89 * 86_400_000) })
    expect(await titlesOf(org)).toHaveLength(1)
    await purgeAlerts({ ...testServices(), now: () => new Date(Date.now() + 91 * 86_400_000) })
    expect(await titlesOf(org)).toHaveLength(0)
  })
})

describe("messages about alerts", () => {
  const mailsTo = async (address: string) =>
    (await fetch(`${inject("mailUrl")}?to=${encodeURIComponent(address)}`)).json<
      { id: string; subject: string; text: string; from: string }[]
    >()
  const anAddress = (start = "") => `${start}${crypto.randomUUID()}@example.com`
  const settle = async (org: TestOrg, change: object) =>
    json<AlertSettings>((await org.signedInAs("admin")).patch(SETTINGS, change))
  const stateOf = (org: TestOrg) =>
    d1
      .prepare("SELECT message, attempts FROM alerts WHERE org_id = ?")
      .bind(org.id)
      .first<{ message: string; attempts: number }>()

  it("go by e-mail to the addresses that the organization names, once", async ({ expect }) => {
    const org = await anOrg()
    const address = anAddress()
    expect(await settle(org, { email: [address, address] })).toMatchObject({ email: [address], webhookId: null })
    const batchId = await anImportWithErrors(org, "spring.csv")
    await sendAlertMessages(testServices())
    await sendAlertMessages(testServices())
    expect(await mailsTo(address)).toMatchObject([
      {
        subject: "Strata: The import of spring.csv finished with 1 error",
        from: "alerts@strata.test",
        text: expect.stringContaining(`\n\nhttps://strata.test/import/${batchId}\n\n`) as string,
      },
    ])
    expect(await stateOf(org)).toEqual({ message: "sent", attempts: 0 })
  })

  it("are sent only for the chosen kinds", async ({ expect }) => {
    const org = await anOrg()
    const address = anAddress()
    await settle(org, { email: [address], kinds: ["quota_100"] })
    await anImportWithErrors(org)
    await sendAlertMessages(testServices())
    expect(await mailsTo(address)).toEqual([])
    expect(await stateOf(org)).toMatchObject({ message: "none" })
  })

  it("tell of approvals where kinds were chosen before there was this one", async ({ expect }) => {
    const org = await anOrg()
    await settle(org, { kinds: ["quota_100"] })
    const statement = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).find((query) =>
      query.includes("'$.kinds[#]'"),
    )
    await d1
      .prepare(`${statement?.replace(/;\s*$/, "")} AND id = ?`)
      .bind(org.id)
      .run()
    expect((await settle(org, { email: [] })).kinds).toEqual(["quota_100", "approval_waiting"])
  })

  it("are sent again after the provider failed, with the same id, and given up after six attempts", async ({
    expect,
  }) => {
    const org = await anOrg()
    const address = anAddress("500-")
    await settle(org, { email: [address] })
    await anImportWithErrors(org)
    for (let attempt = 1; attempt <= 8; attempt++) {
      await sendAlertMessages(testServices())
      await d1
        .prepare("UPDATE alerts SET next_attempt_at = created_at WHERE org_id = ? AND message = 'pending'")
        .bind(org.id)
        .run()
    }
    const mails = await mailsTo(address)
    expect(mails).toHaveLength(6)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(1)
    expect(await stateOf(org)).toEqual({ message: "failed", attempts: 6 })
  })

  it("go to a webhook of the organization", async ({ expect }) => {
    const org = await anOrg()
    const receiver = await aReceiver(org, ["topic.deleted"])
    const foreign = await (await anOrg()).webhook()
    await expect(await (await org.signedInAs("admin")).patch(SETTINGS, { webhookId: foreign.id })).toRefuse(
      404,
      "Webhook not found",
    )
    await settle(org, { webhookId: receiver.id })
    await anImportWithErrors(org, "hook.csv")
    await sendAlertMessages(testServices())
    await testServices().queues["strata-webhooks"].sendBatch([{ body: { webhookId: receiver.id } }])
    await expect
      .poll(receiver.received)
      .toMatchObject([
        { type: "alert.raised", data: { kind: "run_errors", title: "The import of hook.csv finished with 1 error" } },
      ])
  })

  it("go to Slack, whose address is sealed, never returned, and forgotten when it is gone", async ({ expect }) => {
    const org = await anOrg()
    const slackUrl = "https://hooks.slack.com/services/T0/B0/secret-abcd"
    const settings = await settle(org, { slackUrl })
    expect(settings.slack).toBe("hooks.slack.com/…abcd")
    const stored = () =>
      d1
        .prepare("SELECT slack_url || alert_settings AS it FROM organizations WHERE id = ?")
        .bind(org.id)
        .first<string>("it")
    expect(await stored()).not.toContain("secret")
    const posts: { url: string; text: string }[] = []
    const services = testServices()
    const answering = (status: number) => ({
      ...services,
      outside: {
        ...services.outside,
        // Slack cannot run here.
        fetch: (async (url: string, request: { body: string }) => {
          posts.push({ url, ...(JSON.parse(request.body) as { text: string }) })
          return new Response("", { status })
        }) as unknown as typeof fetch,
      },
    })
    const batchId = await anImportWithErrors(org, "<!channel>.csv")
    await sendAlertMessages(answering(200))
    await sendAlertMessages(answering(200))
    expect(posts).toHaveLength(1)
    expect(posts[0]).toMatchObject({
      url: slackUrl,
      text: expect.stringContaining("&lt;!channel&gt;.csv finished with 1 error*") as string,
    })
    expect(posts[0]?.text).toContain(`<https://strata.test/import/${batchId}|Open in Strata>`)
    await anImportWithErrors(org, "gone.csv")
    await sendAlertMessages(answering(404))
    expect(await json<AlertSettings>((await org.signedInAs("admin")).get(SETTINGS))).toMatchObject({ slack: null })
    expect(await titlesOf(org)).toContainEqual([
      "credentials_refused",
      "Slack refuses the credentials of its connection",
    ])
  })

  it("take only what there is", async ({ expect }) => {
    const admin = await (await anOrg()).signedInAs("admin")
    const refused = async (body: object, message: string) =>
      expect(await admin.patch(SETTINGS, body)).toRefuse(400, message)
    await refused({}, "No valid fields to update")
    await refused({ email: ["no address"] }, "email must be an array of at most 10 e-mail addresses")
    await refused(
      { kinds: ["dead_letters"] },
      "kinds must be among run_failed, run_errors, run_succeeded, approval_waiting, sync_overdue, segments_stale, credentials_refused, keys_left, quota_80, quota_100",
    )
    const slack = "slackUrl must be an address like https://hooks.slack.com/services/..., or null"
    for (const slackUrl of ["https://hooks.slack.com.example.com/services/x", "http://hooks.slack.com/services/x", "x"])
      await refused({ slackUrl }, slack)
    await refused({ overdueHours: 0 }, "overdueHours must be a whole number from 1 to 720")
    expect(await json(admin.get(SETTINGS))).toEqual({
      kinds: [
        "run_failed",
        "run_errors",
        "approval_waiting",
        "segments_stale",
        "credentials_refused",
        "keys_left",
        "quota_80",
        "quota_100",
      ],
      email: [],
      webhookId: null,
      slack: null,
      overdueHours: 26,
      updatedAt: "",
    })
  })
})
