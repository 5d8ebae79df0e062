/** Rows of one table as a file of an organization's export. */
export type Dataset = {
  /** Name of the file, without its ending. */
  name: string
  columns: readonly Column[]
  /** The FROM clause. */
  from: string
  /** Condition for the organization's rows; `?1` is its id. */
  where: string
  /** Columns that follow the organization in an index, in this order. Together they identify a row. */
  order: readonly string[]
  /** Writes cells unescaped, so that an import reads exactly what was exported. Other datasets are escaped for spreadsheets. */
  asStored?: true
}
/** Header and expression; a single string if they are equal. */
type Column = string | readonly [header: string, stored: string]

/** Data that a table holds about organizations and people, and how an erasure treats it. */
export type Holding = {
  table: string
  /** SQL condition for rows of the organization `?1`; its erasure deletes them. */
  organization?: string
  /** SQL condition for rows about the person with id `?1` and e-mail address `?2`; their erasure deletes them. */
  person?: string
  /** What happens to rows that match no condition, or why there are none. */
  otherwise?: string
  /** Name of the lock for a row with this id. */
  lock?: (id: string) => string
  /** Rows that grant access: deleted in the request that starts the erasure. */
  atOnce?: true
  /** The table has no row numbers, and few rows per organization. */
  whole?: true
}

const owned = "org_id = ?1"
/** Alerts about the keys that a person left behind; `0` follows `/`. */
const aboutPerson = (id: string) => `(${id} > 'keys_left/' || ?1 || '/' AND ${id} < 'keys_left/' || ?1 || '0')`
const ofBatches = "batch_id IN (SELECT id FROM import_batches WHERE org_id = ?1)"
const ofSyncs = "run_id IN (SELECT id FROM sync_runs WHERE org_id = ?1)"
const ofJobs = "job_id IN (SELECT id FROM jobs WHERE org_id = ?1 AND job_type <> 'erase_organization')"

/**
 * Every table of the database. Erasures delete in this order: referring rows before the rows they refer to. A test fails for a missing
 * table.
 */
export const HOLDINGS: readonly Holding[] = [
  // First, so that no webhook reports the erasure itself.
  { table: "webhooks", organization: owned, atOnce: true },
  { table: "webhook_deliveries", organization: owned },
  { table: "provider_files", organization: owned, atOnce: true },
  { table: "buyers", organization: owned, atOnce: true },
  { table: "usage_reports", organization: owned },
  { table: "signal_feeds", organization: owned, atOnce: true },
  { table: "signal_changes", organization: owned },
  {
    table: "alert_reads",
    organization: "alert_id IN (SELECT id FROM alerts WHERE org_id = ?1)",
    person: `user_id = ?1 OR ${aboutPerson("alert_id")}`,
  },
  {
    table: "alerts",
    organization: owned,
    person: aboutPerson("id"),
    otherwise: "alerts to operators: ids of work, removed after 90 days",
  },
  { table: "push_plans", organization: owned },
  // Before the runs it starts, so that no new ones start.
  { table: "activation_schedules", organization: owned, atOnce: true },
  { table: "schedule_runs", organization: owned },
  { table: "signal_deployments", organization: owned },
  { table: "signal_prices", organization: owned },
  { table: "deliveries", organization: owned },
  { table: "segment_members", organization: owned },
  { table: "activations", organization: owned },
  { table: "push_runs", organization: owned },
  { table: "sync_pages", organization: ofSyncs },
  { table: "sync_files", organization: owned },
  { table: "source_objects", organization: owned },
  { table: "sync_runs", organization: owned },
  { table: "sftp_host_keys", organization: owned },
  { table: "sandbox_segments", organization: owned },
  { table: "connection_days", organization: owned },
  { table: "connections", organization: owned, lock: (id) => `push:${id}` },
  { table: "import_undos", organization: owned },
  { table: "import_errors", organization: ofBatches },
  { table: "import_chunks", organization: ofBatches },
  { table: "import_batches", organization: owned },
  { table: "llm_requests", organization: ofJobs, otherwise: "requests about removed topics go with the topics" },
  { table: "llm_batches", organization: ofJobs },
  { table: "job_errors", organization: ofJobs, otherwise: "errors of removed topics go at the end of the erasure" },
  {
    table: "job_findings",
    organization: ofJobs,
    otherwise: "findings about removed topics go at the end of the erasure",
  },
  {
    table: "jobs",
    organization: "org_id = ?1 AND job_type <> 'erase_organization'",
    otherwise: "the erasure itself stays, with ids only",
    lock: (id) => id,
  },
  { table: "llm_calls", organization: owned },
  { table: "usage_daily", organization: owned },
  { table: "topic_history", organization: owned },
  { table: "removed_topics", organization: owned },
  { table: "removals", organization: owned },
  { table: "org_topics", organization: owned },
  { table: "checklist_steps", organization: owned, otherwise: "who took a step is an id" },
  // Triggers remove tags together with their topics.
  { table: "topic_tags", organization: owned, whole: true },
  { table: "library_cells", organization: owned, whole: true },
  { table: "layer_cells", organization: owned, whole: true },
  { table: "node_cells", organization: owned, whole: true },
  {
    table: "catalog_cells",
    organization: "scope = ?1 OR (scope >= ?1 || ' ' AND scope < ?1 || '!')",
    otherwise: "the catalog's own counts follow its topics",
    whole: true,
  },
  { table: "key_addresses", organization: "key_id IN (SELECT id FROM api_keys WHERE org_id = ?1)" },
  { table: "api_keys", organization: owned },
  { table: "sdk_keys", organization: owned },
  // Invitations that the person sent to others stay.
  { table: "invitations", organization: owned, person: "email = ?2 OR accepted_by = ?1", atOnce: true },
  { table: "user_views", organization: owned, person: "user_id = ?1" },
  { table: "idempotency_keys", organization: owned, whole: true },
  { table: "sessions", organization: owned, person: "user_id = ?1", atOnce: true },
  { table: "oauth_grants", organization: owned, person: "user_id = ?1", atOnce: true },
  { table: "memberships", organization: owned, person: "user_id = ?1", atOnce: true },
  {
    table: "outbox",
    organization: owned,
    otherwise: "ids of work; messages for removed work go at the end of the erasure",
  },
  { table: "organizations", otherwise: "a tombstone stays: id, plan and dates" },
  { table: "users", otherwise: "a person's erasure leaves a tombstone: id and dates" },
  {
    table: "audit_log",
    otherwise: "actors, targets and texts of its entries become pseudonyms; what was done and when stays",
  },
  { table: "topics", otherwise: "topics that came with the organization and no other one uses are removed" },
  { table: "global_history", otherwise: "removed with its topic" },
  { table: "topics_fts", otherwise: "follows its topics by triggers" },
  { table: "org_topics_fts", otherwise: "follows the library by triggers" },
  { table: "held_topics", organization: owned, whole: true },
  { table: "topic_scores", otherwise: "follows the library by triggers" },
  { table: "unsure_topics", otherwise: "follows its topics and the library by triggers" },
  { table: "topic_qualifiers", otherwise: "follows its topics by triggers" },
  { table: "link_walks", otherwise: "removed with its topic" },
  { table: "learned_rules", otherwise: "rules for the name of a removed topic go with it" },
  { table: "dead_letters", otherwise: "ids of work; letters about removed work go at the end of the erasure" },
  { table: "output_templates", otherwise: "the operators' own" },
  { table: "text_forms", otherwise: "the operators' templates over time" },
  { table: "config_version", otherwise: "one token" },
  { table: "cron_runs", otherwise: "names and times of chores" },
  { table: "walls", otherwise: "sizes of the whole service" },
  { table: "revocations", otherwise: "ids and hashes of access that ended, so that no restore brings it back" },
  { table: "audit_erasure", otherwise: "one flag" },
  { table: "audit_retention", otherwise: "one date" },
]

/** Every bucket and the key prefixes of an organization's files in it. */
export const BUCKETS = {
  IMPORTS: "`<import id>/`, and under the organization's id in `deletions/`, `exports/` and `provider-files/`",
  MEMBERS: "`<organization id>/`",
  DROP: "`<delivery id>/`",
  REVOCATIONS: "none: ids and hashes of access that ended, by time",
} as const

/** Every Durable Object class. */
export const OBJECTS = {
  QUOTAS: "one per organization, emptied by its erasure",
  GATES: "one per key and region: what it spent of credits it holds for two seconds, without a name",
  DIRECTORY: "keep nothing",
  LOCKS: "one per job and connection, emptied with them",
  VECTORS: "topics that came with the organization and no other one uses are removed",
} as const

const wordsOf = (text: string) => text.split(/\s+/)
const AT = (column: string) => [column, "rowid"] as const

/** The contents of an owner's export: everything the organization has, except secrets and uploaded files. */
export const DATASETS: readonly Dataset[] = [
  {
    name: "topics",
    asStored: true,
    columns: [
      ["topic_name", "link.topic_name"],
      ["catalog_name", "t.topic_name"],
      ["parent_category", "link.parent_category"],
      ["taxonomy_type", "link.taxonomy_type"],
      ["subcategory", "link.subcategory"],
      ["segment_type", "link.segment_type"],
      ["keywords", "coalesce(link.overrides ->> 'keywords', t.keywords)"],
      ["external_id", "link.external_id"],
      ["performance_score", "link.performance_score"],
      ["engine_version", "link.engine_version"],
      // Catalog descriptions are omitted: importing them would turn them into the organization's own.
      ["segment_desc_marketplace", "link.overrides ->> 'segment_desc_marketplace'"],
      ["segment_desc_dspapi", "link.overrides ->> 'segment_desc_dspapi'"],
      ["internal_description", "link.overrides ->> 'internal_description'"],
      ["id", "link.id"],
      ["topic_id", "link.topic_id"],
      ["workspace_id", "nullif(link.workspace_id, '')"],
      ["overrides", "link.overrides"],
      ["label", "link.label"],
      ["fields", "link.fields"],
      ["audience_type", "link.audience_type"],
      ["iab_code", "link.iab_code"],
      ["intensity", "link.intensity"],
      ["buyer_journey", "link.buyer_journey"],
      ["sensitivity", "link.sensitivity"],
      ["source", "link.source"],
      ["batch_id", "link.batch_id"],
      ["created_at", "link.created_at"],
      ["updated_at", "link.updated_at"],
    ],
    from: "org_topics AS link INDEXED BY org_topics_created CROSS JOIN topics AS t ON t.id = link.topic_id",
    where: "link.org_id = ?1 AND link.hidden = 0",
    order: ["link.created_at", "link.seq"],
  },
  {
    name: "tags",
    columns: [
      ["org_topic_id", "link.id"],
      ["tag", "g.tag"],
    ],
    from: "topic_tags AS g CROSS JOIN org_topics AS link ON link.seq = g.link_seq",
    where: "g.org_id = ?1",
    order: ["g.tag", "g.link_seq"],
  },
  {
    name: "views",
    columns: wordsOf(`id user_id page name query layout created_at updated_at`),
    from: "user_views",
    where: owned,
    order: ["user_id", "page", "name"],
  },
  {
    name: "history",
    columns: [
      "id",
      "org_topic_id",
      "change_type",
      "changed_by",
      "previous_values",
      "new_values",
      "source",
      "metadata",
      "changed_at",
    ],
    from: "topic_history",
    where: owned,
    order: ["org_topic_id", "changed_at", "rowid"],
  },
  {
    name: "removed-topics",
    columns: wordsOf(`removal_id id workspace_id topic_id topic_name overrides external_id source performance_score
      batch_id label fields created_at`),
    from: "removed_topics",
    where: owned,
    order: ["rowid"],
  },
  {
    name: "connections",
    columns: wordsOf(`id name platform direction config status last_tested_at next_sync_at created_by created_at
      updated_at`),
    from: "connections",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "activations",
    columns: wordsOf(`id org_topic_id topic_id topic_name connection_id run_id platform status platform_segment_id
      pushed_name pushed_description engine_version_at_push error workspace_id created_at activated_at
      deactivated_at`),
    from: "activations",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "signal-prices",
    columns: wordsOf(`id buyer_id kind org_topic_id filters options coverage created_at updated_at`),
    from: "signal_prices",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "signal-deployments",
    columns: wordsOf(
      `id org_topic_id connection_id agent_url account buyer_id pushed price live requested_by activated_at
      deactivated_at`,
    ),
    from: "signal_deployments",
    where: owned,
    order: ["org_topic_id", "connection_id", "agent_url", "account"],
  },
  {
    name: "buyers",
    columns:
      wordsOf(`id name brand operator sandbox status reason status_at destinations governance_url created_by created_at
      updated_at`),
    from: "buyers",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "usage-reports",
    columns:
      wordsOf(`id buyer_id org_topic_id pricing_option_id period_start period_end impressions media_spend vendor_cost
      currency final created_at`),
    from: "usage_reports",
    where: owned,
    order: ["buyer_id", "created_at", "rowid"],
  },
  {
    name: "alerts",
    columns: wordsOf(`id kind data created_at message attempts`),
    from: "alerts",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "webhooks",
    columns:
      wordsOf(`id url description events buyer_id subscriber_id failing_since disabled_at disabled_reason created_by created_at
      updated_at`),
    from: "webhooks",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "webhook-deliveries",
    columns: wordsOf(`id webhook_id event_id type data status attempts next_attempt_at log created_at completed_at`),
    from: "webhook_deliveries",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "push-runs",
    columns: wordsOf(`id connection_id workspace_id status total_segments success_count error_count skipped failure
      created_by created_at completed_at approval decided_by decided_at`),
    from: "push_runs",
    where: owned,
    order: ["connection_id", "created_at", "rowid"],
  },
  {
    name: "activation-schedules",
    columns: wordsOf(`id connection_id workspace_id name kind every filters mode next_run_at created_by created_at
      updated_at`),
    from: "activation_schedules",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "schedule-runs",
    columns: wordsOf(`id schedule_id name kind mode due_at status counts reason created_at completed_at`),
    from: "schedule_runs",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "segment-counts",
    columns: wordsOf(`connection_id day live failed stale`),
    from: "connection_days",
    where: owned,
    order: ["connection_id", "day"],
  },
  {
    name: "sandbox-segments",
    columns: wordsOf(`id connection_id name description live created_at updated_at`),
    from: "sandbox_segments",
    where: owned,
    order: ["rowid"],
  },
  {
    name: "sync-runs",
    columns: wordsOf(`id connection_id workspace_id status total_items success_count error_count duplicate_count
      adopted_count updated_count failure created_by created_at completed_at`),
    from: "sync_runs",
    where: owned,
    order: ["connection_id", "created_at", "rowid"],
  },
  {
    name: "sync-files",
    columns: wordsOf(`run_id path connection_id etag size status failure batch_id updated_at`),
    from: "sync_files",
    where: owned,
    order: ["rowid"],
  },
  {
    name: "imports",
    columns: wordsOf(`id filename workspace_id status failure mappings total_rows success_count error_count
      duplicate_count adopted_count updated_count warning_count created_by created_at completed_at`),
    from: "import_batches",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "import-errors",
    columns: [
      ["batch_id", "e.batch_id"],
      ["row", "e.row"],
      ["message", "e.message"],
      ["cells", "e.cells"],
      ["warning", "e.warning"],
    ],
    from: "import_batches AS b CROSS JOIN import_errors AS e ON e.batch_id = b.id",
    where: "b.org_id = ?1",
    order: ["b.created_at", "b.rowid", "e.row"],
  },
  {
    name: "match-values",
    columns: ["org_topic_id", "match_key", "member_count", "bytes", "digest", "updated_at"],
    from: "segment_members",
    where: owned,
    order: ["org_topic_id", "match_key"],
  },
  {
    name: "members",
    columns: [
      ["user_id", "m.user_id"],
      ["email", "u.email"],
      ["name", "u.name"],
      ["role", "m.role"],
    ],
    from: "memberships AS m CROSS JOIN users AS u ON u.id = m.user_id",
    where: "m.org_id = ?1",
    order: ["m.user_id"],
  },
  {
    name: "api-keys",
    columns: [
      "id",
      "name",
      "key_prefix",
      "scopes",
      "buyer_id",
      "expires_at",
      "last_used_at",
      "revoked_at",
      "created_by",
      "held_by",
      "created_at",
    ],
    from: "api_keys",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "sdk-keys",
    columns: wordsOf("id name key_prefix scopes last_used_at revoked_at created_by held_by created_at"),
    from: "sdk_keys",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "apps",
    columns: wordsOf(
      "id user_id workspace client_id client_name redirect_uri scopes created_at last_used_at revoked_at",
    ),
    from: "oauth_grants",
    where: owned,
    order: AT("created_at"),
  },
  {
    name: "audit",
    columns: ["seq", "at", "actor", "action", "target", "details", "request_id"],
    from: "audit_log",
    where: owned,
    order: ["at", "seq"],
  },
  {
    name: "usage",
    columns:
      wordsOf(`day total_classifications total_tokens total_imports total_exports total_web_searches total_requests
      total_cost`),
    from: "usage_daily",
    where: owned,
    order: ["day"],
  },
  {
    name: "llm-calls",
    columns: wordsOf(
      `id purpose model auth_method input_tokens output_tokens web_searches duration_ms failed created_at`,
    ),
    from: "llm_calls",
    where: owned,
    order: AT("created_at"),
  },
]
