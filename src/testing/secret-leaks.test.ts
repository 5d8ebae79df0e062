import { describe, it } from "vitest"
import { leaks, plant, watchResponse } from "./secret-leaks.ts"
import { bindings } from "./factories.ts"

describe("secret leaks", () => {
  it("are found in responses, log lines and objects", async ({ expect }) => {
    const secret = `planted-${crypto.randomUUID()}`
    plant({ password: secret, username: "user" })
    expect(await leaks()).toEqual([])

    const response = watchResponse("/api/things", new Response(`{"error":"${secret} was refused"}`))
    expect(await response.text()).toContain(secret)
    expect(await leaks()).toEqual(["the response of /api/things"])

    // oxlint-disable-next-line no-console
    console.log(JSON.stringify({ event: "called", header: `Basic ${secret}` }))
    expect(await leaks()).toEqual(["a log line"])

    const key = `leak/${crypto.randomUUID()}`
    await bindings.DROP.put(key, `user=user\npassword=${secret}`)
    expect(await leaks()).toEqual([`the object ${key}`])
    await bindings.DROP.delete(key)
  })

  it("are found in queue messages that were already sent", async ({ expect }) => {
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
