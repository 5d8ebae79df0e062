// Checks that imports follow the floors: `npm run check` runs it, ARCHITECTURE.md explains the floors.
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseSync } from "oxc-parser"
import { ROOT } from "../system/paths.ts"

/** From the roof down. An import, types included, goes to its own floor or to a lower one. */
const FLOORS = [
  "src/testing",
  "workers",
  "sdk/src",
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

/** Folders whose subfolders are rooms of their own: two pages of the console may not import each other in a circle either. */
const OPEN_FOLDERS = new Set(["workers/console", "workers/console/src", "workers/console/src/pages"])

const ROUTES = /(^|\/|-)routes\.ts$/
const HOT_ROUTES = /\/hot-(\w+-)?routes\.ts$/
const DATABASE = "src/kernel/db/"
const LISTS_OF_ROUTES = ["src/app/routes.ts", "src/app/hot-routes.ts"]

/** Paths from the root of the repository. */
export type Import = { from: string; to: string }

export type Findings = { upward: string[]; cycles: string[]; routes: string[] }

export function checkFloors(imports: readonly Import[]): Findings {
  return {
    upward: imports.flatMap(({ from, to }) => (floorOf(from) > floorOf(to) ? [`${from} -> ${to}`] : [])),
    cycles: cyclesIn(imports),
    routes: imports.flatMap(({ from, to }) => misusedRoute(from, to) ?? []),
  }
}

function floorOf(file: string): number {
  const floor = FLOORS.findIndex((folder) => file.startsWith(`${folder}/`))
  if (floor === -1) throw new Error(`${file} is on no floor: add its folder to FLOORS in bin/checks/floors.ts`)
  return floor
}

/** The folder a file belongs to within its floor; a file that lies directly on a floor is a room of its own. */
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

/** Groups of rooms that reach each other, each with the imports that tie it. */
function cyclesIn(imports: readonly Import[]): string[] {
  const edges = imports
    .map(({ from, to }) => ({ from, to, rooms: [roomOf(from), roomOf(to)] as const }))
    .filter(({ rooms: [a, b] }) => a !== b)
  const neighbours = Map.groupBy(edges, ({ rooms: [a] }) => a)
  const reachable = (start: string) => {
    const seen = new Set<string>()
    const queue = [start]
    for (let room = queue.pop(); room !== undefined; room = queue.pop()) {
      for (const { rooms } of neighbours.get(room) ?? []) {
        if (seen.has(rooms[1])) continue
        seen.add(rooms[1])
        queue.push(rooms[1])
      }
    }
    return seen
  }
  const reach = new Map([...neighbours.keys()].map((room) => [room, reachable(room)]))
  const circular = [...reach.keys()].filter((room) => reach.get(room)?.has(room)).sort((a, b) => (a < b ? -1 : 1))
  const groups = Map.groupBy(circular, (room) =>
    circular.filter((other) => reach.get(room)?.has(other) && reach.get(other)?.has(room)).join(", "),
  )
  return Array.from(groups, ([rooms, members]) => {
    const ties = edges.filter(({ rooms: [a, b] }) => members.includes(a) && members.includes(b))
    return `${rooms}\n${ties.map(({ from, to }) => `    ${from} -> ${to}`).join("\n")}`
  })
}

/** Tests may use everything, so they are on no floor. */
const isChecked = (file: string) => !/\.(test|d)\.tsx?$/.test(file) && FLOORS.some((at) => file.startsWith(`${at}/`))

/** Every import of one checked file by another, dynamic imports and types included. */
export function readImports(): Import[] {
  const files = globSync(["src/**/*.ts", "workers/**/*.{ts,tsx}", "sdk/src/**/*.ts"], { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter(isChecked)
  const known = new Set(files)
  return files.flatMap((from) =>
    specifiersIn(from)
      .map((specifier) => ({ from, to: path.posix.join(path.posix.dirname(from), specifier) }))
      .filter(({ to }) => known.has(to)),
  )
}

function specifiersIn(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), "utf8")
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const all = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
  return all.filter((specifier) => specifier.startsWith("."))
}
