/** Where the console's pages are. The build tells the asset server; every other address is the service's. */
export const PAGE_PATHS = [
  "/library",
  "/catalog",
  "/assistant",
  "/classify",
  "/import",
  "/matrix",
  "/brief",
  "/connections",
  "/activations",
  "/keys",
  "/global-topics",
  "/review",
  "/jobs",
  "/templates",
  "/duplicates",
  "/usage",
  "/audit",
] as const

export type PagePath = (typeof PAGE_PATHS)[number]
