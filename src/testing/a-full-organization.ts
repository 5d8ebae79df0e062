import { putMembers } from "../activation/members/members.ts"
import { storedText } from "../topics/rows/stored-text.ts"
import { embed } from "../knowledge/similarity/embedding.ts"
import { createApiKey } from "../organizations/keys/api-keys.ts"
import { createSdkKey } from "../organizations/keys/sdk-keys.ts"
import { editTopic } from "../topics/library/edit-topic.ts"
import { createTopic } from "../topics/library/create-topic.ts"
import { deleteTopics } from "../topics/library/delete-topics.ts"
import { learnFromReview } from "../operations/learned-rules/learn-from-review.ts"
import { aDelivery, anSftpConnection } from "./a-delivery.ts"
import { aLivePush } from "./a-push.ts"
import { testServices } from "./factories.ts"
import { randomBase62 } from "../kernel/ids.ts"

/** An organization that has something in every table and bucket, all of it marked with one word. */
export async function aFullOrganization(options: Parameters<typeof aLivePush>[1] = {}) {
  const marker = `mark7${randomBase62(10).toLowerCase()}`
  const named = (start: string) => `${start} ${marker}${randomBase62(4).toLowerCase()}`
  const push = await aLivePush(2, options)
  const { org } = push
  const { d1, importFiles } = testServices()
  const ctx = org.ctx()
  await d1.prepare("UPDATE organizations SET name = ? WHERE id = ?").bind(`Company ${marker}`, org.id).run()

  // Told of everything below.
  await org.webhook({ description: marker })
  const created = await createTopic(ctx, {
    topic_name: named("Truck owners"),
    keywords: [marker],
    internal_description: `About ${marker}`,
  })
  const west = { ...ctx, workspace: `west-${marker}` }
  const other = await createTopic(west, { topic_name: named("Coffee lovers") })
  await learnFromReview(ctx, created.topic_name, "B2B")
  await editTopic(ctx, created.id, { topic_name: named("Van owners"), segment_type: "B2B" })
  const removed = await createTopic(ctx, { topic_name: named("Tea drinkers") })
  await deleteTopics(ctx, [removed.id])

  const owner = await org.signedInAs("owner")
  const mappings = [
    { csvColumn: "Name", targetField: "topic_name" },
    { csvColumn: "Score", targetField: "performance_score" },
  ]
  const started = await owner.post("/api/import", { filename: `${marker}.csv`, totalRows: 2, mappings })
  const { batchId } = await started.json<{ batchId: string }>()
  const rows = [
    { Name: named("Cat people"), Score: "1" },
    { Name: named("Dog people"), Score: marker },
  ]
  await owner.post(`/api/import/${batchId}/chunk`, { chunkIndex: 0, rows, mappings })
  await importFiles.put(`${batchId}/source.csv`, `Name,Score\n${marker},1\n`)
  await importFiles.put(`deletions/${org.id}/list/0.json`, JSON.stringify([marker]))

  const apiKey = await createApiKey(ctx, { name: marker, scopes: ["topics:read"] })
  const sdkKey = await createSdkKey(ctx, { name: marker, mode: "live", scopes: ["classify"] })
  const sftp = await anSftpConnection(org, { account_id: 7 })
  await d1.prepare("UPDATE connections SET name = ? WHERE id = ?").bind(`SFTP ${marker}`, sftp.id).run()
  await aDelivery(org, { connectionId: sftp.id, text: `values ${marker}` })
  await putMembers(ctx, created.id, "uid", new Blob([`${marker}\n`]).stream())

  const at = new Date().toISOString()
  const run = (text: string, ...values: unknown[]) =>
    d1
      .prepare(text)
      .bind(...values)
      .run()
  await run(
    `INSERT INTO llm_calls (id, org_id, purpose, model, auth_method, input_tokens, output_tokens, web_searches, duration_ms, failed,
       created_at) VALUES (?1, ?2, ?3, 'm', 'session', 1, 1, 0, 1, 0, ?4)`,
    `llm_${marker}`,
    org.id,
    marker,
    at,
  )
  await run(
    "INSERT INTO sync_runs (id, org_id, connection_id, created_by, status, failure, created_at) VALUES (?, ?, ?, 'x', 'failed', ?, ?)",
    `run_${marker}`,
    org.id,
    sftp.id,
    marker,
    at,
  )
  await run("INSERT INTO sync_pages (run_id, page, items, completed_at) VALUES (?, 1, 1, ?)", `run_${marker}`, at)
  await run(
    `INSERT INTO sync_files (run_id, path, org_id, connection_id, status, updated_at)
     VALUES (?1, ?2, ?3, ?4, 'completed', ?5)`,
    `run_${marker}`,
    `${marker}.csv`,
    org.id,
    sftp.id,
    at,
  )
  await run(
    `INSERT INTO source_objects (connection_id, path, org_id, digest, batch_id, imported_at)
     VALUES (?1, ?2, ?3, 'd', 'b', ?4)`,
    sftp.id,
    `${marker}.csv`,
    org.id,
    at,
  )
  await run(
    "INSERT INTO sftp_host_keys (org_id, connection_id, host, fingerprint, seen_at) VALUES (?, ?, ?, 'f', ?)",
    org.id,
    sftp.id,
    `${marker}:22`,
    at,
  )
  await run(
    `INSERT INTO sandbox_segments (id, org_id, connection_id, name, description, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?4, '', ?5, ?5)`,
    `sandbox_${marker}`,
    org.id,
    sftp.id,
    marker,
    at,
  )
  await run(
    "INSERT INTO connection_days (org_id, connection_id, day, live, failed, stale) VALUES (?, ?, '2026-11-15', 1, 0, 0)",
    org.id,
    sftp.id,
  )
  await run(
    `INSERT INTO activation_schedules (id, org_id, connection_id, name, kind, every, filters, created_by, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?4, 'push', 'daily', '{}', 'x', ?5, ?5)`,
    `sch_${marker}`,
    org.id,
    sftp.id,
    marker,
    at,
  )
  await run(
    `INSERT INTO schedule_runs (id, org_id, schedule_id, name, kind, mode, due_at, created_at)
     VALUES (?1, ?2, ?3, ?4, 'push', 'dry_run', ?5, ?5)`,
    `run_sch_${marker}`,
    org.id,
    `sch_${marker}`,
    marker,
    at,
  )
  await run(
    `INSERT INTO buyers (id, org_id, name, brand, operator, status_at, created_by, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?3, ?3, ?4, 'x', ?4, ?4)`,
    `buyer_${marker}`,
    org.id,
    marker,
    at,
  )
  await run(
    `INSERT INTO usage_reports (id, org_id, buyer_id, org_topic_id, pricing_option_id, period_start, period_end, impressions, vendor_cost,
       currency, created_at) VALUES (?1, ?2, ?3, 'ot', 'po', ?4, ?4, 1, 1, 'USD', ?4)`,
    `use_${marker}`,
    org.id,
    `buyer_${marker}`,
    at,
  )
  await run("INSERT INTO signal_feeds (org_id, version) VALUES (?, ?)", org.id, marker)
  await run(
    "INSERT INTO signal_changes (org_id, org_topic_id, buyer_id, kind) VALUES (?, 'ot', ?, 'updated')",
    org.id,
    marker,
  )
  await run(
    "INSERT INTO checklist_steps (org_id, step, done_by, done_at) VALUES (?, 'review', ?, ?)",
    org.id,
    marker,
    at,
  )
  await run(
    `INSERT INTO jobs (id, job_type, org_id, created_by, status, config, result, created_at)
     VALUES (?1, 'refresh_activations', ?2, 'x', 'completed', json_object('note', ?3), '{}', ?4)`,
    `job_${marker}`,
    org.id,
    marker,
    at,
  )
  // An operator's job that found and failed with this organization's topics.
  const operatorJob = `job_operator_${randomBase62(8)}`
  await run(
    "INSERT INTO job_errors (job_id, item_id, name, message) VALUES (?, ?, ?, 'x')",
    operatorJob,
    created.topic_id,
    marker,
  )
  await run(
    "INSERT INTO job_findings (job_id, list, key, value) VALUES (?, 'clusters', ?, json_object('topics', json_array(?), 'name', ?))",
    operatorJob,
    created.topic_id,
    created.topic_id,
    marker,
  )
  await run(
    "INSERT INTO dead_letters (id, queue, body, attempts, reason, received_at) VALUES (?, 'strata-imports', ?, 1, ?, ?)",
    `dead_${marker}`,
    JSON.stringify({ kind: "cut", batchId, key: `${batchId}/source.csv`, chunkRows: 500 }),
    marker,
    at,
  )
  await ctx.meter.record({ exports: 1 })
  return { ...push, marker, owner, name: `Company ${marker}`, created, other, removed, apiKey, sdkKey, batchId }
}

/** The vectors that the index has for topics with these names; by the topics' ids. */
export async function indexedTopics(topicIds: readonly string[]): Promise<() => Promise<string[]>> {
  const { d1, vectors } = testServices()
  const { results } = await d1
    .prepare("SELECT * FROM topics WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(topicIds))
    .all<
      Record<
        "id" | "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "keywords",
        string
      >
    >()
  const embeddings = results.map((row) => embed(storedText(row.topic_name, row)))
  return async () => {
    const answers = await vectors.queryMany(embeddings, { topK: 20, threshold: 0.9 })
    return [...new Set(answers.flat().map(({ id }) => id))].filter((id) => topicIds.includes(id))
  }
}
