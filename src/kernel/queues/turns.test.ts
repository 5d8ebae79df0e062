import { describe, it } from "vitest"
import { testServices } from "../../testing/factories.ts"
import { newId } from "../ids.ts"
import type { QueueName } from "../ports/queues.ts"
import { type Outgoing, sendOutbox, sweepOutbox, writeOutbox } from "./outbox.ts"
import { endTurn, restTurn } from "./turns.ts"

type Body = { n: string; turn?: { id: string; org: string } }

const delivered = (org: string, name: string) => ({
  id: name,
  body: { turn: { id: `${org}/${name}`, org } },
  attempts: 2,
  timestamp: new Date(),
})

/** A queue that keeps what it is sent, with an outbox in the future, so that no other test's sweep finds its messages. */
async function aQueue(queue: QueueName) {
  const base = testServices()
  const clock = { at: Date.now() + 3_600_000, isDown: false }
  const held: Body[] = []
  const sendBatch = async (messages: { body: unknown }[]) => {
    if (clock.isDown) throw new Error("The queue is down")
    held.push(...messages.map(({ body }) => body as Body))
  }
  const services = {
    ...base,
    queues: { ...base.queues, [queue]: { sendBatch } },
    now: () => new Date(clock.at),
    log: () => {},
  }
  const send = async (org: string, names: readonly string[]) => {
    const messages = names.map((n): Outgoing => ({ id: `${org}/${n}`, queue, body: { n }, org }))
    await services.d1.batch(writeOutbox(services.d1, messages, services.now().toISOString()))
    await sendOutbox(services, messages)
  }
  return {
    services,
    clock,
    send,
    namesOf: (org: string) => held.filter(({ turn }) => turn?.org === org).map(({ n }) => n),
    end: (org: string, name: string) => endTurn(services, queue, delivered(org, name)),
    rest: (org: string, name: string, delaySeconds: number) =>
      restTurn(services, queue, delivered(org, name), { delaySeconds, reason: null }),
    waiting: async (org: string) => {
      const { results } = await services.d1.prepare("SELECT id FROM outbox WHERE org_id = ?").bind(org).all()
      return results.length
    },
  }
}

const orgs = () => [newId("org"), newId("org")] as const

describe("turns in a queue", () => {
  it("are bounded per organization, and the next message is sent when one ends", async ({ expect }) => {
    const [large, small] = orgs()
    const { send, namesOf, end, waiting } = await aQueue("strata-imports")
    await send(large, ["0", "1", "2", "3", "4", "5"])
    await send(small, ["0", "1"])
    expect(namesOf(large).toSorted()).toEqual(["0", "1", "2", "3"])
    expect(namesOf(small)).toHaveLength(2)
    await end(large, "2")
    expect(namesOf(large).slice(4)).toEqual(["4"])
    // A message that is delivered twice ends once.
    await end(large, "2")
    expect(namesOf(large)).toHaveLength(5)
    for (const name of ["0", "1", "3", "4", "5"]) await end(large, name)
    expect(namesOf(large).slice(4)).toEqual(["4", "5"])
    expect([await waiting(large), await waiting(small)]).toEqual([0, 2])
  })

  it("pass to others while a message rests until its next attempt", async ({ expect }) => {
    const [org] = orgs()
    const { clock, send, namesOf, rest, end } = await aQueue("strata-jobs")
    await send(org, ["failing", "next", "last"])
    expect(namesOf(org)).toEqual(["failing"])
    await rest(org, "failing", 60)
    expect(namesOf(org)).toEqual(["failing", "next"])
    clock.at += 61_000
    // The attempt has started: it takes the share again.
    await end(org, "next")
    expect(namesOf(org)).toEqual(["failing", "next"])
    await end(org, "failing")
    expect(namesOf(org)).toEqual(["failing", "next", "last"])
  })

  it("are not lost with a message or its sender", async ({ expect }) => {
    const [org] = orgs()
    const { services, clock, send, namesOf, end, waiting } = await aQueue("strata-jobs")
    clock.isDown = true
    await send(org, ["0", "1"])
    expect(namesOf(org)).toEqual([])
    clock.isDown = false
    clock.at += 61_000
    await sweepOutbox(services)
    expect(namesOf(org)).toEqual(["0"])
    // Its worker died: the sweep takes it for running until it has stalled.
    clock.at += services.stalledAfterMs - 1_000
    await sweepOutbox(services)
    expect(namesOf(org)).toEqual(["0"])
    clock.at += 1_000
    await sweepOutbox(services)
    expect(namesOf(org)).toEqual(["0", "0"])
    await end(org, "0")
    await end(org, "1")
    expect([namesOf(org), await waiting(org)]).toEqual([["0", "0", "1"], 0])
  })
})
