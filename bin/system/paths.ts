import path from "node:path"

export const ROOT = path.resolve(import.meta.dirname, "../..")

/** A path for display: relative if it is in the checkout. */
export const shownPath = (full: string) => (full.startsWith(ROOT + path.sep) ? path.relative(ROOT, full) : full)

/** Holds everything a local run stores: database, objects, keys. Delete it to start over. */
export const stateFolder = () => path.resolve(ROOT, process.env["STRATA_STATE"] || ".strata")
