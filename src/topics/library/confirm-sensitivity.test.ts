import { describe, it } from "vitest"
import { anOrg } from "../../testing/factories.ts"

const aFinnishName = () => `Syöpäpotilaat ${crypto.randomUUID()}`

describe("the sensitivity of a topic", () => {
  it("is known for names the engine understands", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.topic("Running shoes")
    const answer = await (await org.signedInAs("viewer")).get(`/api/topics/${id}/sensitivity`)
    expect(await answer.json()).toEqual({
      id,
      sensitivity: "None",
      confidence: expect.any(Number) as number,
      known: true,
      confirmed: false,
    })
  })

  it("can be confirmed and taken back by people, which history and audit log record", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.topic(aFinnishName())
    const member = await org.signedInAs("member")
    const path = `/api/topics/${id}/sensitivity`
    const put = async (confirmed: boolean) => (await member.put(path, { confirmed })).json<{ confirmed: boolean }>()
    expect(await (await member.get(path)).json()).toMatchObject({ known: false, confirmed: false })
    expect(await put(true)).toMatchObject({ known: true, confirmed: true })
    // The second time changes nothing.
    expect(await put(true)).toMatchObject({ known: true, confirmed: true })
    expect(await put(false)).toMatchObject({ known: false, confirmed: false })

    const history = await (await member.get(`/api/topics/${id}/history`)).json<Record<string, unknown>[]>()
    const edits = history.filter(({ changeType }) => changeType === "field_edit")
    expect(edits.map(({ newValues }) => newValues)).toEqual([
      { sensitivity_confirmed: null },
      { sensitivity_confirmed: "None" },
    ])
    const { results } = await org
      .ctx()
      .d1.prepare(
        "SELECT action, actor, details ->> 'sensitivity' AS level FROM audit_log WHERE target = ? ORDER BY rowid",
      )
      .bind(id)
      .all()
    expect(results).toEqual([
      { action: "sensitivity.confirmed", actor: expect.stringMatching(/./) as string, level: "None" },
      { action: "sensitivity.unconfirmed", actor: expect.stringMatching(/./) as string, level: "None" },
    ])
  })

  it("is confirmed by people only, and with a true or a false", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.topic(aFinnishName())
    const path = `/api/topics/${id}/sensitivity`
    const { caller } = await org.apiKey(["topics:read", "topics:write"])
    await expect(await caller.put(path, { confirmed: true })).toRefuse(401, "Insufficient scopes")
    const member = await org.signedInAs("member")
    expect((await member.put(path, { confirmed: "yes" })).status).toBe(400)
    expect((await member.put(path, {})).status).toBe(400)
  })

  it("is confirmed for one organization only", async ({ expect }) => {
    const [one, other] = [await anOrg(), await anOrg()]
    const name = aFinnishName()
    const [mine, theirs] = [await one.topic(name), await other.topic(name)]
    await (await one.signedInAs("owner")).put(`/api/topics/${mine.id}/sensitivity`, { confirmed: true })
    const answer = await (await other.signedInAs("owner")).get(`/api/topics/${theirs.id}/sensitivity`)
    expect(await answer.json()).toMatchObject({ known: false, confirmed: false })
  })
})
