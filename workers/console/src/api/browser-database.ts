const errorOf = ({ error }: IDBRequest | IDBTransaction) => error ?? new Error("Browser storage is not available.")

/** The result of a request to IndexedDB. */
export const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result))
    request.addEventListener("error", () => reject(errorOf(request)))
  })

/** Resolves when what was written is stored. */
export const committed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve())
    transaction.addEventListener("abort", () => reject(errorOf(transaction)))
  })

/** Opens a database of this browser; `upgrade` creates its stores. */
export function openDatabase(name: string, version: number, upgrade: (database: IDBDatabase) => void) {
  const request = indexedDB.open(name, version)
  request.addEventListener("upgradeneeded", () => upgrade(request.result))
  return resultOf(request)
}
