import { notifications } from "@mantine/notifications"
import { call } from "../../api/call.ts"
import { ApiError, messageOf } from "../../api/errors.ts"
import { queryClient } from "../../api/query-client.ts"
import { counted } from "../../components/counted.ts"
import { findRun, putRun, removeRun, updateRunState } from "./import-runs.ts"
import { deleteRun, storeRun, storedChunk, storedRuns, type StoredRun, updateRun } from "./import-store.ts"
import { withSample } from "./progress.ts"
import { CHUNK_SIZE, type Failure, withRetries, sendChunks, waitFor } from "./send-chunks.ts"
import { rowOf } from "./sent-row.ts"

type ReadChunk = (chunkIndex: number) => Promise<string[][]>
type StartedRun = StoredRun & { batchId: string }

export type NewRun = Omit<StoredRun, "id" | "batchId" | "totalRows"> & { rows: readonly string[][] }

/** The runs this tab works on: how to stop them and how to read their rows. */
const active = new Map<string, { controller: AbortController; read: ReadChunk; kept: boolean }>()

/** Creates an import and returns its batch id. The rows are sent in the background. */
export async function startImport({ rows, ...settings }: NewRun): Promise<string> {
  const run: StoredRun = { ...settings, id: crypto.randomUUID(), batchId: null, totalRows: rows.length }
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK_SIZE) }, (_, i) =>
    rows.slice(i * CHUNK_SIZE, (i + 1) * CHUNK_SIZE),
  )
  return locked(startLock(run.id), async () => {
    // Store the rows before anything is sent, so that a reload can resume at any time.
    const kept = await storeRun(run, chunks).then(
      () => true,
      () => false,
    )
    try {
      const started = await createBatch(run, kept)
      void runImport(started, kept ? (i) => storedChunk(run.id, i) : async (i) => chunks[i] ?? [], kept)
      return started.batchId
    } catch (error) {
      if (kept) await deleteRun(run.id)
      throw error
    }
  })
}

/** Keeps another tab from resuming an import that is still being created. */
const startLock = (id: string) => `strata-import ${id}`

async function createBatch(run: StoredRun, kept: boolean): Promise<StartedRun> {
  const { filename, totalRows, mappings, useLLM, private: isPrivate } = run
  const body = { filename, totalRows, mappings, useLLM, private: isPrivate }
  const { batchId } = await call("POST /api/import", { body })
  const started = { ...run, batchId }
  if (kept) await updateRun(started)
  void refreshQueries()
  return started
}

/** Resumes imports interrupted by a reload, a closed tab or a failure. */
export async function resumeImports(owner: string): Promise<void> {
  const runs = await storedRuns(owner).catch(() => [])
  for (const run of runs) void resume(run)
}

async function resume(run: StoredRun): Promise<void> {
  if (active.has(run.id)) return
  try {
    const started = await locked(startLock(run.id), async () => {
      const stored = (await storedRuns(run.owner)).find(({ id }) => id === run.id)
      if (!stored) return undefined
      return stored.batchId === null ? createBatch(stored, true) : { ...stored, batchId: stored.batchId }
    })
    if (started && !active.has(run.id)) await runImport(started, (i) => storedChunk(run.id, i), true)
  } catch (error) {
    putRun({ ...run, phase: "stopped", rowsDone: 0, samples: [], kept: true, error: messageOf(error) })
  }
}

export async function continueImport(id: string): Promise<void> {
  const run = findRun(id)
  const work = active.get(id)
  if (run?.phase !== "stopped") return
  if (!work || run.batchId === null) return resumeImports(run.owner)
  await runImport({ ...run, batchId: run.batchId }, work.read, work.kept)
}

/** Sends the missing chunks. Returns when the import is finished or stopped by an error. */
async function runImport(run: StartedRun, read: ReadChunk, kept: boolean): Promise<void> {
  const controller = new AbortController()
  active.set(run.id, { controller, read, kept })
  const { signal } = controller
  putRun({ ...run, phase: "waiting", rowsDone: findRun(run.id)?.rowsDone ?? 0, samples: [], kept })
  try {
    // One import at a time: parallel imports slow each other down, and two tabs must not send the same rows.
    await locked("strata-import", () => sendMissing(run, read, signal).catch(ignoreEnded), signal)
    await finish(run)
  } catch (error) {
    if (signal.aborted) return
    updateRunState(run.id, { phase: "stopped", error: messageOf(error) })
    if (error instanceof ApiError && error.status === 0) {
      window.addEventListener("online", () => void continueImport(run.id), { once: true })
    }
  }
}

async function sendMissing(run: StartedRun, read: ReadChunk, signal: AbortSignal): Promise<void> {
  const params = { batchId: run.batchId }
  const retry = {
    wait: waitFor,
    signal,
    onRetry: ({ error, attempt }: Failure) =>
      updateRunState(run.id, { phase: "retrying", attempt, error: messageOf(error) }),
  }
  const receipt = await withRetries(() => call("GET /api/import/:batchId/receipt", { params, signal }), retry)
  if (receipt.status !== "processing") return
  let { rows: rowsDone } = receipt
  const addProgress = (rows: number) => {
    rowsDone += rows
    const samples = withSample(findRun(run.id)?.samples ?? [], { at: Date.now(), rows: rowsDone })
    updateRunState(run.id, { phase: "sending", rowsDone, samples, error: undefined, attempt: undefined })
  }
  addProgress(0)
  await sendChunks({
    ...retry,
    chunksTotal: Math.ceil(run.totalRows / CHUNK_SIZE),
    done: new Set(receipt.chunks.map(({ chunkIndex }) => chunkIndex)),
    send: async (chunkIndex) => {
      const rows = (await read(chunkIndex)).map((cells) => rowOf(run.header, cells))
      const body = { chunkIndex, rows, mappings: run.mappings }
      return call("POST /api/import/:batchId/chunk", { params, body, signal })
    },
    onSent: (chunkIndex) => addProgress(Math.min(CHUNK_SIZE, run.totalRows - chunkIndex * CHUNK_SIZE)),
  })
}

/** 409 means that the import was ended elsewhere; its status tells how. */
const ignoreEnded = (error: unknown) => {
  if (!(error instanceof ApiError && error.status === 409)) throw error
}

/** Runs one at a time across all tabs. The Web Locks API exists only in secure contexts. */
const locked = <T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(name, signal ? { signal } : {}, work) : work()

async function finish(run: StartedRun): Promise<void> {
  const { status, success_count: added } = await call("GET /api/import/:batchId/status", {
    params: { batchId: run.batchId },
  })
  if (status === "processing") throw new Error("The server is missing rows of this import.")
  await discard(run.id)
  if (status !== "completed") return
  notifications.show({
    color: "petrol",
    title: `${run.filename} imported`,
    message: `${counted(added, "topic")} added to your library`,
  })
}

/** Cancels an import. Imported topics stay; the rows stored in this browser are deleted. */
export async function cancelImport(batchId: string | null, run: StoredRun | undefined): Promise<void> {
  if (run) {
    active.get(run.id)?.controller.abort()
    updateRunState(run.id, { phase: "ending" })
  }
  try {
    if (batchId) await call("PATCH /api/import/:batchId/status", { params: { batchId }, body: { status: "cancelled" } })
  } catch (error) {
    // The import is already finished or unknown.
    if (!(error instanceof ApiError && [404, 409].includes(error.status))) {
      if (run) updateRunState(run.id, { phase: "stopped", error: messageOf(error) })
      throw error
    }
  }
  if (run) await discard(run.id)
  else await refreshQueries()
}

async function discard(id: string): Promise<void> {
  await deleteRun(id).catch(() => {})
  active.delete(id)
  await refreshQueries()
  removeRun(id)
}

const refreshQueries = () =>
  Promise.all(["imports", "topics", "catalog"].map((first) => queryClient.invalidateQueries({ queryKey: [first] })))
