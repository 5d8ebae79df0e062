/** The interface's own constants. */
export const SUB_BATCH_SIZE = 100
export const STAGING_CHUNK_SIZE = 2000
export const STAGING_TIME_BUDGET_MS = 45_000
export const BATCH_PROCESS_CHUNK_SIZE = 500

/** Topics that are written down as questions in one step. */
export const PLANNED_AT_ONCE = 20 * SUB_BATCH_SIZE
/** Sub-batches not yet staged: beyond it the provider's own queue would be full. */
export const MAX_UNDER_WAY = 1000
/** A sub-batch is a megabyte or two on its way out. */
export const SENT_AT_ONCE = 4
export const ASKED_AT_ONCE = 25
export const CONNECTIONS = 5

export const CALL_TIMEOUT_MS = 30_000
/** Well past the timeout of a call: what has not arrived by then never will. */
export const SETTLED_AFTER_MS = 120_000
/** How far the provider's clock may be from ours. Wide, because a batch that is taken for too old is paid for again. */
export const CLOCK_SKEW_MS = 900_000

/** A batch lives for a day at the provider. One that cannot be read twice as long is given up. */
export const GIVEN_UP_AFTER_MS = 2 * 86_400_000
/** A batch the provider does not know, this long after it took it, is gone. */
export const UNKNOWN_AFTER_MS = 600_000
/** Results may appear a little later than the end: so many whole downloads, over this time, and what lacks then never comes. */
export const INCOMPLETE_DOWNLOADS = 5
export const INCOMPLETE_FOR_MS = 60_000
