// Checks that imports follow the floors: `npm run check` runs it, ARCHITECTURE.md explains the floors.
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseSync } from "oxc-parser"
import { ROOT } from "../system/paths.ts"

/** From top to bottom. An import, including types, goes to its own floor or to a lower one. */
const FLOORS = [
  "src/testing",
  "workers",
  "sdk/src",
  "client/src",
  "src/app",
  "src/protocols",
  "src/operations",
  "src/activation",
  "src/intake",
  "src/topics",
  "src/organizations",
  "src/kernel",
  "src/knowledge",
] as const

/** Commands, which are on no floor. File cycles are forbidden here too. */
const COMMANDS = ["bench", "bin", "cli"] as const

/** Folders whose subfolders count as rooms: pages of the console may not form cycles either. */
const OPEN_FOLDERS = new Set(["workers/console", "workers/console/src", "workers/console/src/pages"])

const ROUTES = /(^|\/|-)routes\.ts$/
const HOT_ROUTES = /\/hot-(\w+-)?routes\.ts$/
const DATABASE = "src/kernel/db/"
const LISTS_OF_ROUTES = ["src/app/routes.ts", "src/app/hot-routes.ts"]

/** Paths from the root of the repository. */
export type Import = { from: string; to: string }

/** `cycles` are between folders, `circles` between files. */
export type Findings = { upward: string[]; cycles: string[]; circles: string[]; routes: string[] }

export function checkFloors(imports: readonly Import[]): Findings {
  const onFloors = imports.filter(({ from, to }) => !isCommand(from) && !isCommand(to))
  return {
    upward: onFloors.flatMap(({ from, to }) => (floorOf(from) > floorOf(to) ? [`${from} -> ${to}`] : [])),
    cycles: cyclesIn(onFloors, roomOf),
    circles: cyclesIn(imports, (file) => file),
    routes: onFloors.flatMap(({ from, to }) => misusedRoute(from, to) ?? []),
  }
}

const isCommand = (file: string) => COMMANDS.some((folder) => file.startsWith(`${folder}/`))

function floorOf(file: string): number {
  const floor = FLOORS.findIndex((folder) => file.startsWith(`${folder}/`))
  if (floor === -1) throw new Error(`${file} is on no floor: add its folder to FLOORS in bin/checks/floors.ts`)
  return floor
}

/** The folder a file belongs to within its floor; a file directly on a floor is its own room. */
function roomOf(file: string): string {
  let folder: string = FLOORS[floorOf(file)] ?? ""
  let room: string
  do {
    room = file.split("/", folder.split("/").length + 1).join("/")
    folder = room
  } while (OPEN_FOLDERS.has(room))
  return room
}

function misusedRoute(from: string, to: string): string | undefined {
  if (ROUTES.test(from) && to.startsWith(DATABASE)) return `${from} -> ${to}: routes call verbs, verbs use the database`
  const isList = LISTS_OF_ROUTES.includes(from) || LISTS_OF_ROUTES.includes(to)
  // Hot routes get their schemas from the routes file beside them.
  const documentsIt = HOT_ROUTES.test(to) && ROUTES.test(from) && path.dirname(from) === path.dirname(to)
  return ROUTES.test(to) && !isList && !documentsIt
    ? `${from} -> ${to}: only ${LISTS_OF_ROUTES.join(" and ")} import routes`
    : undefined
}

/** Groups of rooms, or of files, that import each other, with the imports that form the cycle. */
function cyclesIn(imports: readonly Import[], placeOf: (file: string) => string): string[] {
  const edges = imports
    .map(({ from, to }) => ({ from, to, places: [placeOf(from), placeOf(to)] as const }))
    .filter(({ places: [a, b] }) => a !== b)
  const next = Map.groupBy(edges, ({ places: [a] }) => a)
  return circularGroups(
    new Map(Array.from(next, ([a, ties]) => [a, new Set(ties.map(({ places }) => places[1]))])),
  ).map((members) => {
    const ties = edges.filter(({ places: [a, b] }) => members.includes(a) && members.includes(b))
    return `${members.join(", ")}\n${ties.map(({ from, to }) => `    ${from} -> ${to}`).join("\n")}`
  })
}

/** Tarjan's strongly connected components. */
function circularGroups(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const groups: string[][] = []
  const numbers = new Map<string, number>()
  const open: string[] = []
  const visit = (node: string): number => {
    const number = numbers.size
    numbers.set(node, number)
    open.push(node)
    let earliest = number
    for (const to of next.get(node) ?? []) {
      const known = numbers.get(to)
      if (known === undefined) earliest = Math.min(earliest, visit(to))
      else if (open.includes(to)) earliest = Math.min(earliest, known)
    }
    if (earliest < number) return earliest
    const group = open.splice(open.indexOf(node))
    if (group.length > 1) groups.push(group.sort((a, b) => (a < b ? -1 : 1)))
    return earliest
  }
  for (const node of next.keys()) if (!numbers.has(node)) visit(node)
  return groups
}

/** Tests may import everything, so they are on no floor. */
const isChecked = (file: string) =>
  !/\.(test|d)\.tsx?$/.test(file) && [...FLOORS, ...COMMANDS].some((at) => file.startsWith(`${at}/`))

/** Every import between checked files, including dynamic imports and types. */
export function readImports(): Import[] {
  const files = globSync(
    ["src/**/*.ts", "workers/**/*.{ts,tsx}", "{sdk,client}/src/**/*.ts", "{bench,bin,cli}/**/*.{ts,mjs}"],
    { cwd: ROOT },
  )
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter(isChecked)
  const known = new Set(files)
  return files.flatMap((from) =>
    specifiersIn(from)
      .map((specifier) => ({ from, to: path.posix.join(path.posix.dirname(from), specifier) }))
      .filter(({ to }) => known.has(to)),
  )
}

/** The relative imports of a file, including dynamic ones and types. */
export function specifiersIn(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), "utf8")
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const all = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
  return all.filter((specifier) => specifier.startsWith("."))
}
