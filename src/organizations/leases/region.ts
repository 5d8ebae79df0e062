type Place = { continent?: unknown; country?: unknown; longitude?: unknown; [field: string]: unknown }

/** Where a caller without a known place is served. */
const ANYWHERE = "enam"

const MIDDLE_EAST = new Set(["AE", "BH", "IL", "IQ", "IR", "JO", "KW", "LB", "OM", "PS", "QA", "SA", "SY", "TR", "YE"])

/** The location hint for objects near a caller. */
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
