/** Where Durable Objects can be created. */
const OBJECT_REGIONS = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const
type Region = (typeof OBJECT_REGIONS)[number]

/** D1 has six of these regions: the nearest one for the others. */
const DATABASE_REGIONS: Partial<Record<Region, Region>> = { sam: "enam", afr: "weur", me: "eeur" }

const regionIn = (setting: string | undefined) => OBJECT_REGIONS.find((region) => region === setting)

/** What is wrong with HOME_REGION, or undefined. Empty is not wrong: objects are then created near their first caller. */
export function problemWithRegion(setting = ""): string | undefined {
  if (setting === "" || regionIn(setting)) return undefined
  return `HOME_REGION is ${JSON.stringify(setting)}: it must be one of ${OBJECT_REGIONS.join(", ")}`
}

/** Options for Durable Objects that belong near the database. */
export function atHome({ HOME_REGION: setting }: { HOME_REGION?: string }): { locationHint: Region } | undefined {
  const locationHint = regionIn(setting)
  return locationHint && { locationHint }
}

/** D1's name of the region, for `primary_location_hint`. */
export function databaseRegion(setting: string | undefined): Region | undefined {
  const region = regionIn(setting)
  return region && (DATABASE_REGIONS[region] ?? region)
}
