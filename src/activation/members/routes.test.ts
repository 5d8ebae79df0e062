import { describe, it } from "vitest"
import { openBudget } from "../../kernel/budget/budget.ts"
import { MATCH_KEYS } from "../../knowledge/platforms/match-keys.ts"
import { anOrg, bindings, testServices, type TestOrg } from "../../testing/factories.ts"
import { deleteTopics } from "../../topics/library/delete-topics.ts"
import { MATCH_RULES } from "./match-values.ts"
import { findMembers } from "./members.ts"
import { readValues } from "./read-values.ts"
import { sweepMembers } from "./sweep-members.ts"

const put = async (org: TestOrg, topicId: string, matchKey: string, body: BodyInit) =>
  (await org.apiKey()).caller.send(`/api/topics/${topicId}/members/${matchKey}`, { method: "PUT", body })

async function valuesOf(org: TestOrg, orgTopicId: string, matchKey: "ip" | "uid"): Promise<string> {
  const file = await findMembers(org.ctx(), orgTopicId, matchKey)
  const object = await bindings.MEMBERS.get(file?.objectKey ?? "")
  return new Response(object?.body.pipeThrough(new DecompressionStream("gzip"))).text()
}

describe("match values", () => {
  it("are deduplicated in order, with any line ending", async ({ expect }) => {
    const org = await anOrg()
    const { id, topicId } = await org.topic()
    const body = "\uFEFF10.0.0.1\r\n2001:DB8::1\n\n  10.0.0.2  \n10.0.0.1\n2001:db8:0::1"
    const answer = await put(org, topicId, "ip", body)
    expect(await answer.json()).toMatchObject({ orgTopicId: id, matchKey: "ip", count: 3, duplicates: 2 })
    expect(await valuesOf(org, id, "ip")).toBe("10.0.0.1\n2001:DB8::1\n10.0.0.2\n")
    const viewer = await org.signedInAs("viewer")
    expect(await (await viewer.get(`/api/topics/${id}/members/ip`)).json()).toMatchObject({ count: 3 })
    expect(await (await viewer.get(`/api/topics/${id}/members/uid`)).json()).toMatchObject({
      count: 0,
      updatedAt: null,
    })
  })

  it("are replaced as a whole, and the old file is deleted", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.topic()
    await put(org, id, "uid", "a\nb\n")
    const before = await findMembers(org.ctx(), id, "uid")
    await put(org, id, "uid", "c\n")
    expect(await valuesOf(org, id, "uid")).toBe("c\n")
    await expect.poll(() => bindings.MEMBERS.head(before?.objectKey ?? "")).toBeNull()
    await put(org, id, "uid", "")
    expect(await valuesOf(org, id, "uid")).toBe("")
    const owner = await org.signedInAs("owner")
    expect(await (await owner.delete(`/api/topics/${id}/members/uid`)).json()).toEqual({ deleted: true })
    expect(await findMembers(org.ctx(), id, "uid")).toBeNull()
  })

  it("are rejected with the line number of an invalid value, and the old values stay", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.topic()
    await put(org, id, "ip", "10.0.0.1")
    await expect(await put(org, id, "ip", "10.0.0.2\n\n10.0.0.256\n")).toRefuse(400, "Line 3 is not a valid ip")
    await expect(await put(org, id, "ip", new Uint8Array([0xc3, 0x28]))).toRefuse(
      400,
      "Values must be UTF-8 text, one per line",
    )
    await expect(await put(org, id, "ip", "1".repeat(5000))).toRefuse(400, "A line is longer than 4096 characters")
    await expect(await put(org, id, "email", "x")).toRefuse(400, `matchKey must be one of ${MATCH_KEYS.join(", ")}`)
    expect(await valuesOf(org, id, "ip")).toBe("10.0.0.1\n")
    const left = await bindings.MEMBERS.list({ prefix: `${org.id}/` })
    expect(left.objects).toHaveLength(1)
  })

  it.for([
    ["ip", "255.255.255.255", "1.2.3"],
    ["ip", "::ffff:10.0.0.1", "1.2.3.4/24"],
    ["url", "https://example.com/a?b=c", "javascript:alert(1)"],
    ["url", "example.com", "https://user:secret@example.com"],
    ["url", "https://müller.example:8443/straße", "https://localhost/"],
    ["url", "https://10.0.0.1.example.com/a%20b", "https://1.2.3.999/"],
    ["deviceid", "38400000-8cf0-11bd-b23e-10b96e40000d", "not-a-device"],
    ["deviceid", "D41D8CD98F00B204E9800998ECF8427E", "d41d8cd98f00b204e9800998ecf8427"],
    ["uid", "user|42:=", "two words"],
    ["appbundle", "com.example.app", "com/example"],
    ["appbundle", "1234567890", ".app"],
    ["contentid", "S01E02", "\u0000"],
    ["postalcode", "SW1A 1AA", "-"],
    ["postalcode", "10115", "1011511111111111"],
  ] as const)("of type %s accept %s and reject %s", ([matchKey, valid, invalid], { expect }) => {
    expect(MATCH_RULES[matchKey].isValid(valid)).toBe(true)
    expect(MATCH_RULES[matchKey].isValid(invalid)).toBe(false)
  })

  it("are rejected with 413 above the limit", async ({ expect }) => {
    const lines = Array.from({ length: 11 }, (_, i) => `user-${i}`).join("\n")
    const read = (max: number) => readValues(new Blob([lines]).stream(), "uid", async () => {}, max)
    expect(await read(11)).toEqual({ values: 11, duplicates: 0 })
    await expect(read(10)).rejects.toMatchObject({ status: 413, message: "Maximum 10 values allowed" })
  })

  it("may be many and arrive in chunks of any size", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.topic()
    const count = 60_000
    const value = (i: number) => `user-${crypto.randomUUID()}-${i}`
    const values = Array.from({ length: count }, (_, i) => value(i))
    const text = `${values.join("\n")}\n${values.slice(0, 1000).join("\n")}`
    const bytes = new TextEncoder().encode(text)
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 30_001) controller.enqueue(bytes.slice(at, at + 30_001))
        controller.close()
      },
    })
    const answer = await put(org, id, "uid", body)
    expect(await answer.json()).toMatchObject({ count, duplicates: 1000 })
    expect(await valuesOf(org, id, "uid")).toBe(`${values.join("\n")}\n`)
  })

  it("are swept when their topic is removed, together with orphaned files", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.topic()
    await put(org, id, "uid", "a")
    const file = await findMembers(org.ctx(), id, "uid")
    const stray = `${org.id}/stray.gz`
    await bindings.MEMBERS.put(stray, "x")
    await sweepMembers(testServices(), null)
    expect(await bindings.MEMBERS.head(file?.objectKey ?? "")).not.toBeNull()
    expect(await bindings.MEMBERS.head(stray)).not.toBeNull()
    await deleteTopics(org.ctx(), [id])
    const tomorrow = () => new Date(Date.now() + 25 * 3_600_000)
    await sweepMembers({ ...testServices(), now: tomorrow }, null)
    expect(await bindings.MEMBERS.head(file?.objectKey ?? "")).toBeNull()
    expect(await bindings.MEMBERS.head(stray)).toBeNull()
    expect(await findMembers(org.ctx(), id, "uid")).toBeNull()
  })

  it("are swept in as many runs as it takes, each resuming where the last one stopped", async ({ expect }) => {
    const org = await anOrg()
    const strays = Array.from({ length: 8 }, (_, i) => `zz-${org.id}/${String(i).padStart(4, "0")}.gz`)
    await Promise.all(strays.map((key) => bindings.MEMBERS.put(key, "x")))
    const now = () => new Date(Date.now() + 25 * 3_600_000)
    let cursor: string | null = `zz-${org.id}/`
    let runs = 0
    do {
      cursor = await sweepMembers({ ...testServices(openBudget(8)), now }, cursor, 3)
      runs++
    } while (cursor !== null && runs < 10)
    expect(runs).toBeGreaterThan(1)
    expect((await bindings.MEMBERS.list({ prefix: `zz-${org.id}/` })).objects).toEqual([])
  })
})
