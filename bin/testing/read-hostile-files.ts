import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { IS_LONG_FORM } from "./long-form.ts"
import { type Parser, PARSERS, tryParse } from "./hostile-parsers.ts"

/**
 * Reads nasty files with the parsers named. `time <divisor>` prints how many files each parser read, and those it was slow with.
 * `write <folder>` and then `memory <folder>` read the largest ones: two steps, because making them takes more memory than the second
 * process is given, and running out ends it.
 */
const [what = "", argument = "", ...names] = process.argv.slice(2)

/** Four times the input may take four times as long, and twice as much again for noise. Quadratic time would be 16 times. */
const MAX_GROWTH = 12
/** A nasty file may cost more than an honest one of its size, but not by orders of magnitude. */
const MAX_COST = 60
/** Processor times below this many milliseconds are noise. */
const NEGLIGIBLE = 40
/** A garbage collection can affect one measurement; a slow parser is slow in each. */
const MEASUREMENTS = 4
/** Of each input, once it seemed slow. */
const RUNS = 3

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** The fastest of a few runs, because other load only adds time. */
async function fastest(name: string, input: string, runs: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs && best > NEGLIGIBLE; run++) {
    const start = cpu()
    await tryParse(name, input)
    best = Math.min(best, cpu() - start)
  }
  return best
}

type Making = { name: string; make: (size: number) => string; honest: (size: number) => string; size: number }

async function slowness({ name, make, honest, size }: Making, runs: number) {
  const whole = await fastest(name, make(size), runs)
  if (whole <= NEGLIGIBLE) return undefined
  const quarter = await fastest(name, make(size / 4), runs)
  const ofHonest = await fastest(name, honest(size), runs)
  const isSlow = whole > MAX_GROWTH * quarter || whole > MAX_COST * Math.max(ofHonest, 1)
  return isSlow ? { whole, quarter, honest: ofHonest } : undefined
}

async function takeTimes(name: string, divisor: number) {
  const { files, honest, size } = parserOf(name)
  const slow = []
  for (const [file, make] of Object.entries(files)) {
    const making = { name, make, honest, size: size / divisor }
    let found = await slowness(making, 1)
    for (let again = 1; again < MEASUREMENTS && found; again++) found = await slowness(making, RUNS)
    if (found) slow.push({ file, ...found })
  }
  return { files: Object.keys(files).length, slow }
}

function writeFiles(name: string) {
  const { honest, files, hungriest, largest } = parserOf(name)
  const folder = path.join(argument, name)
  mkdirSync(folder, { recursive: true })
  const chosen = Object.entries(files).filter(([file]) => IS_LONG_FORM || hungriest.includes(file))
  if (chosen.length < hungriest.length) throw new Error(`${name} has no file called ${hungriest.join(" or ")}`)
  // An honest file needs less memory than these.
  const all = IS_LONG_FORM ? [["honest", honest] as const, ...chosen] : chosen
  for (const [file, make] of all) writeFileSync(path.join(folder, file), make(largest))
  return all.map(([file]) => file).sort()
}

async function readFiles(name: string) {
  const folder = path.join(argument, name)
  const all = readdirSync(folder).sort()
  for (const file of all) await tryParse(name, readFileSync(path.join(folder, file), "utf8"))
  return all
}

function parserOf(name: string): Parser {
  const parser = PARSERS[name]
  if (!parser) throw new Error(`No parser is called ${name}`)
  return parser
}

const results: Record<string, unknown> = {}
for (const name of names) {
  results[name] =
    what === "time"
      ? await takeTimes(name, Number(argument))
      : what === "write"
        ? writeFiles(name)
        : await readFiles(name)
}
console.log(JSON.stringify(results))
