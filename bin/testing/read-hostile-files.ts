import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { PARSERS, tryParse } from "./hostile-parsers.ts"

/**
 * Reads every nasty file with one parser. `time` prints the milliseconds of processor time that a quarter of the size, the
 * size, and an honest file of the size take. `write <folder>` and then `memory <folder>` read the largest ones: two steps,
 * because making them takes more memory than the second process is given, and running out ends it.
 */
const [name = "", what = "", folder = ""] = process.argv.slice(2)
const parser = PARSERS[name]
if (!parser) throw new Error(`No parser is called ${name}`)
const { honest, files, size, largest } = parser

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** The fastest of several runs: whatever else the machine does only adds to a run. */
async function fastest(make: (size: number) => string, length: number): Promise<number> {
  const input = make(length)
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3; run++) {
    const start = cpu()
    await tryParse(name, input)
    best = Math.min(best, cpu() - start)
  }
  return best
}

async function takeTimes() {
  const ofHonest = await fastest(honest, size)
  const times = []
  for (const [file, make] of Object.entries(files)) {
    times.push({ file, quarter: await fastest(make, size / 4), whole: await fastest(make, size), honest: ofHonest })
  }
  return times
}

function writeFiles() {
  mkdirSync(folder, { recursive: true })
  const all = Object.entries({ honest, ...files })
  for (const [file, make] of all) writeFileSync(path.join(folder, file), make(largest))
  return all.map(([file]) => file)
}

async function readFiles() {
  const all = readdirSync(folder).sort()
  for (const file of all) await tryParse(name, readFileSync(path.join(folder, file), "utf8"))
  return all
}

console.log(JSON.stringify(what === "time" ? await takeTimes() : what === "write" ? writeFiles() : await readFiles()))
