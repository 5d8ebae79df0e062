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
  totalRows: number
}

const RUNS = "runs"
const FILES = "files"

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  if (!opening) {
    const request = indexedDB.open("strata-imports", 2)
    request.addEventListener("upgradeneeded", () => {
      const { result } = request
      // Rows that an earlier version of the console uploaded in chunks.
      for (const store of result.objectStoreNames) result.deleteObjectStore(store)
      result.createObjectStore(RUNS, { keyPath: "id" })
      result.createObjectStore(FILES)
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

async function write(work: (runs: IDBObjectStore, files: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction([RUNS, FILES], "readwrite")
  work(transaction.objectStore(RUNS), transaction.objectStore(FILES))
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve())
    transaction.addEventListener("abort", () => reject(errorOf(transaction)))
  })
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
