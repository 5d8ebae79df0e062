/** The recency of templates that name none. */
export const DEFAULT_RECENCY = "30 Day"
