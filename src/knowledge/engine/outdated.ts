import { ENGINE_VERSION, KNOWLEDGE_VERSION, NO_KNOWLEDGE } from "./version.ts"

/** Major and minor as one number, so 2.10 is newer than 2.9. A value that is not a version ranks lowest. */
const rank = (version: string) =>
  `(CAST(${version} AS INTEGER) * 1000 + CAST(substr(${version}, instr(${version} || '.', '.') + 1) AS INTEGER))`

/** SQL condition: the words that decided the topic are those that the engine knows now, if words decided it. */
export const hasCurrentKnowledge = (table: string) =>
  `${table}.knowledge_version IN ('${KNOWLEDGE_VERSION}', '${NO_KNOWLEDGE}')`

/** SQL condition: an older engine classified the row's topic, or the current one with other knowledge. */
export const isOutdated = (table: string) =>
  `(${rank(`${table}.engine_version`)} < ${rank(`'${ENGINE_VERSION}'`)}
    OR ${table}.engine_version = '${ENGINE_VERSION}' AND NOT ${hasCurrentKnowledge(table)})`

/** Whether the version can exist: dotted numbers, at most the current one. */
export const isKnownVersion = (version: string) =>
  /^\d+(\.\d+)*$/.test(version) && compareVersions(version, ENGINE_VERSION) <= 0

/** Part by part, so that 2.10 is above 2.9. */
function compareVersions(one: string, other: string): number {
  const [left, right] = [one.split("."), other.split(".")]
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = Number(left[i] ?? 0) - Number(right[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
