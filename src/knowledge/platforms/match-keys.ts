/** Kinds of match values and their labels. */
const LABELS = {
  ip: "IP addresses",
  url: "URLs",
  deviceid: "Device IDs",
  uid: "Exchange user IDs",
  appbundle: "App bundles",
  contentid: "Content IDs",
  postalcode: "Postal codes",
} as const
export type MatchKey = keyof typeof LABELS

export const MATCH_KEYS = Object.keys(LABELS) as [MatchKey, ...MatchKey[]]

export const MATCH_KEY_OPTIONS = MATCH_KEYS.map((value) => ({ value, label: `${LABELS[value]} (${value})` }))
