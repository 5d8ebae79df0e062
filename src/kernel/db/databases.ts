type Kind = "directory" | "library"

/** The databases that a verb works with (docs/decisions/0024-two-kinds-of-databases.md). A batch goes to one of them. */
export type Databases = {
  /** Organizations, people, keys, the catalog and operators' tables. */
  directory: D1Database
  /** What organizations own, with copies of the topics that they hold. */
  library: D1Database
  /** Where work notes what goes with it (messages, jobs, alerts, audit entries): an organization's in its library, the rest in the directory. */
  home: D1Database
  /** Both at once, while there is one library. What still needs it is in `bin/checks/known-crossings.json`, which may only get shorter. */
  together: D1Database
}

/** The only place that chooses databases. As long as there is one library, it is the directory's database. */
export function openDatabases(d1: D1Database): Databases {
  const directory = open(d1, "directory")
  return { directory, library: open(d1, "library"), home: directory, together: d1 }
}

/** For work of an organization. */
export const atLibrary = <T extends Databases>(work: T): T => ({ ...work, home: work.library })

/** For an organization's work on what the directory holds, such as its members. */
export const atDirectory = <T extends Databases>(work: T): T => ({ ...work, home: work.directory })

let watch: ((d1: D1Database, kind: Kind) => D1Database) | undefined

const open = (d1: D1Database, kind: Kind): D1Database => watch?.(d1, kind) ?? d1

/** Tests see every statement that is sent to a database of a kind. */
export function watchDatabases(by: typeof watch): void {
  watch = by
}
