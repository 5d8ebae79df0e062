// Removes one security check at a time in a copy of the checkout, and shows which test notices. Survivors fail the command.
import { parseArgs } from "node:util"
import { MUTATIONS } from "../mutations/all.ts"
import { batchesOf } from "../mutations/batches.ts"
import type { Mutation } from "../mutations/mutation.ts"
import { startTests } from "../mutations/start-tests.ts"
import { copyTree } from "../mutations/tree-copy.ts"
import { findFailures, type Outcome, tryMutation } from "../mutations/try-mutation.ts"

const USAGE = "npm run mutate -- [--only <pattern of names and files>] [--part 1/4] [--jobs <how many at a time, 2>]"
const options = { only: { type: "string" }, part: { type: "string" }, jobs: { type: "string" } } as const

const { only, part = "1/1", jobs: jobsText = "2" } = readOptions()
const [index = 1, parts = 1] = part.split("/").map(Number)
const jobs = Number(jobsText) || 1
const chosen = MUTATIONS.filter(({ name, file }) => !only || new RegExp(only, "i").test(`${name} ${file}`)).filter(
  (_, i) => i % parts === index - 1,
)
if (chosen.length === 0) fail("No mutation matches")

type Tried = { mutation: Mutation; outcome: Outcome }
const tried: Tried[] = []
const batches = batchesOf(chosen, jobs)
const width = Math.max(...chosen.map(({ name }) => name.length))
await Promise.all(Array.from({ length: Math.min(jobs, batches.length) }, work))

const lost = tried.filter(({ outcome }) => outcome.result !== "killed")
for (const { mutation, outcome } of lost) console.log(describeLoss(mutation, outcome))
console.log(`${tried.length - lost.length} killed, ${lost.length} not`)
process.exit(lost.length === 0 ? 0 : 1)

/** Each worker has its own copy. */
async function work() {
  const copy = copyTree()
  const tests = startTests(copy.folder)
  try {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const failures = await findFailures(batch, tests.run)
      for (const mutation of batch) {
        const started = performance.now()
        const failure = mutation.tests.map((file) => failures.get(file)).find(Boolean)
        const outcome: Outcome = failure
          ? { result: "broken", output: `its tests fail without the edit:\n${failure}` }
          : await tryMutation(copy.folder, mutation, tests.run)
        report(mutation, outcome, performance.now() - started)
      }
    }
  } finally {
    await tests.stop()
    copy.remove()
  }
}

function report(mutation: Mutation, outcome: Outcome, ms: number) {
  tried.push({ mutation, outcome })
  const seconds = `${(ms / 1000).toFixed(0)} s`.padStart(6)
  const by = outcome.result === "killed" ? outcome.by : ""
  console.log([mutation.name.padEnd(width), seconds, outcome.result.padEnd(8), by].join("  ").trimEnd())
}

function describeLoss({ name, file, find, why, tests }: Mutation, outcome: Outcome): string {
  const title = `\n${outcome.result.toUpperCase()}  ${name} (${file})`
  if (outcome.result === "outdated") return `${title}\n  occurs not exactly once: ${find}`
  if (outcome.result === "broken") return `${title}\n${outcome.output}`
  return `${title}\n  without this check ${why}, and no test notices: ${tests.join(", ")}`
}

function readOptions() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`)
  process.exit(1)
}
