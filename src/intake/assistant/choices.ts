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
