/** The recency of templates that set none. */
export const DEFAULT_RECENCY = "30 Day"
