import path from "node:path"

export const ROOT = path.dirname(import.meta.dirname)

/** Everything a local run keeps: database, objects, keys. Deleting the folder starts afresh. */
export const stateFolder = () => path.resolve(ROOT, process.env["STRATA_STATE"] ?? ".strata")
