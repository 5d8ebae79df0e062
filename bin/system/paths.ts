import path from "node:path"

export const ROOT = path.resolve(import.meta.dirname, "../..")

/** Holds everything a local run stores: database, objects, keys. Delete it to start over. */
export const stateFolder = () => path.resolve(ROOT, process.env["STRATA_STATE"] || ".strata")
