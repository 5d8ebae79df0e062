import type { OrgContext } from "../../../kernel/context.ts"
import { AppError } from "../../../kernel/errors.ts"
import { tagOf } from "../../../kernel/files/s3-listing.ts"
import { randomBase62 } from "../../../kernel/ids.ts"
import { OutboundError } from "../../../kernel/outbound/outbound-error.ts"
import type { OutboundStream } from "../../../kernel/outbound/outbound-fetch.ts"
import { type Outgoing, sendOutbox, writeOutbox } from "../../../kernel/queues/outbox.ts"
import { isPrivate } from "../../../organizations/settings/settings.ts"
import { UnreadableFile } from "../../imports/unreadable-file.ts"
import type { CutMessage } from "../../imports/messages.ts"
import { CHUNK_SIZE } from "../../imports/schema.ts"
import { storeUpload } from "../../imports/store-upload.ts"
import type { Run } from "../sync-runs.ts"
import { csvOf, formatOf, mappingsOf } from "./file-rows.ts"
import { endFile, type FileEnd, takeStored } from "./file-statements.ts"
import type { Files, KnownVersion } from "./open-files.ts"

const MAX_FILE_BYTES = 100 * 1024 * 1024
const MAX_FILENAME = 500
const TOO_LARGE = "File exceeds the limit of 100 MB"

export type WaitingFile = { path: string; etag: string | null; size: number | null }

/**
 * Copies a file and opens its import. The version that was read is recorded with the import, in one batch: after a crash the file is either
 * still waiting or imported, never both. Transient failures of the source are thrown, for the queue to retry.
 */
export async function importFile(ctx: OrgContext, files: Files, run: Run, file: WaitingFile, next: Outgoing[]) {
  const at = ctx.now().toISOString()
  const ended = await copyAndOpen(ctx, files, run, file, next)
  if (!ended) return
  await ctx.library.batch([endFile(ctx, run, file.path, ended, at), ...writeOutbox(ctx.home, next, at)])
  await sendOutbox(ctx, next)
}

/** Returns the file's outcome, unless its import was opened. */
async function copyAndOpen(
  ctx: OrgContext,
  files: Files,
  run: Run,
  file: WaitingFile,
  next: Outgoing[],
): Promise<FileEnd | undefined> {
  if ((file.size ?? 0) > MAX_FILE_BYTES) return failed(TOO_LARGE)
  try {
    const known = run.isFull ? null : await knownVersion(ctx, run, file.path)
    const found = await files.open(file.path, known)
    if (found.status === 304 || !found.body) return { status: "unchanged", failure: null }
    await openImport(ctx, files, run, file, { ...found, body: found.body }, next)
    return undefined
  } catch (error) {
    return endAfter(error, files)
  }
}

function endAfter(error: unknown, { config }: Files): FileEnd {
  if (error instanceof UnreadableFile) return failed(error.message)
  if (error instanceof AppError && error.status === 413) return failed(TOO_LARGE)
  if (!(error instanceof OutboundError) || error.isPassing) throw error
  // Deleted after it was listed. For a single-file URL, a missing file is an error.
  if (error.status === 404 && config.source_type !== "https") return { status: "missing", failure: null }
  return failed(error.message)
}

const failed = (failure: string): FileEnd => ({ status: "failed", failure })

async function openImport(
  ctx: OrgContext,
  { config }: Files,
  run: Run,
  file: WaitingFile,
  found: OutboundStream & { body: ReadableStream<Uint8Array> },
  next: Outgoing[],
) {
  const format = formatOf(config, file.path) ?? "csv"
  const mappings = mappingsOf(config, format)
  const batchId = `batch_${ctx.now().getTime()}_${randomBase62(16)}`
  const sourceKey = `${batchId}/${randomBase62(16)}.csv`
  if (Number(found.headers.get("content-length") ?? 0) > MAX_FILE_BYTES) {
    await found.body.cancel()
    throw new UnreadableFile(TOO_LARGE)
  }
  const columns = mappings.map(({ csvColumn }) => csvColumn.trim())
  const { rows, digest } = await storeUpload(ctx, sourceKey, csvOf(found.body, config, format), columns)
  const at = ctx.now().toISOString()
  const message: CutMessage = { kind: "cut", batchId, key: sourceKey, chunkRows: CHUNK_SIZE }
  const cut: Outgoing = { id: `${batchId}/cut`, queue: "strata-imports", body: message, org: ctx.org.id }
  const [opened] = await ctx.library.batch([
    ...takeStored(
      ctx,
      run,
      {
        path: file.path,
        batchId,
        sourceKey,
        filename: nameOf(file.path),
        // The version that was read, which may be newer than the listed one.
        etag: tagOf(found.headers.get("etag")) ?? file.etag,
        lastModified: found.headers.get("last-modified"),
        digest,
        rows,
        chunkRows: CHUNK_SIZE,
        mappings,
        useLlm: config.use_llm === true,
        isPrivate: await isPrivate(ctx, config.private),
      },
      at,
    ),
    ...writeOutbox(ctx.library, [cut, ...next], at),
    ctx.library
      .prepare("DELETE FROM outbox WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM import_batches WHERE id = ?2)")
      .bind(cut.id, batchId),
  ])
  const isOpened = opened?.meta.changes === 1
  if (!isOpened) await ctx.importFiles.delete(sourceKey)
  await sendOutbox(ctx, isOpened ? [cut, ...next] : next)
}

/** The name in the list of imports. The query is dropped, since it may contain a key. */
const nameOf = (path: string) =>
  (URL.parse(path)?.pathname.split("/").at(-1) || path.split("?")[0] || path).slice(-MAX_FILENAME)

const knownVersion = ({ library }: OrgContext, { connectionId }: Run, path: string) =>
  library
    .prepare("SELECT etag, last_modified AS lastModified FROM source_objects WHERE connection_id = ?1 AND path = ?2")
    .bind(connectionId, path)
    .first<KnownVersion>()
