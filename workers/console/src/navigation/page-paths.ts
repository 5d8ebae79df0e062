/** The page of an invitation link; it needs no session. */
export const INVITATION_PATH = "/invitation"

/** The paths of the console's pages behind the sign-in. */
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
  "/runs",
  "/signals",
  "/labels",
  "/keys",
  "/webhooks",
  "/alerts",
  "/members",
  "/sessions",
  "/organization",
  "/help",
  "/global-topics",
  "/review",
  "/jobs",
  "/templates",
  "/duplicates",
  "/usage",
  "/audit",
  "/system",
] as const

export type PagePath = "/" | (typeof PAGE_PATHS)[number]

/** Every path under which the console is served. The build writes them into `_redirects`. */
export const SERVED_PATHS = [...PAGE_PATHS, INVITATION_PATH] as const
