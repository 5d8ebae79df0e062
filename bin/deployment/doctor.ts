// Finds what would break a deployment, and changes nothing:
//   npm run doctor -- [--env staging] [--secrets secrets.json]
// --secrets checks the values in a file before `wrangler secret bulk` sets them.
import { parseArgs } from "node:util"
import { checkDeployment } from "./checks.ts"
import { type Environment, environmentIn } from "./environments.ts"
import { lines, type Problem } from "./problem.ts"
import { readSecrets, valueProblems } from "./secrets.ts"

type Options = { secrets?: string | undefined; say: (line: string) => void }

/** False if it found a problem. */
export async function examine(env: Environment, { secrets: file, say }: Options): Promise<boolean> {
  const values = file === undefined ? {} : readSecrets(file)
  const { problems, notes, pending, origin } = await checkDeployment(env, Object.keys(values))
  problems.push(...valueProblems(file ?? "", values), ...(await readinessProblems(env, origin)))
  if (problems.length > 0) say([`${problems.length} problems in ${env}:`, ...lines(problems)].join("\n"))
  if (notes.length > 0) say(["Worth knowing:", ...lines(notes)].join("\n"))
  if (pending.length > 0)
    say(`${pending.length} migrations are pending; \`npm run deploy -- --env ${env} --migrate\` applies them.`)
  if (problems.length === 0) say(`No problem found in ${env}.`)
  return problems.length === 0
}

/** Of the Worker that is deployed now, if there is one. Deployments do not ask it: they may be what repairs it. */
async function readinessProblems(env: Environment, origin: string | undefined): Promise<Problem[]> {
  if (origin === undefined) return []
  try {
    const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(10_000) })
    if (answer.status !== 503) return []
    const { failing } = (await answer.json()) as { failing: string[] }
    return [
      {
        what: `the Worker at ${origin} is not ready: ${failing.join(", ")}`,
        remedy: `open its System page as an operator, or run \`npx wrangler tail --env ${env}\`: both name the reason, also of a key that cannot be used`,
      },
    ]
  } catch {
    // Not deployed yet, or not Strata.
    return []
  }
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { env: { type: "string" }, secrets: { type: "string" } } })
    const isFine = await examine(environmentIn(values.env), { secrets: values.secrets, say: console.log })
    if (!isFine) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
