import { notifications } from "@mantine/notifications"
import { call, urlOf } from "../../api/call.ts"
import { ApiError, messageOf } from "../../api/errors.ts"
import { queryClient } from "../../api/query-client.ts"
import { uploadFile } from "../../api/upload.ts"
import { counted } from "../../components/counted.ts"
import { findRun, putRun, removeRun, updateRunState } from "./import-runs.ts"
import { deleteRun, storedFile, storedRuns, storeRun, type StoredRun, updateRun } from "./import-store.ts"
import { type Failure, waitFor, withRetries } from "./retry.ts"

const WATCH_MS = 2_000

type StartedRun = StoredRun & { batchId: string }

export type NewRun = Omit<StoredRun, "id" | "batchId"> & { file: Blob }

/** The runs this tab works on: how to stop them, and their files. */
const active = new Map<string, { controller: AbortController; file: Blob; kept: boolean }>()

/** Creates an import and returns its batch id. The file is uploaded in the background; the rest happens on the server. */
export async function startImport({ file, ...settings }: NewRun): Promise<string> {
  const run: StoredRun = { ...settings, id: crypto.randomUUID(), batchId: null }
  return locked(startLock(run.id), async () => {
    // Store the file before anything is sent, so that a reload can resume at any time.
    const kept = await storeRun(run, file).then(
      () => true,
      () => false,
    )
    try {
      const started = await createBatch(run, kept)
      void runImport(started, file, kept)
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
  const { filename, totalRows, mappings, useLLM, private: isPrivate, lenient, prices } = run
  const body = {
    filename,
    totalRows,
    mappings,
    useLLM,
    private: isPrivate,
    strict: !lenient,
    ...(prices && { prices }),
  }
  const { batchId } = await call("POST /api/import", { body })
  const started = { ...run, batchId }
  if (kept) await updateRun(started)
  void refreshQueries()
  return started
}

/** Resumes uploads interrupted by a reload, a closed tab or a failure. */
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
    if (started && !active.has(run.id)) await runImport(started, await storedFile(run.id), true)
  } catch (error) {
    putRun({ ...run, phase: "stopped", uploaded: 0, kept: true, error: messageOf(error) })
  }
}

export async function continueImport(id: string): Promise<void> {
  const run = findRun(id)
  const work = active.get(id)
  if (run?.phase !== "stopped") return
  if (!work || run.batchId === null) return resumeImports(run.owner)
  await runImport({ ...run, batchId: run.batchId }, work.file, work.kept)
}

/** Uploads the file. Returns when the server has the file, or when an error stops the upload. */
async function runImport(run: StartedRun, file: Blob, kept: boolean): Promise<void> {
  const controller = new AbortController()
  active.set(run.id, { controller, file, kept })
  const { signal } = controller
  putRun({ ...run, phase: "waiting", uploaded: 0, kept })
  try {
    // One upload at a time: two tabs must not send the same file.
    await locked("strata-import", () => upload(run, file, signal).catch(ignoreEnded), signal)
    await discard(run.id)
    void watch(run)
  } catch (error) {
    if (signal.aborted) return
    updateRunState(run.id, { phase: "stopped", error: messageOf(error) })
    if (error instanceof ApiError && error.status === 0) {
      window.addEventListener("online", () => void continueImport(run.id), { once: true })
    }
  }
}

/** Uploading the same file twice is harmless, so an upload whose response was lost is retried. */
async function upload(run: StartedRun, file: Blob, signal: AbortSignal): Promise<void> {
  // Another tab may have uploaded it while this one waited.
  const isStored = !active.get(run.id)?.kept || (await storedRuns(run.owner)).some(({ id }) => id === run.id)
  if (!isStored) return
  const path = urlOf("POST /api/import/{batchId}/file", { params: { batchId: run.batchId } })
  const send = () => {
    updateRunState(run.id, { phase: "uploading", uploaded: 0, error: undefined, attempt: undefined })
    return uploadFile(path, file, {
      contentType: "text/csv",
      onProgress: (uploaded) => updateRunState(run.id, { uploaded }),
      signal,
    })
  }
  const onRetry = ({ error, attempt }: Failure) =>
    updateRunState(run.id, { phase: "retrying", attempt, error: messageOf(error) })
  await withRetries(send, { wait: waitFor, signal, onRetry })
}

/** The import was ended elsewhere, or its file cannot be read. Its status says which. */
const ignoreEnded = (error: unknown) => {
  if (!(error instanceof ApiError && (error.status === 409 || error.status === 400))) throw error
}

/** Runs one at a time across all tabs. The Web Locks API exists only in secure contexts. */
const locked = <T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(name, signal ? { signal } : {}, work) : work()

/** Notifies the user on any page when the import has finished. */
async function watch({ batchId, filename }: StartedRun): Promise<void> {
  try {
    for (;;) {
      const { status, success_count: added } = await call("GET /api/import/{batchId}/status", { params: { batchId } })
      if (status !== "processing") {
        await refreshQueries()
        if (status !== "completed") return
        notifications.show({
          color: "petrol",
          title: `${filename} imported`,
          message: `${counted(added, "topic")} added to your library`,
        })
        return
      }
      await new Promise((resolve) => setTimeout(resolve, WATCH_MS))
    }
  } catch {
    // The import's page shows its status anyway.
  }
}

/** Cancels an import. Imported topics stay; the file stored in this browser is deleted. */
export async function cancelImport(batchId: string | null, run: StoredRun | undefined): Promise<void> {
  if (run) {
    active.get(run.id)?.controller.abort()
    updateRunState(run.id, { phase: "ending" })
  }
  try {
    if (batchId)
      await call("PATCH /api/import/{batchId}/status", { params: { batchId }, body: { status: "cancelled" } })
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
