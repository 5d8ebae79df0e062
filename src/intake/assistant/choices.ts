export const FORMATS = ["csv", "json"] as const

/** Pages of the console that a conversation may lead to. */
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
