import { describe, it } from "vitest"
import { leaks, plant, watchAnswer } from "./leaks.ts"
import { bindings } from "./factories.ts"

describe("the watch over secrets", () => {
  it("sees one in an answer, a log line and an object", async ({ expect }) => {
    const secret = `planted-${crypto.randomUUID()}`
    plant({ password: secret, username: "anybody" })
    expect(await leaks()).toEqual([])

    const answer = watchAnswer("/api/things", new Response(`{"error":"${secret} was refused"}`))
    expect(await answer.text()).toContain(secret)
    expect(await leaks()).toEqual(["the answer of /api/things"])

    // oxlint-disable-next-line no-console
    console.log(JSON.stringify({ event: "called", header: `Basic ${secret}` }))
    expect(await leaks()).toEqual(["a log line"])

    const key = `leak/${crypto.randomUUID()}`
    await bindings.DROP.put(key, `user=anybody\npassword=${secret}`)
    expect(await leaks()).toEqual([`the object ${key}`])
    await bindings.DROP.delete(key)
  })

  it("sees one in a message, however soon it was sent", async ({ expect }) => {
    const secret = `planted-${crypto.randomUUID()}`
    plant({ token: secret })
    const { DB } = bindings
    const body = JSON.stringify({ header: secret })
    await DB.prepare("INSERT INTO outbox (id, queue, body, created_at) VALUES (?, 'none', ?, '')")
      .bind(secret, body)
      .run()
    await DB.prepare("DELETE FROM outbox WHERE id = ?").bind(secret).run()
    expect(await leaks()).toEqual(["a queue message"])
    await DB.prepare("DELETE FROM kept_messages WHERE body = ?").bind(body).run()
  })
})
