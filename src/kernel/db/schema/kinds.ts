/**
 * The database a table will move to once libraries have their own databases (docs/decisions/0024-two-kinds-of-databases.md). `directory`:
 * organizations, people, keys, the catalog and operators' tables. `library`: everything an organization owns. `each`: in every database,
 * each row next to what it guards or counts. `copied`: in the directory, with copies of what an organization holds in its library. A statement may only name tables of one kind besides those; bin/checks/known-crossings.json
 * records the exceptions that remain.
 */
export type TableKind = "directory" | "library" | "each" | "copied"

export const TABLE_KINDS: Readonly<Record<string, TableKind>> = {
  organizations: "directory",
  users: "directory",
  memberships: "directory",
  invitations: "directory",
  sessions: "directory",
  oauth_grants: "directory",
  api_keys: "directory",
  sdk_keys: "directory",
  key_addresses: "directory",

  topics: "copied",
  topics_fts: "directory",
  global_history: "directory",
  catalog_cells: "directory",
  topic_qualifiers: "copied",
  held_topics: "directory",
  topic_scores: "directory",
  unsure_topics: "directory",
  link_walks: "copied",

  output_templates: "directory",
  text_forms: "directory",
  learned_rules: "directory",
  config_version: "directory",
  llm_calls: "directory",
  usage_daily: "directory",
  cron_runs: "directory",
  walls: "directory",
  dead_letters: "directory",

  org_topics: "library",
  org_topics_fts: "library",
  library_cells: "library",
  topic_history: "library",
  topic_tags: "library",
  removals: "library",
  removed_topics: "library",
  import_batches: "library",
  import_chunks: "library",
  import_errors: "library",
  import_undos: "library",
  connections: "library",
  connection_days: "library",
  sync_runs: "library",
  sync_pages: "library",
  sync_files: "library",
  source_objects: "library",
  push_runs: "library",
  push_plans: "library",
  activations: "library",
  activation_schedules: "library",
  schedule_runs: "library",
  segment_members: "library",
  deliveries: "library",
  sftp_host_keys: "library",
  sandbox_segments: "library",
  signal_prices: "library",
  signal_deployments: "library",
  signal_feeds: "library",
  signal_changes: "library",
  buyers: "library",
  usage_reports: "library",
  webhooks: "library",
  webhook_deliveries: "library",
  user_views: "library",
  checklist_steps: "library",

  provider_files: "library",

  outbox: "each",
  idempotency_keys: "each",
  // What is noted about a change is noted in its batch.
  audit_log: "each",
  audit_retention: "each",
  audit_erasure: "each",
  alerts: "each",
  alert_reads: "each",
  revocations: "each",
  // A job of an organization is in its library. An operators' job is in the directory, with a part of it in every library it changes.
  jobs: "each",
  job_errors: "each",
  job_findings: "each",
  llm_batches: "each",
  llm_requests: "each",
  // Counts of the catalog, and of libraries.
  layer_cells: "each",
  node_cells: "each",
}

/** Whether a database of a kind has the table for statements that are sent there. */
export const isIn = (kind: "directory" | "library", table: string): boolean => {
  const own = TABLE_KINDS[table]
  return own === kind || own === "each" || own === "copied"
}

/** Declared tables that a statement names. */
export function tablesIn(sql: string): string[] {
  const named = sql.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE(?: OR \w+)?|ON)\s+["`]?([a-z_]\w*)/g)
  return [...new Set(Array.from(named, ([, name = ""]) => name))].filter((name) => name in TABLE_KINDS).sort()
}
