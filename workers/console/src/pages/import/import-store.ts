import { committed, openDatabase, resultOf } from "../../api/browser-database.ts"
import type { Mapping } from "../../api/types.ts"

/** An import whose file is not uploaded yet, stored in IndexedDB. */
export type StoredRun = {
  id: string
  /** Organization and user, so that a run is only resumed by its owner. */
  owner: string
  /** Null until the API has created the batch. */
  batchId: string | null
  filename: string
  mappings: Mapping[]
  useLLM: boolean
  /** Without it, the organization's default applies. */
  private?: boolean
  lenient: boolean
  /** The price column sets prices for buyers. */
  prices?: boolean
  totalRows: number
}

const RUNS = "runs"
const FILES = "files"

let opening: Promise<IDBDatabase> | undefined

const open = () =>
  (opening ??= openDatabase("strata-imports", 2, (database) => {
    // Rows that an earlier version of the console uploaded in chunks.
    for (const store of database.objectStoreNames) database.deleteObjectStore(store)
    database.createObjectStore(RUNS, { keyPath: "id" })
    database.createObjectStore(FILES)
  }))

async function write(work: (runs: IDBObjectStore, files: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction([RUNS, FILES], "readwrite")
  work(transaction.objectStore(RUNS), transaction.objectStore(FILES))
  await committed(transaction)
}

async function read<T>(name: string, query: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return resultOf(query((await open()).transaction(name, "readonly").objectStore(name)))
}

/** Stores an import with its file in one transaction. */
export const storeRun = (run: StoredRun, file: Blob) =>
  write((runs, files) => {
    runs.put(run)
    files.put(file, run.id)
  })

export const updateRun = (run: StoredRun) => write((runs) => void runs.put(run))

export const deleteRun = (id: string) =>
  write((runs, files) => {
    runs.delete(id)
    files.delete(id)
  })

export const storedRuns = async (owner: string): Promise<StoredRun[]> => {
  const runs = await read(RUNS, (store) => store.getAll() as IDBRequest<StoredRun[]>)
  return runs.filter((run) => run.owner === owner)
}

export async function storedFile(id: string): Promise<Blob> {
  const file = await read(FILES, (files) => files.get(id) as IDBRequest<Blob | undefined>)
  if (!file) throw new Error("The file of this import is no longer stored in this browser.")
  return file
}
