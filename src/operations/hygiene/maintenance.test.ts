import { it } from "vitest"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { aLivePush } from "../../testing/a-push.ts"
import { theMaintainer } from "../../testing/factories.ts"

type Answer = {
  items: { orgId: string; activationId: string; status: string; error?: string }[]
  cursor: string | null
}

const call = async (body: Record<string, unknown>) =>
  (await theMaintainer.post("/api/maintenance/refresh-stale", body)).json<Answer>()

it("reports and then refreshes stale activations, one organization after the other", async ({ expect }) => {
  const [one, other] = [await aLivePush(3), await aLivePush(1)]
  for (const { ctx, topicIds } of [one, other]) {
    for (const id of topicIds) await editTopic(ctx, id, { segment_type: "B2G" })
  }
  // Other tests have organizations of their own in the same database: only these are looked at.
  const sweep = async (orgId: string, dryRun: boolean) => {
    const items: Answer["items"] = []
    for (let calls = 0, cursor = orgId; calls < 10; calls++) {
      const answer = await call({ dryRun, limit: 2, cursor })
      items.push(...answer.items)
      if (!answer.cursor?.startsWith(orgId)) break
      cursor = answer.cursor
    }
    return items
  }
  for (const { org, ids, platform } of [one, other]) {
    const found = await sweep(org.id, true)
    expect(found.map(({ activationId, status }) => [activationId, status])).toEqual(
      ids.toReversed().map((id) => [id, "stale"]),
    )
    expect(await platform.calls("deactivate")).toEqual([])
    const done = await sweep(org.id, false)
    expect(done.map(({ orgId, status }) => [orgId, status])).toEqual(ids.map(() => [org.id, "refreshed"]))
    expect((await platform.live()).every(({ name }) => name.includes("B2G"))).toBe(true)
    expect(await sweep(org.id, true)).toEqual([])
  }
})

it("needs an explicit confirmation", async ({ expect }) => {
  await expect(await theMaintainer.post("/api/maintenance/refresh-stale", {})).toRefuse(
    400,
    "dryRun must be true or false",
  )
  await expect(
    await theMaintainer.post("/api/maintenance/refresh-stale", { dryRun: true, cursor: "'; DROP" }),
  ).toRefuse(400, "cursor is not one of ours")
})
