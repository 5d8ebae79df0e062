import { ENGINE_VERSION } from "./version.ts"

/** Major and minor as one number: 2.10 is newer than 2.9, and what is no version at all is older than any. */
const rank = (version: string) =>
  `(CAST(${version} AS INTEGER) * 1000 + CAST(substr(${version}, instr(${version} || '.', '.') + 1) AS INTEGER))`

/** SQL that says whether the version in that column is older than the current one. */
export const isOutdated = (column: string) => `${rank(column)} < ${rank(`'${ENGINE_VERSION}'`)}`
