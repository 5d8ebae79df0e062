/** The page of an invitation link; it needs no session. */
export const INVITATION_PATH = "/invitation"

/** Where an app sends a person who shall give it access; not part of the console's frame. */
export const CONSENT_PATH = "/authorize"

/** Where the window ends in which a person signs in again after a session has ended. */
export const SIGNED_IN_PATH = "/signed-in"

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
  "/buyers",
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
export const SERVED_PATHS = [...PAGE_PATHS, INVITATION_PATH, CONSENT_PATH, SIGNED_IN_PATH] as const
