/** Marks a state of the database. Sent back, it makes reads show at least that state. */
export const BOOKMARK_HEADER = "X-Strata-Bookmark"
