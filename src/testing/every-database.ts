import type { Databases } from "../kernel/db/databases.ts"

/** One handle for everything, for tests that count, delay or fail what it is asked. Kinds of tables are not checked on it. */
export const everyDatabase = (d1: D1Database): Databases => ({ directory: d1, library: d1, home: d1, together: d1 })
