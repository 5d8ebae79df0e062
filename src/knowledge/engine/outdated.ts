import { ENGINE_VERSION } from "./version.ts"

/** Major and minor as one number, so 2.10 is newer than 2.9. A value that is not a version ranks lowest. */
const rank = (version: string) =>
  `(CAST(${version} AS INTEGER) * 1000 + CAST(substr(${version}, instr(${version} || '.', '.') + 1) AS INTEGER))`

/** SQL condition: the version in the column is older than the current one. */
export const isOutdated = (column: string) => `${rank(column)} < ${rank(`'${ENGINE_VERSION}'`)}`
