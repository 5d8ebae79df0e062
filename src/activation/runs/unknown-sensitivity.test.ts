import { describe, it } from "vitest"
import { aLivePush, aPush } from "../../testing/a-push.ts"
import { reclassifyTopic } from "../../topics/library/reclassify.ts"

const NOT_KNOWN = "Sensitivity is not known"
/** "Cancer patients" in Finnish, which no pack reads, made unique per test. */
const aFinnishName = () => `Syöpäpotilaat ${crypto.randomUUID()}`

type Segment = { orgTopicId: string; action: string; reason?: string }

async function aPolicy(sensitivityPolicy: string) {
  const pushed = await aPush(0, { config: { sensitivity_policy: sensitivityPolicy } })
  const member = await pushed.org.signedInAs("member")
  const plan = async (topicIds: readonly string[]) => {
    const answer = await member.post(pushed.path, { topicIds, dryRun: true })
    return (await answer.json<{ segments: Segment[] }>()).segments.map(({ action, reason }) => [action, reason])
  }
  const pushTopics = async (topicIds: string[]) => {
    const { runId } = await pushed.start({ topicIds })
    return (await pushed.push(runId)).results.map(({ status, error }) => [status, error])
  }
  return { ...pushed, member, plan, pushTopics }
}

describe("a topic whose sensitivity is not known", () => {
  it.for(["block_sensitive", "block_restricted"])(
    "is held back by %s until a person confirms it",
    async (policy, { expect }) => {
      const { org, member, plan, pushTopics, platform } = await aPolicy(policy)
      const [unknown, known] = [await org.topic(aFinnishName()), await org.topic("Running shoes")]
      expect(await plan([unknown.id, known.id])).toEqual([
        ["blocked", NOT_KNOWN],
        ["create", undefined],
      ])
      expect(await pushTopics([unknown.id])).toEqual([["error", NOT_KNOWN]])
      expect(await platform.live()).toEqual([])
      const confirmed = await member.put(`/api/topics/${unknown.id}/sensitivity`, { confirmed: true })
      expect(await confirmed.json()).toMatchObject({ sensitivity: "None", known: true, confirmed: true })
      expect(await plan([unknown.id])).toEqual([["create", undefined]])
      expect(await pushTopics([unknown.id])).toEqual([["active", undefined]])
      expect(await platform.live()).toHaveLength(1)
    },
  )

  it("is pushed where nothing is blocked", async ({ expect }) => {
    const { org, plan } = await aPolicy("allow")
    expect(await plan([(await org.topic(aFinnishName())).id])).toEqual([["create", undefined]])
  })

  it("keeps its old segment: a refresh is refused", async ({ expect }) => {
    const { org, ctx, ids, connectionId, platform } = await aLivePush(1)
    const owner = await org.signedInAs("owner")
    await owner.patch(`/api/connections/${connectionId}`, { config: { sensitivity_policy: "block_sensitive" } })
    await ctx.d1
      .prepare(
        "UPDATE topics SET sensitivity_confidence = 0.5 WHERE id IN (SELECT topic_id FROM org_topics WHERE org_id = ?)",
      )
      .bind(org.id)
      .run()
    await expect(await owner.post(`/api/activations/${ids[0]}/refresh`)).toRefuse(409, NOT_KNOWN)
    expect(await platform.live()).toHaveLength(1)
  })

  it("is known if the organization set the sensitivity, or if no confidence is stored", async ({ expect }) => {
    const { org, ctx, plan } = await aPolicy("block_sensitive")
    const own = await org.topic(aFinnishName())
    await ctx.d1.prepare(`UPDATE org_topics SET overrides = '{"sensitivity":"Low"}' WHERE id = ?`).bind(own.id).run()
    const older = await org.topic(aFinnishName())
    await ctx.d1.prepare("UPDATE topics SET sensitivity_confidence = NULL WHERE id = ?").bind(older.topicId).run()
    expect(await plan([own.id, older.id])).toEqual([
      ["create", undefined],
      ["create", undefined],
    ])
  })

  it("keeps the reason of a level that the policy blocks", async ({ expect }) => {
    const { org, ctx, plan } = await aPolicy("block_sensitive")
    const { id, topicId } = await org.topic(aFinnishName())
    await ctx.d1.prepare("UPDATE topics SET sensitivity = 'Sensitive' WHERE id = ?").bind(topicId).run()
    expect(await plan([id])).toEqual([
      ["blocked", "Blocked by sensitivity policy block_sensitive: the topic is Sensitive"],
    ])
  })

  it("is not known again after another level or a reclassification", async ({ expect }) => {
    const { org, ctx, member, plan } = await aPolicy("block_sensitive")
    const { id, topicId } = await org.topic(aFinnishName())
    await member.put(`/api/topics/${id}/sensitivity`, { confirmed: true })
    await ctx.d1.prepare("UPDATE topics SET sensitivity = 'Low' WHERE id = ?").bind(topicId).run()
    expect(await plan([id])).toEqual([["blocked", NOT_KNOWN]])
    await ctx.d1.prepare("UPDATE topics SET sensitivity = 'None' WHERE id = ?").bind(topicId).run()
    expect(await plan([id])).toEqual([["create", undefined]])
    await reclassifyTopic(ctx, id, false)
    expect(await plan([id])).toEqual([["blocked", NOT_KNOWN]])
  })
})
