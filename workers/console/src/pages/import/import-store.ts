import type { Mapping } from "../../api/routes/imports.ts"

/** An unfinished import, stored in IndexedDB. */
export type StoredRun = {
  id: string
  /** Organization and user, so that a run is only resumed by its owner. */
  owner: string
  /** Null until the API has created the batch. */
  batchId: string | null
  filename: string
  header: string[]
  mappings: Mapping[]
  useLLM: boolean
  /** Without it, the organization's default applies. */
  private?: boolean
  totalRows: number
}

const RUNS = "runs"
const CHUNKS = "chunks"

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  if (!opening) {
    const request = indexedDB.open("strata-imports", 1)
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore(RUNS, { keyPath: "id" })
      request.result.createObjectStore(CHUNKS)
    })
    opening = resultOf(request)
  }
  return opening
}

const errorOf = ({ error }: IDBRequest | IDBTransaction) => error ?? new Error("Browser storage is not available.")

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result))
    request.addEventListener("error", () => reject(errorOf(request)))
  })

async function write(work: (runs: IDBObjectStore, chunks: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction([RUNS, CHUNKS], "readwrite")
  work(transaction.objectStore(RUNS), transaction.objectStore(CHUNKS))
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve())
    transaction.addEventListener("abort", () => reject(errorOf(transaction)))
  })
}

async function read<T>(name: string, query: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return resultOf(query((await open()).transaction(name, "readonly").objectStore(name)))
}

/** Stores an import with all its rows in one transaction. */
export const storeRun = (run: StoredRun, chunkRows: readonly string[][][]) =>
  write((runs, chunks) => {
    runs.put(run)
    chunkRows.forEach((rows, i) => chunks.put(rows, [run.id, i]))
  })

export const updateRun = (run: StoredRun) => write((runs) => void runs.put(run))

export const deleteRun = (id: string) =>
  write((runs, chunks) => {
    runs.delete(id)
    chunks.delete(IDBKeyRange.bound([id], [id, []]))
  })

export const storedRuns = async (owner: string): Promise<StoredRun[]> => {
  const all = await read(RUNS, (runs) => runs.getAll() as IDBRequest<StoredRun[]>)
  return all.filter((run) => run.owner === owner)
}

export async function storedChunk(id: string, chunkIndex: number): Promise<string[][]> {
  const rows = await read(CHUNKS, (chunks) => chunks.get([id, chunkIndex]) as IDBRequest<string[][] | undefined>)
  if (!rows) throw new Error("The rows of this import are no longer stored in this browser.")
  return rows
}
