/** Parts of the service that are off unless the installation switches them on. Their routes are unknown paths while they are off. */
export const FEATURES = ["webhooks"] as const
export type Feature = (typeof FEATURES)[number]
