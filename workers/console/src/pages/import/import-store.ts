import type { Mapping } from "../../api/routes/imports.ts"

/** An import that is under way, as this browser keeps it. */
export type StoredRun = {
  id: string
  /** Organization and person: nobody goes on with somebody else's file. */
  owner: string
  /** Null until the service has given it one. */
  batchId: string | null
  filename: string
  header: string[]
  mappings: Mapping[]
  useLLM: boolean
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
    opening = answerOf(request)
  }
  return opening
}

const refusal = ({ error }: IDBRequest | IDBTransaction) => error ?? new Error("This browser keeps nothing")

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result))
    request.addEventListener("error", () => reject(refusal(request)))
  })

async function write(work: (runs: IDBObjectStore, chunks: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction([RUNS, CHUNKS], "readwrite")
  work(transaction.objectStore(RUNS), transaction.objectStore(CHUNKS))
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve())
    transaction.addEventListener("abort", () => reject(refusal(transaction)))
  })
}

async function read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return answerOf(ask((await open()).transaction(name, "readonly").objectStore(name)))
}

/** Keeps an import with all its rows; either all of it is there afterwards or nothing. */
export const keepRun = (run: StoredRun, chunkRows: readonly string[][][]) =>
  write((runs, chunks) => {
    runs.put(run)
    chunkRows.forEach((rows, i) => chunks.put(rows, [run.id, i]))
  })

export const updateRun = (run: StoredRun) => write((runs) => void runs.put(run))

export const forgetRun = (id: string) =>
  write((runs, chunks) => {
    runs.delete(id)
    chunks.delete(IDBKeyRange.bound([id], [id, []]))
  })

export const keptRuns = async (owner: string): Promise<StoredRun[]> => {
  const all = await read(RUNS, (runs) => runs.getAll() as IDBRequest<StoredRun[]>)
  return all.filter((run) => run.owner === owner)
}

export async function keptChunk(id: string, chunkIndex: number): Promise<string[][]> {
  const rows = await read(CHUNKS, (chunks) => chunks.get([id, chunkIndex]) as IDBRequest<string[][] | undefined>)
  if (!rows) throw new Error("The rows of this import are not in this browser any more")
  return rows
}
