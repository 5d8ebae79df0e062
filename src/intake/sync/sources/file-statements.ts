import type { OrgContext } from "../../../kernel/context.ts"
import { jsonParameters } from "../../../kernel/db/bulk-insert.ts"
import type { Mapping } from "../../imports/schema.ts"
import type { Run } from "../sync-runs.ts"
import type { FileListing } from "./open-files.ts"

type Database = Pick<OrgContext, "library">

/** Records each part of the listing once: a repeated call finds a different `listed_to`. */
const IS_NEXT =
  "EXISTS (SELECT 1 FROM sync_runs WHERE id = ?1 AND status = 'running' AND is_listed = 0 AND listed_to IS ?2)"

const ADD = `
  INSERT INTO sync_files (run_id, path, org_id, connection_id, etag, size, status, updated_at)
  SELECT ?1, listed.value ->> 0, ?3, ?4, listed.value ->> 1, listed.value ->> 2, 'waiting', ?5
  FROM json_each(?6) AS listed
  WHERE ${IS_NEXT} AND (?7 OR NOT EXISTS (
    SELECT 1 FROM source_objects AS known
    WHERE known.connection_id = ?4 AND known.path = listed.value ->> 0 AND known.etag = listed.value ->> 1
  ))
  ON CONFLICT DO NOTHING`

const ADVANCE = `
  UPDATE sync_runs SET listed_to = ?3, is_listed = ?4, listed_objects = listed_objects + ?5, updated_at = ?6,
    total_pages = (SELECT count(*) FROM sync_files WHERE run_id = ?1)
  WHERE id = ?1 AND status = 'running' AND is_listed = 0 AND listed_to IS ?2`

/** A run without files to import ends here; otherwise a trigger ends it with its last file. */
const END = `
  UPDATE sync_runs SET status = 'completed', completed_at = ?2
  WHERE id = ?1 AND status = 'running' AND is_listed = 1 AND total_pages = 0`

/** Records new and changed files of one listing. */
export function addFiles({ library }: Database, run: Run, { files, listed, last, isEnd }: FileListing, at: string) {
  const rows = files.map(({ key, etag, size }) => [key, etag, size])
  return [
    ...jsonParameters(rows).map((json) =>
      library.prepare(ADD).bind(run.id, run.listedTo, run.orgId, run.connectionId, at, json, run.isFull ? 1 : 0),
    ),
    library.prepare(ADVANCE).bind(run.id, run.listedTo, last, isEnd ? 1 : 0, listed, at),
    library.prepare(END).bind(run.id, at),
  ]
}

/** The file is still waiting and its run still running. */
const IS_WAITING = `EXISTS (
  SELECT 1 FROM sync_files AS file JOIN sync_runs AS run ON run.id = file.run_id
  WHERE file.run_id = ?1 AND file.path = ?2 AND file.status = 'waiting' AND run.status = 'running'
)`

/** Another run may have imported the same version in the meantime; URLs without versions are compared by content. */
const IS_KNOWN = `EXISTS (
  SELECT 1 FROM source_objects AS known WHERE known.connection_id = ?4 AND known.path = ?2
    AND (known.digest = ?5 OR known.etag = ?6)
)`

const OPEN_IMPORT = `
  INSERT INTO import_batches (id, org_id, workspace_id, created_by, filename, status, source_key, source_digest, chunk_rows,
    mappings, use_llm, is_private, lenient, total_rows, chunks_total, created_at, updated_at)
  SELECT ?3, ?7, ?8, ?9, ?10, 'processing', ?11, ?5, ?12, ?13, ?14, ?15, 1, ?16, ?17, ?18, ?18
  WHERE ${IS_WAITING} AND (?19 OR NOT ${IS_KNOWN})`

const IS_OPENED = "EXISTS (SELECT 1 FROM import_batches WHERE id = ?3)"

const TAKE = `
  UPDATE sync_files SET status = 'processing', batch_id = ?3, etag = ?4, updated_at = ?5
  WHERE run_id = ?1 AND path = ?2 AND status = 'waiting' AND ${IS_OPENED}`

const END_FILE = `
  UPDATE sync_files SET status = ?3, failure = ?4, updated_at = ?5
  WHERE run_id = ?1 AND path = ?2 AND status = 'waiting' AND ${IS_WAITING}`

const REMEMBER = `
  INSERT INTO source_objects (connection_id, path, org_id, etag, last_modified, digest, batch_id, imported_at)
  SELECT ?1, ?2, ?4, ?5, ?6, ?7, ?3, ?8 WHERE ${IS_OPENED}
  ON CONFLICT (connection_id, path) DO UPDATE SET etag = excluded.etag, last_modified = excluded.last_modified,
    digest = excluded.digest, batch_id = excluded.batch_id, imported_at = excluded.imported_at`

/** Same content under a new version: the next request asks for that version. */
const REFRESH = `
  UPDATE source_objects SET etag = ?3, last_modified = ?4 WHERE connection_id = ?1 AND path = ?2 AND digest = ?5`

const COUNT = `
  UPDATE sync_runs SET total_items = coalesce(total_items, 0) + ?2, updated_at = ?4 WHERE id = ?1 AND ${IS_OPENED}`

type StoredFile = {
  path: string
  batchId: string
  sourceKey: string
  filename: string
  etag: string | null
  lastModified: string | null
  digest: string
  rows: number
  chunkRows: number
  mappings: readonly Mapping[]
  useLlm: boolean
  isPrivate: boolean
}

/**
 * Opens the import of a stored file and records its version, or marks the file unchanged. The first statement changes a row
 * if the import was opened.
 */
export function takeStored({ library }: Database, run: Run, file: StoredFile, at: string): D1PreparedStatement[] {
  const { path, batchId, sourceKey, etag, lastModified, digest, rows, chunkRows } = file
  return [
    library
      .prepare(OPEN_IMPORT)
      .bind(
        run.id,
        path,
        batchId,
        run.connectionId,
        digest,
        etag,
        run.orgId,
        run.workspaceId,
        run.createdBy,
        file.filename,
        sourceKey,
        chunkRows,
        JSON.stringify(file.mappings),
        file.useLlm ? 1 : 0,
        file.isPrivate ? 1 : 0,
        rows,
        Math.ceil(rows / chunkRows),
        at,
        run.isFull ? 1 : 0,
      ),
    library.prepare(TAKE).bind(run.id, path, batchId, etag, at),
    library.prepare(REMEMBER).bind(run.connectionId, path, batchId, run.orgId, etag, lastModified, digest, at),
    library.prepare(REFRESH).bind(run.connectionId, path, etag, lastModified, digest),
    library.prepare(COUNT).bind(run.id, rows, batchId, at),
    // Still waiting means that the version was already imported.
    endFile({ library }, run, path, { status: "unchanged", failure: null }, at),
  ]
}

export type FileEnd = { status: "failed" | "missing" | "unchanged"; failure: string | null }

export const endFile = ({ library }: Database, run: Run, path: string, { status, failure }: FileEnd, at: string) =>
  library.prepare(END_FILE).bind(run.id, path, status, failure, at)
