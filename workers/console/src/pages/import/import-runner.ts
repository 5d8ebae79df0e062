import { notifications } from "@mantine/notifications"
import { call } from "../../api/call.ts"
import { ApiError, messageOf } from "../../api/errors.ts"
import { queryClient } from "../../api/query-client.ts"
import { findRun, putRun, removeRun, updateShown } from "./import-runs.ts"
import { forgetRun, keepRun, keptChunk, keptRuns, type StoredRun, updateRun } from "./import-store.ts"
import { withSample } from "./progress.ts"
import { CHUNK_SIZE, type Failure, patiently, sendChunks, waitFor } from "./send-chunks.ts"
import { rowOf } from "./sent-row.ts"

type ReadChunk = (chunkIndex: number) => Promise<string[][]>
type Begun = StoredRun & { batchId: string }

export type NewRun = Omit<StoredRun, "id" | "batchId" | "totalRows"> & { rows: readonly string[][] }

/** What stops a run, and how it gets its rows. */
const working = new Map<string, { stop: AbortController; read: ReadChunk; kept: boolean }>()

/** Begins an import and answers its id once the service has given one; the rows follow by themselves. */
export async function startImport({ rows, ...told }: NewRun): Promise<string> {
  const run: StoredRun = { ...told, id: crypto.randomUUID(), batchId: null, totalRows: rows.length }
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK_SIZE) }, (_, i) =>
    rows.slice(i * CHUNK_SIZE, (i + 1) * CHUNK_SIZE),
  )
  return locked(beginning(run.id), async () => {
    // Before anything is sent, so that a reload at any moment finds all there is.
    const kept = await keepRun(run, chunks).then(
      () => true,
      () => false,
    )
    try {
      const begun = await begin(run, kept)
      void carry(begun, kept ? (i) => keptChunk(run.id, i) : async (i) => chunks[i] ?? [], kept)
      return begun.batchId
    } catch (error) {
      if (kept) await forgetRun(run.id)
      throw error
    }
  })
}

/** Another tab must not take an import that is just being begun for one that was left behind. */
const beginning = (id: string) => `strata-import ${id}`

async function begin(run: StoredRun, kept: boolean): Promise<Begun> {
  const { filename, totalRows, mappings, useLLM } = run
  const { batchId } = await call("POST /api/import", { body: { filename, totalRows, mappings, useLLM } })
  const begun = { ...run, batchId }
  if (kept) await updateRun(begun)
  void imported()
  return begun
}

/** Goes on with whatever a reload, a closed tab or a failure has left behind. */
export async function resumeImports(owner: string): Promise<void> {
  const left = await keptRuns(owner).catch(() => [])
  for (const run of left) void resume(run)
}

async function resume(run: StoredRun): Promise<void> {
  if (working.has(run.id)) return
  try {
    const begun = await locked(beginning(run.id), async () => {
      const still = (await keptRuns(run.owner)).find(({ id }) => id === run.id)
      if (!still) return undefined
      return still.batchId === null ? begin(still, true) : { ...still, batchId: still.batchId }
    })
    if (begun && !working.has(run.id)) await carry(begun, (i) => keptChunk(run.id, i), true)
  } catch (error) {
    putRun({ ...run, phase: "stopped", rowsDone: 0, samples: [], kept: true, error: messageOf(error) })
  }
}

export async function goOn(id: string): Promise<void> {
  const run = findRun(id)
  const work = working.get(id)
  if (run?.phase !== "stopped") return
  if (!work || run.batchId === null) return resumeImports(run.owner)
  await carry({ ...run, batchId: run.batchId }, work.read, work.kept)
}

/** Sends what is missing; returns when everything is in, the import is over, or something is in the way. */
async function carry(run: Begun, read: ReadChunk, kept: boolean): Promise<void> {
  const stop = new AbortController()
  working.set(run.id, { stop, read, kept })
  const { signal } = stop
  putRun({ ...run, phase: "waiting", rowsDone: findRun(run.id)?.rowsDone ?? 0, samples: [], kept })
  try {
    // Two imports at once only slow each other down, and two tabs must not send the same rows.
    await locked("strata-import", () => sendMissing(run, read, signal).catch(unlessOver), signal)
    await end(run)
  } catch (error) {
    if (signal.aborted) return
    updateShown(run.id, { phase: "stopped", error: messageOf(error) })
    if (error instanceof ApiError && error.status === 0) {
      window.addEventListener("online", () => void goOn(run.id), { once: true })
    }
  }
}

async function sendMissing(run: Begun, read: ReadChunk, signal: AbortSignal): Promise<void> {
  const params = { batchId: run.batchId }
  const patience = {
    wait: waitFor,
    signal,
    onRetry: ({ error, attempt }: Failure) =>
      updateShown(run.id, { phase: "retrying", attempt, error: messageOf(error) }),
  }
  const receipt = await patiently(() => call("GET /api/import/:batchId/receipt", { params, signal }), patience)
  if (receipt.status !== "processing") return
  let { rows: rowsDone } = receipt
  const show = (rows: number) => {
    rowsDone += rows
    const samples = withSample(findRun(run.id)?.samples ?? [], { at: Date.now(), rows: rowsDone })
    updateShown(run.id, { phase: "sending", rowsDone, samples, error: undefined, attempt: undefined })
  }
  show(0)
  await sendChunks({
    ...patience,
    chunksTotal: Math.ceil(run.totalRows / CHUNK_SIZE),
    done: new Set(receipt.chunks.map(({ chunkIndex }) => chunkIndex)),
    send: async (chunkIndex) => {
      const rows = (await read(chunkIndex)).map((cells) => rowOf(run.header, cells))
      const body = { chunkIndex, rows, mappings: run.mappings }
      return call("POST /api/import/:batchId/chunk", { params, body, signal })
    },
    onSent: (chunkIndex) => show(Math.min(CHUNK_SIZE, run.totalRows - chunkIndex * CHUNK_SIZE)),
  })
}

/** Somebody else has ended it: then its state says the rest. */
const unlessOver = (error: unknown) => {
  if (!(error instanceof ApiError && error.status === 409)) throw error
}

/** One at a time, in all tabs; a page without a secure address has no locks. */
const locked = <T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(name, signal ? { signal } : {}, work) : work()

async function end(run: Begun): Promise<void> {
  const { status, success_count: taken } = await call("GET /api/import/:batchId/status", {
    params: { batchId: run.batchId },
  })
  if (status === "processing") throw new Error("The service still waits for rows of this import")
  await forget(run.id)
  if (status !== "completed") return
  notifications.show({
    color: "petrol",
    title: `${run.filename} is imported`,
    message: `${taken.toLocaleString()} topics are new in the library.`,
  })
}

/** Ends an import. What is in stays in; what this browser kept of the rest goes. */
export async function cancelImport(batchId: string | null, run: StoredRun | undefined): Promise<void> {
  if (run) {
    working.get(run.id)?.stop.abort()
    updateShown(run.id, { phase: "ending" })
  }
  try {
    if (batchId) await call("PATCH /api/import/:batchId/status", { params: { batchId }, body: { status: "cancelled" } })
  } catch (error) {
    // It is over already, or nobody knows it.
    if (!(error instanceof ApiError && [404, 409].includes(error.status))) {
      if (run) updateShown(run.id, { phase: "stopped", error: messageOf(error) })
      throw error
    }
  }
  if (run) await forget(run.id)
  else await imported()
}

async function forget(id: string): Promise<void> {
  await forgetRun(id).catch(() => {})
  working.delete(id)
  await imported()
  removeRun(id)
}

const imported = () =>
  Promise.all(["imports", "topics", "catalog"].map((first) => queryClient.invalidateQueries({ queryKey: [first] })))
