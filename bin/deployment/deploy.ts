// Deploys to Cloudflare, after checking that the deployment can work:
//   npm run deploy -- [--env staging] [--migrate] [--gradual]
// --migrate applies pending migrations first; --gradual uploads a version that gets no traffic yet.
import { parseArgs } from "node:util"
import type { Api } from "./cloudflare-api.ts"
import { databaseOf } from "./check-settings.ts"
import { checkDeployment } from "./checks.ts"
import { configOf, type Environment, environmentIn } from "./environments.ts"
import { lines } from "./problem.ts"
import { wranglerOnTerminal } from "./wrangler.ts"

type Options = { migrate: boolean; gradual: boolean; say: (line: string) => void }

/** False if it stopped; the reason is printed. */
export async function deploy(env: Environment, { migrate, gradual, say }: Options): Promise<boolean> {
  const { problems, notes, pending, api } = await checkDeployment(env)
  if (pending.length > 0 && !migrate) {
    problems.push({
      what: `${pending.length} migrations are pending: ${pending.join(", ")}`,
      remedy: `read them, then run \`npm run deploy -- --env ${env} --migrate\`, which applies them first`,
    })
  }
  if (problems.length > 0) {
    say(`Not deployed to ${env}:`)
    for (const line of lines(problems)) say(line)
    return false
  }
  for (const line of lines(notes)) say(line)
  if (pending.length > 0 && api) {
    say(`Applying ${pending.join(", ")}. To undo: ${await undoCommand(env, api)}`)
    if (!wranglerOnTerminal(["d1", "migrations", "apply", "DB", "--remote", "--env", env])) return false
  }
  const command = gradual ? ["versions", "upload"] : ["deploy"]
  if (!wranglerOnTerminal([...command, "--env", env], { checked: true })) return false
  if (gradual) say(`Uploaded. To give it a share of the traffic: npx wrangler versions deploy --env ${env}`)
  return true
}

/** The command that restores the database to this moment. */
async function undoCommand(env: Environment, api: Api): Promise<string> {
  const path = `/d1/database/${databaseOf(configOf(env))}/time_travel/bookmark`
  const { bookmark } = await api.call<{ bookmark: string }>("GET", path)
  return `npx wrangler d1 time-travel restore DB --env ${env} --bookmark ${bookmark}`
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: {
        env: { type: "string" },
        migrate: { type: "boolean", default: false },
        gradual: { type: "boolean", default: false },
      },
    })
    const { migrate, gradual } = values
    const env = environmentIn(values.env)
    if (!(await deploy(env, { migrate, gradual, say: console.error }))) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
