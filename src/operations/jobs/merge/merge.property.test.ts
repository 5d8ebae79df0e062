import * as fc from "fast-check"
import { it } from "vitest"
import { storedText } from "../../../topics/rows/stored-text.ts"
import { embed } from "../../../knowledge/similarity/embedding.ts"
import { aJob, oldTopics } from "../../../testing/a-job.ts"
import { countDifferences, libraryDifferences } from "../../../testing/count-differences.ts"
import { anOrg, testServices, type TestOrg } from "../../../testing/factories.ts"
import { numRuns } from "../../../testing/runs.ts"

const TOPICS = 5
const ORGS = 2
const WORKSPACES = ["", "west"]
const CONNECTIONS = 2
const STATUSES = ["pending", "active", "deactivated", "error"] as const
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const link = fc.record({
  topic: fc.nat(TOPICS - 1),
  org: fc.nat(ORGS - 1),
  workspace: fc.constantFrom(...WORKSPACES),
  externalId: maybe(fc.constantFrom("x", "y")),
  source: maybe(fc.constantFrom("import", "sync")),
  score: maybe(fc.integer({ min: -5, max: 5 })),
  overrides: fc.constantFrom("{}", '{"segment_type":"B2G"}', '{"topic_name":"Mine","normalized_name":"mine"}'),
  activations: fc.array(fc.record({ connection: fc.nat(CONNECTIONS - 1), status: fc.constantFrom(...STATUSES) }), {
    maxLength: 3,
  }),
})
const world = fc.record({
  links: fc.array(link, { minLength: 1, maxLength: 14 }),
  clusters: fc.array(
    fc.record({
      winner: fc.nat(TOPICS - 1),
      losers: fc.array(fc.nat(TOPICS - 1), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
})
type World = typeof world extends fc.Arbitrary<infer T> ? T : never

const { d1, vectors } = testServices()
const all = async <T>(sql: string, ...values: unknown[]) =>
  (
    await d1
      .prepare(sql)
      .bind(...values)
      .all<T>()
  ).results

/** Random links with a history entry and activations. */
async function build({ links }: World, ids: readonly string[], orgs: readonly TestOrg[]) {
  const placed = new Set<string>()
  for (const [n, one] of links.entries()) {
    const org = orgs[one.org]?.id ?? ""
    const place = `${org} ${one.workspace} ${one.topic}`
    if (placed.has(place)) continue
    placed.add(place)
    const id = `ot_${org}_${n}`
    await d1
      .prepare(
        `INSERT INTO org_topics (id, org_id, workspace_id, topic_id, topic_seq, topic_name, normalized_name, parent_category,
           taxonomy_type, subcategory, segment_type, audience_type, iab_code, engine_version, sensitivity, intensity,
           buyer_journey, confidence, unsure, overrides, external_id, source, performance_score, created_at, updated_at)
         SELECT ?1, ?2, ?3, id, seq, topic_name, normalized_name, parent_category, taxonomy_type, subcategory, segment_type,
           audience_type, iab_code, engine_version, sensitivity, intensity, buyer_journey, confidence, unsure, '{}', ?5, ?6, ?7, ?8, ?8
         FROM topics WHERE id = ?4`,
      )
      .bind(id, org, one.workspace, ids[one.topic], one.externalId, one.source, one.score, `2026-01-${10 + n}`)
      .run()
    await d1.prepare("UPDATE org_topics SET overrides = ?2 WHERE id = ?1").bind(id, one.overrides).run()
    await d1
      .prepare(
        `INSERT INTO topic_history (id, org_id, org_topic_id, change_type, changed_by, previous_values, new_values, source,
           metadata, changed_at) VALUES (?1, ?2, ?3, 'created', 'usr', '{}', '{}', 'test', '{}', '2026-01-01')`,
      )
      .bind(`hist_${id}`, org, id)
      .run()
    for (const [m, { connection, status }] of one.activations.entries()) {
      await d1
        .prepare(
          `INSERT INTO activations (id, org_id, workspace_id, org_topic_id, topic_id, connection_id, platform, status,
             pushed_name, platform_segment_id, created_at)
           SELECT ?1, org_id, workspace_id, id, topic_id, ?3, 'dspapi', ?4, ?1, ?1, '2026-01-01' FROM org_topics
           WHERE id = ?2 ON CONFLICT DO NOTHING`,
        )
        .bind(`act_${id}_${m}`, id, `conn_${org}_${connection}`, status)
        .run()
    }
  }
}

type LinkRow = {
  id: string
  org_id: string
  workspace_id: string
  topic_id: string
  external_id: string | null
  source: string | null
  performance_score: number | null
}
type ActivationRow = {
  id: string
  org_id: string
  workspace_id: string
  org_topic_id: string
  topic_id: string
  connection_id: string
  status: string
  merged_from: string
  platform_segment_id: string
}
type TopicRow = Parameters<typeof storedText>[1] & { id: string; topic_name: string; merged_into: string | null }

async function read(ids: readonly string[], orgs: readonly TestOrg[]) {
  const among = JSON.stringify(orgs.map(({ id }) => id))
  const mine = "WHERE org_id IN (SELECT value FROM json_each(?)) ORDER BY id"
  return {
    topics: await all<TopicRow>(
      "SELECT * FROM topics WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id",
      JSON.stringify(ids),
    ),
    links: await all<LinkRow>(`SELECT * FROM org_topics ${mine}`, among),
    activations: await all<ActivationRow>(`SELECT * FROM activations ${mine}`, among),
    history: await all<{ id: string; org_topic_id: string }>(`SELECT * FROM topic_history ${mine}`, among),
  }
}

it("loses no topic, activation or history for any clusters", async ({ expect }) => {
  const property = fc.asyncProperty(world, async (given) => {
    const { org: seeder, ids } = await oldTopics(TOPICS)
    await d1.prepare("DELETE FROM org_topics WHERE org_id = ?").bind(seeder.id).run()
    const orgs = [await anOrg(), await anOrg()]
    await build(given, ids, orgs)
    const before = await read(ids, orgs)
    const clusters = given.clusters.map(({ winner, losers }) => ({
      winnerId: ids[winner],
      loserIds: losers.map((at) => ids[at]),
    }))
    const job = await aJob(seeder.ctx(), "merge", { clusters })
    expect(job).toMatchObject({ status: "completed", processed_items: clusters.length })
    expect(job.success_count + job.error_count + job.skip_count).toBe(clusters.length)

    const after = await read(ids, orgs)
    const topicOf = new Map(after.topics.map((topic) => [topic.id, topic]))
    const finalOf = (id: string): string => {
      const into = topicOf.get(id)?.merged_into
      return into ? finalOf(into) : id
    }
    // Every library has, in every workspace, exactly the topics it had, each once.
    const places = (rows: readonly LinkRow[]) =>
      rows.map((row) => `${row.org_id} ${row.workspace_id} ${finalOf(row.topic_id)}`)
    expect(after.links.map(({ topic_id }) => topic_id)).toEqual(after.links.map(({ topic_id }) => finalOf(topic_id)))
    expect(new Set(places(after.links)).size).toBe(after.links.length)
    expect(new Set(places(after.links))).toEqual(new Set(places(before.links)))
    const linkOf = new Map(after.links.map((row) => [row.id, row]))
    for (const row of after.links) {
      const group = before.links.filter((one) => places([one])[0] === places([row])[0])
      const scores = group.flatMap(({ performance_score: score }) => score ?? [])
      expect(row.performance_score).toBe(scores.length > 0 ? Math.max(...scores) : null)
      expect(row.external_id === null).toBe(group.every(({ external_id }) => external_id === null))
      expect(row.source === null).toBe(group.every(({ source }) => source === null))
      // The winner's own link stays; what it had is not overwritten.
      const own = group.find(({ topic_id }) => topic_id === row.topic_id)
      if (own) expect(row.id).toBe(own.id)
      if (own?.external_id) expect(row.external_id).toBe(own.external_id)
    }
    // Every activation is still there, as it was, on a link of its own organization and workspace.
    expect(after.activations.map(({ id }) => id)).toEqual(before.activations.map(({ id }) => id))
    for (const [i, activation] of after.activations.entries()) {
      const now = linkOf.get(activation.org_topic_id)
      expect(now).toMatchObject({ org_id: activation.org_id, workspace_id: activation.workspace_id })
      expect(activation.topic_id).toBe(now?.topic_id)
      expect(finalOf(before.activations[i]?.topic_id ?? "")).toBe(activation.topic_id)
      expect(activation).toMatchObject({
        status: before.activations[i]?.status,
        platform_segment_id: before.activations[i]?.platform_segment_id,
      })
    }
    // Of a link's live segments on one connection exactly one is the link's own.
    const live = after.activations.filter(({ status }) => status === "active" || status === "pending")
    for (const group of Map.groupBy(live, (one) => `${one.connection_id} ${one.org_topic_id}`).values()) {
      expect(group.filter((one) => one.merged_from === "")).toHaveLength(1)
    }
    const kept = new Set(after.history.map(({ id }) => id))
    expect(before.history.every(({ id }) => kept.has(id))).toBe(true)
    expect(after.history.every((entry) => linkOf.has(entry.org_topic_id))).toBe(true)
    for (const org of orgs) expect(await libraryDifferences(org.id)).toEqual([])
    expect(await countDifferences(seeder.id)).toEqual([])
    for (const topic of after.topics) {
      const vector = embed(storedText(topic.topic_name, topic))
      const found = (await vectors.query(vector, { topK: 20, threshold: 0.999 })).map((match) => match.id)
      expect(found.includes(topic.id)).toBe(topic.merged_into === null)
    }

    const again = await aJob(seeder.ctx(), "merge", { clusters })
    expect(again).toMatchObject({ success_count: 0, error_count: job.error_count })
    expect(await read(ids, orgs)).toEqual(after)
  })
  await fc.assert(property, { numRuns: numRuns(3, 500) })
})
