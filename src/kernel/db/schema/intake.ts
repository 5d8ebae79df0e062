import { sql } from "drizzle-orm"
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"

type Mapping = { csvColumn: string; targetField: string }

const counters = {
  successCount: integer("success_count").notNull().default(0),
  errorCount: integer("error_count").notNull().default(0),
  duplicateCount: integer("duplicate_count").notNull().default(0),
  adoptedCount: integer("adopted_count").notNull().default(0),
  updatedCount: integer("updated_count").notNull().default(0),
}

/** CSV imports; `org_id` "system" marks imports that seed global topics. */
export const importBatches = sqliteTable(
  "import_batches",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    workspaceId: text("workspace_id").notNull().default(""),
    createdBy: text("created_by").notNull(),
    filename: text("filename").notNull(),
    status: text("status", { enum: ["processing", "completed", "cancelled", "failed"] }).notNull(),
    failure: text("failure"),
    /** R2 key and SHA-256 of the uploaded file. */
    sourceKey: text("source_key"),
    sourceDigest: text("source_digest"),
    /** Rows per chunk of that file. */
    chunkRows: integer("chunk_rows"),
    mappings: text("mappings", { mode: "json" }).$type<Mapping[]>().notNull(),
    useLlm: integer("use_llm", { mode: "boolean" }).notNull().default(false),
    /** New topics stay out of the shared catalog. */
    isPrivate: integer("is_private", { mode: "boolean" }).notNull().default(false),
    /** Optional values that cannot be read are left out with a warning; otherwise their rows are rejected. */
    lenient: integer("lenient", { mode: "boolean" }).notNull().default(false),
    /** The price column sets prices for buyers; otherwise it is only kept. */
    setsPrices: integer("sets_prices", { mode: "boolean" }).notNull().default(false),
    totalRows: integer("total_rows").notNull(),
    processedRows: integer("processed_rows").notNull().default(0),
    ...counters,
    warningCount: integer("warning_count").notNull().default(0),
    chunksTotal: integer("chunks_total").notNull(),
    chunksCompleted: integer("chunks_completed").notNull().default(0),
    createdAt: text("created_at").notNull(),
    /** Last progress: the sweep resumes file imports that make none. */
    updatedAt: text("updated_at"),
    completedAt: text("completed_at"),
  },
  (t) => [
    index("import_batches_org").on(t.orgId, t.createdAt),
    index("import_batches_open")
      .on(t.updatedAt)
      .where(sql`status = 'processing' AND source_key IS NOT NULL`),
  ],
)

/** The done-marker of a chunk: written in the same batch as everything the chunk wrote. */
export const importChunks = sqliteTable(
  "import_chunks",
  {
    batchId: text("batch_id")
      .notNull()
      .references(() => importBatches.id),
    chunkIndex: integer("chunk_index").notNull(),
    rows: integer("rows").notNull(),
    ...counters,
    warningCount: integer("warning_count").notNull().default(0),
    /** Outcome of every row that was imported or already known: `[row, outcome, library id]`. */
    outcomes: text("outcomes", { mode: "json" }).$type<[number, string, string][]>().notNull().default([]),
    /** The chunk was given up and its rows rejected; a replay deletes the marker and imports them. */
    givenUp: integer("given_up", { mode: "boolean" }).notNull().default(false),
    completedAt: text("completed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.chunkIndex] })],
)

/** Rows that were not imported, and why; with `warning`, rows that were imported without a value, and why. */
export const importErrors = sqliteTable(
  "import_errors",
  {
    batchId: text("batch_id").notNull(),
    row: integer("row").notNull(),
    message: text("message").notNull(),
    cells: text("cells", { mode: "json" }).$type<Record<string, string>>().notNull(),
    warning: integer("warning", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.row] })],
)

/** Imports whose topics were removed again, or are being removed. */
export const importUndos = sqliteTable(
  "import_undos",
  {
    batchId: text("batch_id").primaryKey(),
    orgId: text("org_id").notNull(),
    requestedBy: text("requested_by").notNull(),
    /** Where the removed topics are kept. */
    removalId: text("removal_id").notNull(),
    status: text("status", { enum: ["running", "completed", "failed"] }).notNull(),
    failure: text("failure"),
    /** Row number of the last link processed. */
    after: integer("after").notNull().default(0),
    removed: integer("removed").notNull().default(0),
    /** Catalog topics that the import created: removed from the catalog, or kept because other organizations use them. */
    withdrawn: integer("withdrawn").notNull().default(0),
    shared: integer("shared").notNull().default(0),
    createdAt: text("created_at").notNull(),
    /** Last progress: the sweep resumes those that make none. */
    updatedAt: text("updated_at").notNull(),
    completedAt: text("completed_at"),
  },
  (t) => [
    index("import_undos_org").on(t.orgId),
    index("import_undos_open")
      .on(t.updatedAt)
      .where(sql`status = 'running'`),
  ],
)

export const syncRuns = sqliteTable(
  "sync_runs",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    workspaceId: text("workspace_id").notNull().default(""),
    connectionId: text("connection_id").notNull(),
    createdBy: text("created_by").notNull(),
    status: text("status", { enum: ["running", "completed", "failed", "cancelled"] }).notNull(),
    failure: text("failure"),
    totalItems: integer("total_items"),
    totalPages: integer("total_pages"),
    processedPages: integer("processed_pages").notNull().default(0),
    ...counters,
    /** `files`: a bucket or a single file. Each file is a page, imported as its own import. */
    kind: text("kind", { enum: ["pages", "files"] })
      .notNull()
      .default("pages"),
    /** Unchanged files are imported again. */
    isFull: integer("is_full", { mode: "boolean" }).notNull().default(false),
    /** The last listed key, and the number of keys listed so far. */
    listedTo: text("listed_to"),
    listedObjects: integer("listed_objects").notNull().default(0),
    /** The whole source is listed. */
    isListed: integer("is_listed", { mode: "boolean" }).notNull().default(false),
    /** Files that could not be imported. */
    failedFiles: integer("failed_files").notNull().default(0),
    /** The queue syncs the pages; otherwise a client requests them one by one. */
    background: integer("background", { mode: "boolean" }).notNull().default(false),
    createdAt: text("created_at").notNull(),
    /** Last progress: the sweep resumes background runs that make none. */
    updatedAt: text("updated_at"),
    completedAt: text("completed_at"),
  },
  (t) => [
    index("sync_runs_connection").on(t.orgId, t.connectionId, t.createdAt),
    index("sync_runs_org").on(t.orgId, t.createdAt),
    index("sync_runs_open")
      .on(t.updatedAt)
      .where(sql`status = 'running' AND background = 1`),
  ],
)

export const syncPages = sqliteTable(
  "sync_pages",
  {
    runId: text("run_id")
      .notNull()
      .references(() => syncRuns.id),
    page: integer("page").notNull(),
    items: integer("items").notNull(),
    ...counters,
    /** Outcome of every item: `[item, outcome, library id or reason, name]`. */
    outcomes: text("outcomes", { mode: "json" }).$type<[number, string, string, string][]>().notNull().default([]),
    completedAt: text("completed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.page] })],
)

/** Files of a run. Triggers on imports end them, and end the run with the last one. */
export const syncFiles = sqliteTable(
  "sync_files",
  {
    runId: text("run_id")
      .notNull()
      .references(() => syncRuns.id),
    /** Key in the bucket, or the URL. */
    path: text("path").notNull(),
    orgId: text("org_id").notNull(),
    connectionId: text("connection_id").notNull(),
    etag: text("etag"),
    size: integer("size"),
    status: text("status", {
      enum: ["waiting", "processing", "completed", "cancelled", "failed", "unchanged", "missing"],
    }).notNull(),
    failure: text("failure"),
    batchId: text("batch_id"),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.path] }),
    index("sync_files_waiting")
      .on(t.runId, t.path)
      .where(sql`status = 'waiting'`),
    uniqueIndex("sync_files_batch")
      .on(t.batchId)
      .where(sql`batch_id IS NOT NULL`),
    index("sync_files_org").on(t.orgId),
  ],
)

/** The last imported version of each file. */
export const sourceObjects = sqliteTable(
  "source_objects",
  {
    connectionId: text("connection_id").notNull(),
    path: text("path").notNull(),
    orgId: text("org_id").notNull(),
    etag: text("etag"),
    lastModified: text("last_modified"),
    /** SHA-256 of the imported rows. */
    digest: text("digest").notNull(),
    batchId: text("batch_id").notNull(),
    importedAt: text("imported_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.connectionId, t.path] }), index("source_objects_org").on(t.orgId)],
)
