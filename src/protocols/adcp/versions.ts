/** Supported AdCP releases, oldest first. */
export const SUPPORTED_VERSIONS = ["3.0", "3.1"] as const
export const MAJOR_VERSION = 3
/** Its clients name a major version only, every request of theirs has a criterion, and every answer has signals. */
export const FIRST_RELEASE = "3.0"
const NEWEST = "3.1"

/** The release for a request; undefined if its major version is not supported. */
export function servedVersion(requested: { adcp_version?: unknown; adcp_major_version?: unknown }): string | undefined {
  const { adcp_version: release, adcp_major_version: major } = requested
  if (typeof release === "string") {
    const [, first, second] = /^(\d+)\.(\d+)/.exec(release) ?? []
    if (Number(first) !== MAJOR_VERSION) return undefined
    return SUPPORTED_VERSIONS.findLast((one) => Number(one.split(".")[1]) <= Number(second)) ?? NEWEST
  }
  if (major === undefined) return NEWEST
  return major === MAJOR_VERSION ? FIRST_RELEASE : undefined
}
