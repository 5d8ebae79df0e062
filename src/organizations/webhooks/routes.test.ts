import { createExecutionContext } from "cloudflare:test"
import { describe, it } from "vitest"
import { createApp } from "../../app/create-app.ts"
import { routes } from "../../app/routes.ts"
import { aReceiver } from "../../testing/a-receiver.ts"
import { anonymous, ORIGIN } from "../../testing/client.ts"
import { anOperator, anOrg, bindings, testServices } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { EVENT_TYPES } from "./event-types.ts"
import type { DeliveryPage, WebhookRecord, WebhookTestResult, WebhookWithSecret } from "./schema.ts"

const PATH = "/api/webhooks"
const RECEIVER_URL = "https://receiver.example.com/hook"
const aWebhook = { url: RECEIVER_URL, events: ["topic.classified"], description: "Warehouse" }

const actionsOf = async (orgId: string) => {
  const { results } = await testServices()
    .d1.prepare("SELECT action FROM audit_log WHERE org_id = ? AND action LIKE 'webhook.%' ORDER BY seq")
    .bind(orgId)
    .all<{ action: string }>()
  return results.map(({ action }) => action)
}

describe("webhooks", () => {
  it("show their secret once, and store it sealed", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const made = await json<WebhookWithSecret>(owner.post(PATH, aWebhook))
    expect(made).toMatchObject({ ...aWebhook, id: expect.stringMatching(/^wh_/), enabled: true, failingSince: null })
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { secret, ...record } = made
    expect(await json(owner.get(PATH))).toEqual([record])
    const row = await testServices().d1.prepare("SELECT * FROM webhooks WHERE id = ?").bind(made.id).first()
    expect(JSON.stringify(row)).not.toContain(secret.slice(6))
    // Sealed for this webhook of this organization.
    const { vault } = testServices()
    const sealed = String(row?.["secret"])
    expect(await vault.open({ orgId: org.id, connectionId: made.id }, sealed)).toEqual({ secret })
    await expect(vault.open({ orgId: org.id, connectionId: "wh_other" }, sealed)).rejects.toThrow("cannot be read")
    expect(await actionsOf(org.id)).toEqual(["webhook.created"])
  })

  it("take only the events that there are, and only addresses of the public internet", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const refused = async (body: object, message: string) =>
      expect(await owner.post(PATH, { ...aWebhook, ...body })).toRefuse(400, message)
    await refused({ url: undefined }, "url is required")
    await refused({ events: undefined }, "events array is required")
    await refused({ events: [] }, "events array is required")
    await refused({ events: ["topic.created"] }, `events must be one of ${EVENT_TYPES.join(", ")}`)
    await refused({ url: "ftp://example.com" }, "url is not allowed: it must use https")
    await refused({ url: "http://example.com/hook" }, "url is not allowed: it must use https")
    await refused({ url: "https://10.0.0.1/hook" }, "url is not allowed: it is an IP address")
    await refused({ url: "https://hooks.internal/x" }, "url is not allowed: it is an internal host name")
    const { id } = await json<WebhookRecord>(owner.post(PATH, aWebhook))
    await expect(await owner.patch(`${PATH}/${id}`, { url: "https://10.0.0.1" })).toRefuse(
      400,
      "url is not allowed: it is an IP address",
    )
    await expect(await owner.patch(`${PATH}/${id}`, {})).toRefuse(400, "No valid fields to update")
  })

  it("are limited by the plan, and disabled by a plan without them", async ({ expect }) => {
    const free = await (await anOrg("free")).signedInAs("owner")
    await expect(await free.post(PATH, aWebhook)).toRefuse(403, "Webhooks are not part of the free plan")
    const org = await anOrg("pro")
    const owner = await org.signedInAs("owner")
    const answers = await Promise.all(Array.from({ length: 7 }, () => owner.post(PATH, aWebhook)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    await expect(await owner.post(PATH, aWebhook)).toRefuse(400, "Maximum 5 webhooks per organization")
    const operator = await anOperator()
    expect((await operator.patch(`/api/admin/organizations/${org.id}`, { plan: "free" })).status).toBe(200)
    const listed = await json<WebhookRecord[]>(owner.get(PATH))
    expect(new Set(listed.map(({ disabledReason }) => disabledReason))).toEqual(
      new Set(["The plan does not include webhooks"]),
    )
    await expect(await owner.patch(`${PATH}/${listed[0]?.id}`, { enabled: true })).toRefuse(
      403,
      "Webhooks are not part of the free plan",
    )
  })

  it("can be changed, disabled, enabled and deleted", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await json<WebhookRecord>(owner.post(PATH, aWebhook))
    const change = async (body: object) => json<WebhookRecord>(owner.patch(`${PATH}/${id}`, body))
    expect(await change({ events: ["sync.failed", "import.failed", "sync.failed"], description: "" })).toMatchObject({
      events: ["import.failed", "sync.failed"],
      description: "",
      url: RECEIVER_URL,
    })
    expect(await change({ enabled: false })).toMatchObject({ enabled: false, disabledReason: "Disabled by a person" })
    expect(await change({ enabled: true })).toMatchObject({ enabled: true, disabledReason: null, disabledAt: null })
    expect(await json(owner.delete(`${PATH}/${id}`))).toEqual({ deleted: true })
    await expect(await owner.delete(`${PATH}/${id}`)).toRefuse(404, "Webhook not found")
    expect(await actionsOf(org.id)).toEqual([
      "webhook.created",
      "webhook.changed",
      "webhook.changed",
      "webhook.changed",
      "webhook.deleted",
    ])
  })

  it("are tested with a sample, also while they are disabled, and the log has it", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const receiver = await aReceiver(org, ["topic.deleted", "sync.failed"], [204, 500])
    await owner.patch(`${PATH}/${receiver.id}`, { enabled: false })
    const test = (body: object = {}) => json<WebhookTestResult>(owner.post(`${PATH}/${receiver.id}/test`, body))
    const passed = await test()
    expect(passed).toMatchObject({ success: true, type: "topic.deleted", status: 204, error: null })
    const failed = await test({ type: "sync.failed" })
    expect(failed).toMatchObject({ success: false, status: 500, error: "the server responded with status 500" })
    const [first, second] = await receiver.received()
    expect(first).toMatchObject({
      id: passed.eventId,
      org_id: org.id,
      data: { topic_name: expect.any(String), test: true },
    })
    expect(second?.data).toMatchObject({ run_id: expect.any(String), test: true })
    const { data } = await json<DeliveryPage>(owner.get(`${PATH}/${receiver.id}/deliveries`))
    expect(data.map(({ type, status, nextAttemptAt }) => [type, status, nextAttemptAt])).toEqual([
      ["sync.failed", "failed", null],
      ["topic.deleted", "delivered", null],
    ])
  })

  it("sign with both secrets for a day after a rotation", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const receiver = await aReceiver(org)
    const rotated = await json<WebhookWithSecret>(owner.post(`${PATH}/${receiver.id}/rotate`))
    expect(rotated.secret).not.toBe(receiver.secret)
    const until = new Date(rotated.previousSecretSignsUntil ?? "").getTime()
    expect(Math.abs(until - Date.now() - 86_400_000)).toBeLessThan(600_000)
    await receiver.update({ secrets: [rotated.secret, receiver.secret] })
    expect(await json(owner.post(`${PATH}/${receiver.id}/test`))).toMatchObject({ success: true })
    await testServices()
      .d1.prepare("UPDATE webhooks SET previous_until = ? WHERE id = ?")
      .bind(new Date(Date.now() - 1000).toISOString(), receiver.id)
      .run()
    await receiver.update({ secrets: [receiver.secret] })
    expect(await json(owner.post(`${PATH}/${receiver.id}/test`))).toMatchObject({ success: false, status: 400 })
    await receiver.update({ secrets: [rotated.secret] })
    expect(await json(owner.post(`${PATH}/${receiver.id}/test`))).toMatchObject({ success: true })
    const [both, , after] = await receiver.seen()
    expect(both?.headers["webhook-signature"]?.split(" ")).toHaveLength(2)
    expect(after?.headers["x-service-signature-previous"]).toBeUndefined()
  })

  it("list deliveries page by page, and by status", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const receiver = await aReceiver(org, undefined, [204, 500, 204, 204, 204])
    for (let i = 0; i < 5; i++) await owner.post(`${PATH}/${receiver.id}/test`)
    const ids: string[] = []
    for (let next: string | null = "", pages = 0; next !== null && pages < 9; pages++) {
      const query = new URLSearchParams({ limit: "2", ...(next && { cursor: next }) })
      const page: DeliveryPage = await json(owner.get(`${PATH}/${receiver.id}/deliveries?${query.toString()}`))
      expect(page.data.length).toBeLessThanOrEqual(2)
      ids.push(...page.data.map(({ eventId }) => eventId))
      next = page.next
    }
    const sent = (await receiver.received()).map(({ id }) => id)
    expect(ids).toEqual(sent.toReversed())
    const failed = await json<DeliveryPage>(owner.get(`${PATH}/${receiver.id}/deliveries?status=failed`))
    expect(failed.data.map(({ eventId }) => eventId)).toEqual([sent[1]])
    await expect(await owner.get(`${PATH}/${receiver.id}/deliveries?cursor=x`)).toRefuse(400, "cursor is not valid")
  })

  it("replay a delivery under the id it had", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const receiver = await aReceiver(org, ["topic.classified"], [500])
    await owner.post(`${PATH}/${receiver.id}/test`)
    const { data } = await json<DeliveryPage>(owner.get(`${PATH}/${receiver.id}/deliveries`))
    const path = `${PATH}/${receiver.id}/deliveries/${data[0]?.id}/replay`
    await expect(await owner.post(`${PATH}/${receiver.id}/deliveries/whd_unknown/replay`)).toRefuse(
      404,
      "Delivery not found",
    )
    const other = await org.webhook()
    await expect(await owner.post(`${PATH}/${other.id}/deliveries/${data[0]?.id}/replay`)).toRefuse(
      404,
      "Delivery not found",
    )
    const answer = await owner.post(path)
    expect(answer.status).toBe(202)
    await expect
      .poll(async () => (await json<DeliveryPage>(owner.get(`${PATH}/${receiver.id}/deliveries`))).data[0])
      .toMatchObject({ id: data[0]?.id, status: "delivered", log: [{ status: 500 }, { status: 204 }] })
    expect(new Set((await receiver.received()).map(({ id }) => id)).size).toBe(1)
    await owner.patch(`${PATH}/${receiver.id}`, { enabled: false })
    await expect(await owner.post(path)).toRefuse(409, "Webhook is disabled")
  })
})

describe("without WEBHOOKS=true", () => {
  const app = createApp(routes)
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    Promise.resolve(
      app.fetch(
        new Request(ORIGIN + path, { method, headers }),
        { ...bindings, WEBHOOKS: "false" },
        createExecutionContext(),
      ),
    )

  it("every route answers as an unknown path does", async ({ expect }) => {
    const { cookie } = await (await anOrg()).signedInAs("owner")
    const summaryOf = async (answer: Response) => [answer.status, await answer.text(), answer.headers.get("allow")]
    const unknown = await summaryOf(await anonymous.get("/api/unknown"))
    const own = routes.flatMap(({ definition }) => (definition.feature === "webhooks" ? [definition] : []))
    expect(own).toHaveLength(8)
    for (const { method, path } of own) {
      const target = path.replaceAll(/\{\w+\}/g, "x")
      for (const verb of [method.toUpperCase(), "PUT"]) {
        expect(await summaryOf(await ask(verb, target, { cookie, origin: ORIGIN })), target).toEqual(unknown)
        expect(await summaryOf(await ask(verb, target)), target).toEqual(unknown)
      }
    }
  })

  it("the document does not have them", async ({ expect }) => {
    const { paths } = await (await ask("GET", "/openapi.json")).json<{ paths: object }>()
    expect(Object.keys(paths).filter((path) => path.includes("webhooks"))).toEqual([])
    expect(Object.keys(paths)).toContain("/api/topics")
  })
})
