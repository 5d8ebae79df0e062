import path from "node:path"

export const ROOT = path.dirname(import.meta.dirname)

/** The Node that comes with the packages. */
export const NODE = path.join(ROOT, "node_modules/.bin/node")

/** Everything a local run keeps: database, objects, keys. Deleting the folder starts afresh. */
export const stateFolder = () => path.resolve(ROOT, process.env["STRATA_STATE"] ?? ".strata")
