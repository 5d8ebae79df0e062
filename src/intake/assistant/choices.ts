export const FORMATS = ["csv", "json"] as const

/** Console pages that the assistant can open. */
export const PAGES = [
  "library",
  "catalog",
  "classify",
  "import",
  "matrix",
  "brief",
  "connections",
  "activations",
  "keys",
  "global-topics",
  "review",
  "jobs",
  "templates",
  "duplicates",
  "usage",
  "audit",
] as const

/** Questions that can be asked about the library and its runs. */
export const ASKS = [
  "topics",
  "pushed",
  "categories",
  "stale",
  "failed_segments",
  "long_names",
  "quota",
  "failed_runs",
] as const

/** Days are in UTC; a week is the last 7 days, a month the last 30. */
export const PERIODS = ["today", "yesterday", "week", "month"] as const

export const RUNS = ["import", "sync", "push", "refresh", "export", "job"] as const

/** Platforms whose maximum name length does not depend on a connection. */
export const NAMED_PLATFORMS = ["marketplace", "dspapi"] as const
