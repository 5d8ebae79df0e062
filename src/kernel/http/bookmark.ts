/** Identifies a state of the database. Clients send it back to read at least that state. */
export const BOOKMARK_HEADER = "X-Strata-Bookmark"
