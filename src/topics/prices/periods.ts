/** What a flat fee pays for. */
export const PERIODS = ["monthly", "quarterly", "annual", "campaign"] as const
