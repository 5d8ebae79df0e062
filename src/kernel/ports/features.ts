/** Features that are off by default. The routes of a disabled feature do not exist. */
export const FEATURES = ["webhooks"] as const
export type Feature = (typeof FEATURES)[number]
