import { afterEach, beforeEach, describe, it } from "vitest"
import { findConnection } from "../../organizations/connections/connections.ts"
import { fileOfText } from "../../kernel/files/outgoing-file.ts"
import { newId } from "../../kernel/ids.ts"
import { aDelivery, anSftpConnection } from "../../testing/a-delivery.ts"
import { textOf } from "../../testing/client.ts"
import { anOrg, bindings, testServices, theRelay, type TestOrg } from "../../testing/factories.ts"
import { createDelivery } from "../drop/create-delivery.ts"
import { countedRows } from "../../testing/rows-read.ts"
import { leaseDeliveries } from "./lease-deliveries.ts"
import type { Lease, LeaseAnswer } from "./protocol.ts"
import { failLease } from "./report.ts"
import { purgeDrop } from "../drop/purge-drop.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const DAY_MS = 86_400_000
const REQUEST = { connections: 10, deliveries: 10, seconds: 15 }

/** Services with a clock that runs ahead. */
const ahead = (ms: number) => ({ ...testServices(), now: () => new Date(Date.now() + ms) })

async function lease(request = {}): Promise<LeaseAnswer> {
  return (await theRelay.post("/api/relay/lease", { ...REQUEST, ...request })).json()
}

async function leaseOf(connectionId: string, request = {}): Promise<Lease | undefined> {
  return (await lease(request)).leases.find((one) => one.connectionId === connectionId)
}

async function rowOf(activationId: string) {
  const row = await testServices()
    .d1.prepare(
      `SELECT d.id, d.status, d.attempts, d.error, d.objects, d.available_at AS availableAt, a.status AS activation,
         a.error AS activationError
       FROM deliveries AS d JOIN activations AS a ON a.id = d.activation_id WHERE a.id = ?`,
    )
    .bind(activationId)
    .first<Record<string, string>>()
  return row ?? {}
}

/** Removes deliveries of other tests from the queue. */
const finishAll = () =>
  testServices().d1.prepare("UPDATE deliveries SET status = 'failed' WHERE status IN ('waiting', 'leased')").run()

async function aWaitingDelivery(org?: TestOrg) {
  const owner = org ?? (await anOrg())
  const connection = await anSftpConnection(owner)
  return { org: owner, connectionId: connection.id, ...(await aDelivery(owner, { connectionId: connection.id })) }
}

describe("a lease", () => {
  beforeEach(finishAll)
  afterEach(finishAll)

  it("contains the destination and the files", async ({ expect }) => {
    const { connectionId, segmentId } = await aWaitingDelivery()
    const answer = await lease()
    expect(answer).toMatchObject({ open: 1 })
    expect(answer.leases).toHaveLength(1)
    expect(answer.leases[0]).toMatchObject({
      connectionId,
      host: "sftp.example.com",
      port: 22,
      username: "strata",
      password: "planted-password",
      hostKey: null,
      deliveries: [{ files: [{ path: `uid/${segmentId}.gz` }, { path: `uid/${segmentId}.json`, bytes: 2 }] }],
    })
  })

  it("covers a connection for one relay at a time", async ({ expect }) => {
    const { org, connectionId } = await aWaitingDelivery()
    const answers = await Promise.all(Array.from({ length: 8 }, () => lease()))
    expect(answers.flatMap(({ leases }) => leases)).toHaveLength(1)
    await aDelivery(org, { connectionId })
    expect(await leaseOf(connectionId)).toBeUndefined()
    const other = await aWaitingDelivery(org)
    expect((await lease()).leases.map((one) => one.connectionId)).toEqual([other.connectionId])
  })

  it("passes to the next relay when it expires, and the first relay's reports are rejected", async ({ expect }) => {
    const { connectionId, activationId } = await aWaitingDelivery()
    const first = await leaseOf(connectionId, { seconds: 120 })
    const id = first?.deliveries[0]?.id ?? ""
    expect((await leaseDeliveries(ahead(60_000), REQUEST)).leases).toEqual([])
    await theRelay.post("/api/relay/lease/extend", { token: first?.token, seconds: 600 })
    expect((await leaseDeliveries(ahead(300_000), REQUEST)).leases).toEqual([])
    const [second] = (await leaseDeliveries(ahead(601_000), REQUEST)).leases
    expect(second?.deliveries[0]?.id).toBe(id)
    for (const path of ["lease/extend", `deliveries/${id}/delivered`, `deliveries/${id}/failed`]) {
      const answer = await theRelay.post(`/api/relay/${path}`, { token: first?.token, error: "too slow" })
      await expect(answer, path).toRefuse(409, "The lease has expired")
    }
    expect(await rowOf(activationId)).toMatchObject({ status: "leased", activation: "pending" })
    const answer = await theRelay.post(`/api/relay/deliveries/${id}/delivered`, { token: second?.token })
    expect(await answer.json()).toEqual({ status: "delivered" })
  })

  it("contains only the oldest delivery of an audience", async ({ expect }) => {
    const { org, connectionId, segmentId } = await aWaitingDelivery()
    await aDelivery(org, { connectionId, segmentId, text: "a newer value" })
    const first = await leaseOf(connectionId)
    expect(first?.deliveries).toHaveLength(1)
    await theRelay.post("/api/relay/lease/failed", { token: first?.token, error: "no route" })
    // The newer delivery must wait until the failed older one is retried.
    expect(await leaseOf(connectionId)).toBeUndefined()
    const [again] = (await leaseDeliveries(ahead(6_000), REQUEST)).leases
    expect(again?.deliveries.map(({ id }) => id)).toEqual(first?.deliveries.map(({ id }) => id))
  })

  it("can be released without counting an attempt", async ({ expect }) => {
    const { connectionId, activationId } = await aWaitingDelivery()
    const first = await leaseOf(connectionId)
    await theRelay.post("/api/relay/lease/release", { token: first?.token })
    expect(await rowOf(activationId)).toMatchObject({ status: "waiting", attempts: 0 })
    const next = await leaseOf(connectionId)
    expect(next?.token).not.toBe(first?.token)
    expect(next?.deliveries).toEqual(first?.deliveries)
  })

  it("response reports open deliveries and when the next one is due", async ({ expect }) => {
    expect(await lease()).toEqual({ leases: [], open: 0, nextInMs: null })
    const { connectionId } = await aWaitingDelivery()
    await leaseOf(connectionId, { seconds: 600 })
    const { open, nextInMs } = await lease()
    expect(open).toBe(1)
    expect(nextInMs).toBeGreaterThan(400_000)
    expect(nextInMs).toBeLessThanOrEqual(600_000)
  })

  it("reads few rows however many deliveries wait, and a failed one delays them all", async ({ expect }) => {
    const { org, connectionId } = await aWaitingDelivery()
    const other = await aWaitingDelivery(org)
    await testServices()
      .d1.prepare(
        `INSERT INTO deliveries (id, org_id, connection_id, activation_id, segment_id, objects, status, available_at, created_at)
         SELECT 'many/' || ?1 || key, ?2, ?1, '', key, '[]', 'waiting', ?3, ?3 FROM json_each(?4)`,
      )
      .bind(connectionId, org.id, new Date().toISOString(), JSON.stringify(Array.from({ length: 4_500 }, () => 0)))
      .run()
    const services = testServices()
    const { d1, read } = countedRows(services.d1)
    const { leases, open } = await leaseDeliveries({ ...services, ...everyDatabase(d1) }, REQUEST)
    expect(new Set(leases.map((one) => one.connectionId))).toEqual(new Set([connectionId, other.connectionId]))
    expect(open).toBe(4_502)
    // Counting what is open reads each once.
    expect(read()).toBeGreaterThan(4_502)
    expect(read()).toBeLessThan(4_502 + 500)
    const held = leases.find((one) => one.connectionId === connectionId)
    expect(held?.deliveries).toHaveLength(REQUEST.deliveries)
    await failLease(services, held?.token ?? "", "no route")
    expect(await leaseOf(connectionId)).toBeUndefined()
    const [again] = (await leaseDeliveries(ahead(6_000), REQUEST)).leases
    expect(again).toMatchObject({ connectionId })
  })

  it("is refused over plain HTTP", async ({ expect }) => {
    const answer = await theRelay.send("http://strata.test/api/relay/lease", { method: "POST", body: "{}" })
    await expect(answer).toRefuse(403, "Forbidden")
  })
})

describe("a report", () => {
  beforeEach(finishAll)
  afterEach(finishAll)

  it("of delivered activates the activation and deletes the files", async ({ expect }) => {
    const { connectionId, activationId } = await aWaitingDelivery()
    const { token, deliveries } = (await leaseOf(connectionId)) ?? {}
    const [delivery] = deliveries ?? []
    expect(await bindings.DROP.head(delivery?.files[0]?.key ?? "")).not.toBeNull()
    for (let time = 0; time < 2; time++) {
      const answer = await theRelay.post(`/api/relay/deliveries/${delivery?.id}/delivered`, { token })
      expect(await answer.json()).toEqual({ status: "delivered" })
    }
    expect(await rowOf(activationId)).toMatchObject({ status: "delivered", activation: "active" })
    await expect.poll(() => rowOf(activationId)).toMatchObject({ objects: "[]" })
    for (const { key } of delivery?.files ?? []) expect(await bindings.DROP.head(key)).toBeNull()
  })

  it("of a failure delays the retry, and the tenth failure is final", async ({ expect }) => {
    const { connectionId, activationId } = await aWaitingDelivery()
    const pauses: number[] = []
    for (let time = 1; ; time++) {
      await testServices().d1.prepare("UPDATE deliveries SET available_at = '2020' WHERE status = 'waiting'").run()
      const { token, deliveries } = (await leaseOf(connectionId)) ?? {}
      const before = Date.now()
      const answer = await theRelay.post(`/api/relay/deliveries/${deliveries?.[0]?.id}/failed`, {
        token,
        error: `failure ${time}`,
      })
      const { status } = await answer.json<{ status: string }>()
      const row = await rowOf(activationId)
      if (status === "failed") {
        expect(time).toBe(10)
        expect(row).toMatchObject({
          status: "failed",
          attempts: 10,
          activation: "error",
          activationError: "failure 10",
        })
        break
      }
      expect(row).toMatchObject({ status: "waiting", attempts: time, activation: "pending", error: `failure ${time}` })
      pauses.push(Math.round((Date.parse(row["availableAt"] ?? "") - before) / 1000))
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(pauses[0]).toBe(5)
  })

  it("of an unreachable connection delays all its deliveries", async ({ expect }) => {
    const { org, connectionId, activationId } = await aWaitingDelivery()
    const later = await aDelivery(org, { connectionId })
    const { token } = (await leaseOf(connectionId, { deliveries: 1 })) ?? {}
    await theRelay.post("/api/relay/lease/failed", { token, error: "connection refused" })
    expect(await rowOf(activationId)).toMatchObject({ status: "waiting", attempts: 1, error: "connection refused" })
    expect(await rowOf(later.activationId)).toMatchObject({ status: "waiting", attempts: 0 })
    expect(await leaseOf(connectionId)).toBeUndefined()
    const [again] = (await leaseDeliveries(ahead(6_000), REQUEST)).leases
    expect(again?.deliveries).toHaveLength(2)
  })

  it("is made by the service itself when the connection is deleted or incomplete", async ({ expect }) => {
    const { org, connectionId, activationId } = await aWaitingDelivery()
    await org.ctx().d1.prepare("DELETE FROM connections WHERE id = ?").bind(connectionId).run()
    const bare = await org.connection({ platform: "exchange", direction: "outbound", config: {}, credentials: null })
    const other = await aDelivery(org, { connectionId: bare.id })
    expect((await lease()).leases).toEqual([])
    expect(await rowOf(activationId)).toMatchObject({
      status: "failed",
      activation: "error",
      activationError: "The connection was deleted",
    })
    expect(await rowOf(other.activationId)).toMatchObject({ status: "waiting", error: "SFTP host is required" })
  })
})

describe("a server's host key", () => {
  beforeEach(finishAll)
  afterEach(finishAll)
  const seen = `SHA256:${"a".repeat(43)}`
  const another = `SHA256:${"b".repeat(43)}`
  const show = (token: string | undefined, fingerprint: string) =>
    theRelay.post("/api/relay/lease/host-key", { token, fingerprint })

  it("is trusted on first use, and a different key is rejected", async ({ expect }) => {
    const { connectionId } = await aWaitingDelivery()
    const first = await leaseOf(connectionId)
    expect((await show(first?.token, seen)).status).toBe(200)
    const refusal = "The server's host key does not match the known key"
    await expect(await show(first?.token, another)).toRefuse(409, refusal)
    expect((await show(first?.token, seen)).status).toBe(200)
    await theRelay.post("/api/relay/lease/release", { token: first?.token })
    expect(await leaseOf(connectionId)).toMatchObject({ hostKey: seen })
    await expect(await show("lease_unknown", seen)).toRefuse(409, "The lease has expired")
  })

  it("must match the pinned key", async ({ expect }) => {
    const org = await anOrg()
    const { id: connectionId } = await anSftpConnection(org, { sftp_host_key: `${seen}=` })
    await aDelivery(org, { connectionId })
    const leased = await leaseOf(connectionId)
    expect(leased).toMatchObject({ hostKey: seen })
    expect((await show(leased?.token, another)).status).toBe(409)
    expect((await show(leased?.token, seen)).status).toBe(200)
  })
})

describe("files for the relay", () => {
  beforeEach(finishAll)
  afterEach(finishAll)

  it("can be read from any byte while leased", async ({ expect }) => {
    const { connectionId } = await aWaitingDelivery()
    const { token, deliveries } = (await leaseOf(connectionId)) ?? {}
    const path = `/api/relay/deliveries/${deliveries?.[0]?.id}/files`
    expect(await textOf(await theRelay.get(`${path}/0`))).toBe("a value")
    const rest = await theRelay.get(`${path}/0`, undefined, { range: "bytes=2-" })
    expect([rest.status, rest.headers.get("content-range"), await textOf(rest)]).toEqual([206, "bytes 2-6/7", "value"])
    await expect(await theRelay.get(`${path}/0`, undefined, { range: "bytes=7-" })).toRefuse(
      416,
      "Range starts past the end of the file",
    )
    await expect(await theRelay.get(`${path}/2`)).toRefuse(404, "File not found")
    await theRelay.post("/api/relay/lease/release", { token })
    await expect(await theRelay.get(`${path}/0`)).toRefuse(404, "File not found")
  })

  it("are queued once per activation, and again after the delivery failed", async ({ expect }) => {
    const { org, connectionId, activationId, segmentId } = await aWaitingDelivery()
    const ctx = org.ctx()
    const connection = await findConnection(ctx, connectionId)
    const files = [{ path: `uid/${segmentId}.gz`, file: await fileOfText("x") }]
    const create = () => createDelivery(ctx, connection, { activationId, segmentId, files })
    expect(await Promise.all([create(), create()])).toEqual([{ live: false }, { live: false }])
    const { token, deliveries } = (await leaseOf(connectionId)) ?? {}
    expect(deliveries).toHaveLength(1)
    await theRelay.post(`/api/relay/deliveries/${deliveries?.[0]?.id}/delivered`, { token })
    expect(await create()).toEqual({ live: true })
    await finishAll()
    await testServices()
      .d1.prepare("UPDATE deliveries SET status = 'failed' WHERE connection_id = ?")
      .bind(connectionId)
      .run()
    expect(await create()).toEqual({ live: false })
    expect((await leaseOf(connectionId))?.deliveries).toHaveLength(1)
  })

  it("are stored once when several calls queue them concurrently", async ({ expect }) => {
    const org = await anOrg()
    const { id: connectionId } = await anSftpConnection(org)
    const connection = await findConnection(org.ctx(), connectionId)
    const files = [{ path: "uid/a.gz", file: await fileOfText("x") }]
    const delivery = { activationId: newId("act"), segmentId: "a", files }
    await Promise.all(Array.from({ length: 4 }, () => createDelivery(org.ctx(), connection, delivery)))
    const leased = await leaseOf(connectionId)
    const { objects } = await bindings.DROP.list()
    const mine = objects.filter(({ key }) => key.endsWith("/uid/a.gz")).map(({ key }) => key)
    expect(mine).toEqual(leased?.deliveries.flatMap((one) => one.files.map(({ key }) => key)))
  })

  it("left over from a finished delivery are deleted by the sweep", async ({ expect }) => {
    const { connectionId, activationId } = await aWaitingDelivery()
    const { deliveries } = (await leaseOf(connectionId)) ?? {}
    await testServices()
      .d1.prepare("UPDATE deliveries SET status = 'delivered', completed_at = ? WHERE activation_id = ?")
      .bind(new Date().toISOString(), activationId)
      .run()
    await purgeDrop(ahead(DAY_MS))
    expect(await rowOf(activationId)).toMatchObject({ objects: "[]" })
    expect(await bindings.DROP.head(deliveries?.[0]?.files[0]?.key ?? "")).toBeNull()
  })
})
