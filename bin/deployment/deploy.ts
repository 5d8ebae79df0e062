// Deploys to Cloudflare, after checking that the deployment can work:
//   npm run deploy -- [--env staging] [--migrate] [--gradual]
//   npm run deploy -- [--env staging] --after-rollout | --after-rollback
// --migrate applies pending migrations first; --gradual uploads a version that gets no traffic yet. The others deploy nothing:
// --after-rollout removes from the database what only the version before used, --after-rollback stores texts as that version reads them.
import { globSync } from "node:fs"
import { parseArgs } from "node:util"
import { ROOT } from "../system/paths.ts"
import { checkDeployment } from "./deploy-checks.ts"
import { type Environment, environmentIn } from "./environments.ts"
import { storeWholeTexts } from "../../src/topics/rows/store-whole-texts.ts"
import { wranglerJson, wranglerVisibly } from "./wrangler.ts"

type Options = { migrate: boolean; gradual: boolean; say: (line: string) => void }

/** False if it stopped; what it said is the reason. */
export async function deploy(env: Environment, { migrate, gradual, say }: Options): Promise<boolean> {
  const { problems, pending } = await checkDeployment(env)
  if (pending.length > 0 && !migrate) {
    problems.push({
      what: `${pending.length} migrations are pending: ${pending.join(", ")}`,
      remedy: `read them, then run \`npm run deploy -- --env ${env} --migrate\`, which applies them first`,
    })
  }
  if (problems.length > 0) {
    say(`Not deployed to ${env}:`)
    for (const { what, remedy } of problems) say(`  - ${what}\n    ${remedy}`)
    return false
  }
  if (pending.length > 0) {
    say(`Applying ${pending.join(", ")}. To undo: ${await undoCommand(env)}`)
    if (!wranglerVisibly(["d1", "migrations", "apply", "DB", "--remote", "--env", env])) return false
  }
  const command = gradual ? ["versions", "upload"] : ["deploy"]
  if (!wranglerVisibly([...command, "--env", env], { checked: true })) return false
  if (gradual) say(`Uploaded. To give it a share of the traffic: npx wrangler versions deploy --env ${env}`)
  say(`Once you will not roll back any more: npm run deploy -- --env ${env} --after-rollout`)
  return true
}

/** Removes what only the version before used; each file may run again. */
export async function finishRollout(env: Environment, say: Options["say"]): Promise<boolean> {
  const files = globSync("migrations/after-rollout/*.sql", { cwd: ROOT }).sort()
  say(`Applying ${files.join(", ")}. To undo: ${await undoCommand(env)}`)
  return files.every((file) =>
    wranglerVisibly(["d1", "execute", "DB", "--remote", "--env", env, "--yes", "--file", file]),
  )
}

/** Topics whose texts one statement stores in full. */
const TOPICS_AT_ONCE = 5_000

/** Stores texts as the version before reads them; it may run again, and while the service runs. */
export async function finishRollback(env: Environment, say: Options["say"]): Promise<boolean> {
  const execute = (sql: string) =>
    wranglerJson<{ results: { last: number | null }[] }[]>(
      "d1",
      "execute",
      "DB",
      "--remote",
      "--env",
      env,
      "--yes",
      "--json",
      "--command",
      sql,
    )
  const [answer] = await execute("SELECT max(seq) AS last FROM topics")
  const last = answer?.results[0]?.last ?? 0
  for (let after = 0; after < last; after += TOPICS_AT_ONCE) {
    await execute(storeWholeTexts(after, after + TOPICS_AT_ONCE))
    say(`Texts of ${Math.min(after + TOPICS_AT_ONCE, last)} of ${last} topics are stored in full`)
  }
  return true
}

/** Takes the database back to this moment. */
async function undoCommand(env: Environment): Promise<string> {
  const info = await wranglerJson<{ bookmark: string }>("d1", "time-travel", "info", "DB", "--env", env, "--json")
  return `npx wrangler d1 time-travel restore DB --env ${env} --bookmark ${info.bookmark}`
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: {
        env: { type: "string" },
        migrate: { type: "boolean", default: false },
        gradual: { type: "boolean", default: false },
        "after-rollout": { type: "boolean", default: false },
        "after-rollback": { type: "boolean", default: false },
      },
    })
    const { migrate, gradual } = values
    const env = environmentIn(values.env)
    const say = console.error
    const work = () => {
      if (values["after-rollout"]) return finishRollout(env, say)
      return values["after-rollback"] ? finishRollback(env, say) : deploy(env, { migrate, gradual, say })
    }
    if (!(await work())) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
