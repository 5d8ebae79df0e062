/** Constants fixed by the interface. */
export const SUB_BATCH_SIZE = 100
export const STAGING_CHUNK_SIZE = 2000
export const STAGING_TIME_BUDGET_MS = 45_000
export const BATCH_PROCESS_CHUNK_SIZE = 500

/** Topics planned per step. */
export const PLANNED_AT_ONCE = 20 * SUB_BATCH_SIZE
/** Maximum number of sub-batches in progress, since the provider's queue is limited. */
export const MAX_UNDER_WAY = 1000
/** Sub-batches sent per step; each is one or two megabytes. */
export const SENT_AT_ONCE = 4
export const POLLED_AT_ONCE = 25
export const CONNECTIONS = 5

export const CALL_TIMEOUT_MS = 30_000
/** Well past the call timeout: a request that has not arrived by then is lost. */
export const SETTLED_AFTER_MS = 120_000
/** Allowed clock skew to the provider. Generous, since a batch mistaken for too old is paid for twice. */
export const CLOCK_SKEW_MS = 900_000

/** The provider keeps a batch for a day. A batch unreadable for twice that long is given up. */
export const GIVEN_UP_AFTER_MS = 2 * 86_400_000
/** A batch still unknown to the provider after this time is lost. */
export const UNKNOWN_AFTER_MS = 600_000
/** Results may appear shortly after a batch has ended. Missing results are given up after this many complete downloads over this time. */
export const INCOMPLETE_DOWNLOADS = 5
export const INCOMPLETE_FOR_MS = 60_000
