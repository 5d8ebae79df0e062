import type { TableKind } from "./schema/kinds.ts"

type Opened = { d1: D1Database }
type Kind = Exclude<TableKind, "each">

/**
 * The databases of an organization: the directory, and its library. The only place that chooses them. As long as there is one library, both
 * are the same database (docs/decisions/0024-two-kinds-of-databases.md). A batch goes to one of them, with statements that it prepared.
 */
export const databasesOf = ({ d1 }: Opened & { org: { id: string } }) => ({
  directory: open(d1, "directory"),
  library: open(d1, "library"),
})

/** The directory, for what acts for no organization. */
export const directoryOf = ({ d1 }: Opened): D1Database => open(d1, "directory")

/** The library of a chore or a message that acts for no organization: a chore runs for each library, a message says where its rows are. */
export const libraryOf = ({ d1 }: Opened): D1Database => open(d1, "library")

let watch: ((d1: D1Database, kind: Kind) => D1Database) | undefined

const open = (d1: D1Database, kind: Kind): D1Database => watch?.(d1, kind) ?? d1

/** Tests see every statement that is sent to a database of a kind. */
export function watchDatabases(by: typeof watch): void {
  watch = by
}
