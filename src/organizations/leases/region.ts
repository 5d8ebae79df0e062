type Place = { continent?: unknown; country?: unknown; longitude?: unknown; [field: string]: unknown }

/** Region for callers without a known location. */
const ANYWHERE = "enam"

const MIDDLE_EAST = new Set(["AE", "BH", "IL", "IQ", "IR", "JO", "KW", "LB", "OM", "PS", "QA", "SA", "SY", "TR", "YE"])

/** The Durable Object location hint nearest to a caller. */
export function regionOf(cf: Place = {}): DurableObjectLocationHint {
  const east = Number(cf.longitude ?? 0)
  if (MIDDLE_EAST.has(String(cf.country))) return "me"
  switch (cf.continent) {
    case "NA":
      return east < -100 ? "wnam" : "enam"
    case "SA":
      return "sam"
    case "EU":
      return east > 15 ? "eeur" : "weur"
    case "AS":
      return "apac"
    case "OC":
      return "oc"
    case "AF":
      return "afr"
    default:
      return ANYWHERE
  }
}
