/** The period that a flat fee covers. */
export const PERIODS = ["monthly", "quarterly", "annual", "campaign"] as const
