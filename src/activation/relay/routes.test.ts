import { afterEach, beforeEach, describe, it } from "vitest"
import { findConnection } from "../../organizations/connections/connections.ts"
import { fileOfText } from "../../kernel/files/outgoing-file.ts"
import { newId } from "../../kernel/ids.ts"
import { aDelivery, anSftpConnection } from "../../testing/a-delivery.ts"
import { anOrg, bindings, testServices, theRelay, type TestOrg } from "../../testing/factories.ts"
import { createDelivery } from "../drop/create-delivery.ts"
import { leaseDeliveries } from "./lease-deliveries.ts"
import type { Lease, LeaseAnswer } from "./protocol.ts"
import { purgeDrop } from "../drop/purge-drop.ts"

const A_DAY_MS = 86_400_000
const REQUEST = { connections: 10, deliveries: 10, seconds: 15 }

/** Services of somebody whose clock is so much ahead. */
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

/** Nothing of another test is in the way. */
const finishAll = () =>
  testServices().d1.exec("UPDATE deliveries SET status = 'failed' WHERE status IN ('waiting', 'leased')")

async function aWaitingDelivery(org?: TestOrg) {
  const owner = org ?? (await anOrg())
  const connection = await anSftpConnection(owner)
  return { org: owner, connectionId: connection.id, ...(await aDelivery(owner, { connectionId: connection.id })) }
}

describe("leasing", () => {
  beforeEach(finishAll)
  afterEach(finishAll)

  it("tells the relay where to go and what to bring", async ({ expect }) => {
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

  it("gives a connection to one relay at a time, as much of it as there is", async ({ expect }) => {
    const { org, connectionId } = await aWaitingDelivery()
    const asked = await Promise.all(Array.from({ length: 8 }, () => lease()))
    expect(asked.flatMap(({ leases }) => leases)).toHaveLength(1)
    await aDelivery(org, { connectionId })
    expect(await leaseOf(connectionId)).toBeUndefined()
    const other = await aWaitingDelivery(org)
    expect((await lease()).leases.map((one) => one.connectionId)).toEqual([other.connectionId])
  })

  it("goes on to the next relay when a lease runs out, and refuses the first one's word", async ({ expect }) => {
    const { connectionId, activationId } = await aWaitingDelivery()
    const first = await leaseOf(connectionId)
    const id = first?.deliveries[0]?.id ?? ""
    expect((await leaseDeliveries(ahead(14_000), REQUEST)).leases).toEqual([])
    await theRelay.post("/api/relay/lease/extend", { token: first?.token, seconds: 60 })
    expect((await leaseDeliveries(ahead(59_000), REQUEST)).leases).toEqual([])
    const [second] = (await leaseDeliveries(ahead(61_000), REQUEST)).leases
    expect(second?.deliveries[0]?.id).toBe(id)
    for (const path of ["lease/extend", `deliveries/${id}/delivered`, `deliveries/${id}/failed`]) {
      const answer = await theRelay.post(`/api/relay/${path}`, { token: first?.token, error: "too slow" })
      await expect(answer, path).toRefuse(409, "The lease is over")
    }
    expect(await rowOf(activationId)).toMatchObject({ status: "leased", activation: "pending" })
    const answer = await theRelay.post(`/api/relay/deliveries/${id}/delivered`, { token: second?.token })
    expect(await answer.json()).toEqual({ status: "delivered" })
  })

  it("gives out an audience's deliveries one after the other", async ({ expect }) => {
    const { org, connectionId, segmentId } = await aWaitingDelivery()
    await aDelivery(org, { connectionId, segmentId, text: "a newer value" })
    const first = await leaseOf(connectionId)
    expect(first?.deliveries).toHaveLength(1)
    await theRelay.post("/api/relay/lease/failed", { token: first?.token, error: "no route" })
    // The newer one must not overtake the older, which waits after its failure.
    expect(await leaseOf(connectionId)).toBeUndefined()
    const [again] = (await leaseDeliveries(ahead(6_000), REQUEST)).leases
    expect(again?.deliveries.map(({ id }) => id)).toEqual(first?.deliveries.map(({ id }) => id))
  })

  it("is given back by a relay that stops, and costs no attempt", async ({ expect }) => {
    const { connectionId, activationId } = await aWaitingDelivery()
    const first = await leaseOf(connectionId)
    await theRelay.post("/api/relay/lease/release", { token: first?.token })
    expect(await rowOf(activationId)).toMatchObject({ status: "waiting", attempts: 0 })
    const next = await leaseOf(connectionId)
    expect(next?.token).not.toBe(first?.token)
    expect(next?.deliveries).toEqual(first?.deliveries)
  })

  it("says when there will be more", async ({ expect }) => {
    expect(await lease()).toEqual({ leases: [], open: 0, nextInMs: null })
    const { connectionId } = await aWaitingDelivery()
    await leaseOf(connectionId)
    const { open, nextInMs } = await lease()
    expect(open).toBe(1)
    expect(nextInMs).toBeGreaterThan(10_000)
    expect(nextInMs).toBeLessThanOrEqual(15_000)
  })

  it("is not sent in the clear", async ({ expect }) => {
    const answer = await theRelay.send("http://strata.test/api/relay/lease", { method: "POST", body: "{}" })
    await expect(answer).toRefuse(403, "Forbidden")
  })
})

describe("reporting", () => {
  beforeEach(finishAll)
  afterEach(finishAll)

  it("makes the activation active, and the files leave the drop", async ({ expect }) => {
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

  it("tries again later and later, and in the end says why it failed", async ({ expect }) => {
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

  it("of a whole connection lets everything wait that is for it", async ({ expect }) => {
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

  it("is done by the service itself where the connection is gone or has no password", async ({ expect }) => {
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

  it("is trusted the first time and no other after it", async ({ expect }) => {
    const { connectionId } = await aWaitingDelivery()
    const first = await leaseOf(connectionId)
    expect((await show(first?.token, seen)).status).toBe(200)
    const refusal = "The server's host key is not the one that is known"
    await expect(await show(first?.token, another)).toRefuse(409, refusal)
    expect((await show(first?.token, seen)).status).toBe(200)
    await theRelay.post("/api/relay/lease/release", { token: first?.token })
    expect(await leaseOf(connectionId)).toMatchObject({ hostKey: seen })
    await expect(await show("lease_of_nobody", seen)).toRefuse(409, "The lease is over")
  })

  it("that is pinned is the only one", async ({ expect }) => {
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

  it("can be read from any byte on, for as long as they are leased", async ({ expect }) => {
    const { connectionId } = await aWaitingDelivery()
    const { token, deliveries } = (await leaseOf(connectionId)) ?? {}
    const path = `/api/relay/deliveries/${deliveries?.[0]?.id}/files`
    expect(await (await theRelay.get(`${path}/0`)).text()).toBe("a value")
    const rest = await theRelay.get(`${path}/0`, undefined, { range: "bytes=2-" })
    expect([rest.status, rest.headers.get("content-range"), await rest.text()]).toEqual([206, "bytes 2-6/7", "value"])
    await expect(await theRelay.get(`${path}/0`, undefined, { range: "bytes=7-" })).toRefuse(
      416,
      "The file ends before that",
    )
    await expect(await theRelay.get(`${path}/2`)).toRefuse(404, "File not found")
    await theRelay.post("/api/relay/lease/release", { token })
    await expect(await theRelay.get(`${path}/0`)).toRefuse(404, "File not found")
  })

  it("are handed over once for an activation, and again after they have failed for good", async ({ expect }) => {
    const { org, connectionId, activationId, segmentId } = await aWaitingDelivery()
    const ctx = org.ctx()
    const connection = await findConnection(ctx, connectionId)
    const files = [{ path: `uid/${segmentId}.gz`, file: await fileOfText("x") }]
    const hand = () => createDelivery(ctx, connection, { activationId, segmentId, files })
    expect(await Promise.all([hand(), hand()])).toEqual([{ live: false }, { live: false }])
    const { token, deliveries } = (await leaseOf(connectionId)) ?? {}
    expect(deliveries).toHaveLength(1)
    await theRelay.post(`/api/relay/deliveries/${deliveries?.[0]?.id}/delivered`, { token })
    expect(await hand()).toEqual({ live: true })
    await finishAll()
    await testServices()
      .d1.prepare("UPDATE deliveries SET status = 'failed' WHERE connection_id = ?")
      .bind(connectionId)
      .run()
    expect(await hand()).toEqual({ live: false })
    expect((await leaseOf(connectionId))?.deliveries).toHaveLength(1)
  })

  it("leave nothing behind when two hand them over at once", async ({ expect }) => {
    const org = await anOrg()
    const { id: connectionId } = await anSftpConnection(org)
    const connection = await findConnection(org.ctx(), connectionId)
    const files = [{ path: "uid/a.gz", file: await fileOfText("x") }]
    const handed = { activationId: newId("act"), segmentId: "a", files }
    await Promise.all(Array.from({ length: 4 }, () => createDelivery(org.ctx(), connection, handed)))
    const leased = await leaseOf(connectionId)
    const { objects } = await bindings.DROP.list()
    const mine = objects.filter(({ key }) => key.endsWith("/uid/a.gz")).map(({ key }) => key)
    expect(mine).toEqual(leased?.deliveries.flatMap((one) => one.files.map(({ key }) => key)))
  })

  it("that were not deleted with their delivery are deleted by the sweep", async ({ expect }) => {
    const { connectionId, activationId } = await aWaitingDelivery()
    const { deliveries } = (await leaseOf(connectionId)) ?? {}
    await testServices()
      .d1.prepare("UPDATE deliveries SET status = 'delivered', completed_at = ? WHERE activation_id = ?")
      .bind(new Date().toISOString(), activationId)
      .run()
    await purgeDrop(ahead(A_DAY_MS))
    expect(await rowOf(activationId)).toMatchObject({ objects: "[]" })
    expect(await bindings.DROP.head(deliveries?.[0]?.files[0]?.key ?? "")).toBeNull()
  })
})
