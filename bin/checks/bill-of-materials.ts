import { createHash } from "node:crypto"

type LockedPackage = {
  version?: string
  integrity?: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  link?: boolean
}
export type Lock = { name: string; version: string; packages: Record<string, LockedPackage> }

type Component = {
  type: "library"
  "bom-ref": string
  group?: string
  name: string
  version: string
  scope: "required" | "excluded"
  purl: string
  hashes?: { alg: string; content: string }[]
  licenses?: ({ license: { id: string } } | { expression: string })[]
}

const FOLDER = "node_modules/"
const nameOf = (place: string) => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)

/** Every locked package as a CycloneDX 1.6 document. Packages in no shipped file are `excluded`. */
export function billOfMaterials(lock: Lock, shippedRoots: readonly string[]) {
  // Without the repository itself and its workspace.
  const places = Object.keys(lock.packages).filter((place) => place.includes(FOLDER) && !lock.packages[place]?.link)
  const shipped = reachable(lock, shippedRoots)
  const refs = new Map(
    places.map((place) => [place, place.replace(/^node_modules\//, "").replaceAll(`/${FOLDER}`, " > ")]),
  )
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    // Derived from the lock file, so that the document is reproducible.
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock))}`,
    version: 1,
    metadata: { component: { type: "application", "bom-ref": lock.name, name: lock.name, version: lock.version } },
    components: places.map((place) => componentOf(place, refs.get(place) ?? place, lock, shipped.has(place))),
    dependencies: [
      { ref: lock.name, dependsOn: refsOf(Object.keys(directOf(lock)), "", lock, refs) },
      ...places.map((place) => ({
        ref: refs.get(place) ?? place,
        dependsOn: refsOf(Object.keys(neededBy(lock.packages[place])), place, lock, refs),
      })),
    ],
  }
}

const directOf = ({ packages }: Lock) => {
  const root = packages[""] as LockedPackage & { devDependencies?: Record<string, string> }
  return { ...root.devDependencies, ...neededBy(root) }
}

const neededBy = (one: LockedPackage | undefined) => ({
  ...one?.dependencies,
  ...one?.optionalDependencies,
  ...one?.peerDependencies,
})

const refsOf = (names: string[], from: string, lock: Lock, refs: ReadonlyMap<string, string>) =>
  names
    .flatMap((name) => refs.get(resolve(name, from, lock) ?? "") ?? [])
    .filter((ref, i, all) => all.indexOf(ref) === i)
    .sort()

/** Node's resolution: the nearest parent folder that has the package. Optional packages may be missing. */
function resolve(name: string, from: string, { packages }: Lock): string | undefined {
  const folders = from.split(`/${FOLDER}`)
  for (let depth = folders.length; depth > 0; depth--) {
    const place = `${folders.slice(0, depth).join(`/${FOLDER}`)}/${FOLDER}${name}`
    if (packages[place]) return place
  }
  return packages[FOLDER + name] ? FOLDER + name : undefined
}

function reachable(lock: Lock, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (place: string | undefined) => {
    if (place === undefined || found.has(place)) return
    found.add(place)
    for (const name of Object.keys(neededBy(lock.packages[place]))) visit(resolve(name, place, lock))
  }
  for (const name of roots) visit(resolve(name, "", lock))
  return found
}

function componentOf(place: string, ref: string, { packages }: Lock, isShipped: boolean): Component {
  const { version = "", integrity, license } = packages[place] ?? {}
  const name = nameOf(place)
  const [first = "", second] = name.split("/")
  return {
    type: "library",
    "bom-ref": ref,
    ...(second !== undefined && { group: first }),
    name: second ?? first,
    version,
    scope: isShipped ? "required" : "excluded",
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(integrity && { hashes: integrity.split(" ").map(hashOf) }),
    ...(license && { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] }),
  }
}

function hashOf(integrity: string) {
  const [algorithm = "", digest = ""] = integrity.split("-")
  return { alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(digest, "base64").toString("hex") }
}

function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  )
}
