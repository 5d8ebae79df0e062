// wrangler runs this before every build (wrangler.toml, [build]). It refuses to publish anything that `npm run deploy` has not checked; dry
// runs, local runs and other commands pass. Plain JavaScript: it runs on the Node of the PATH.
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** The command line and the parent of a process. */
function processOf(/** @type {number} */ id) {
  try {
    // Linux. The name in `stat` is in parentheses and may contain anything; the state and the parent's id follow it.
    const parent = /^.*\) \S+ (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, "utf8"))?.[1]
    return { args: readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0"), parent: Number(parent) }
  } catch {
    // Systems without /proc: macOS and the BSDs.
    const [parent, ...args] = execFileSync("ps", ["-o", "ppid=,args=", "-p", String(id)], { encoding: "utf8" })
      .trim()
      .split(/\s+/)
    return { args, parent: Number(parent) }
  }
}

/** The arguments of the wrangler that runs this: wrangler passes its command to the build, but not whether it is a dry run. */
function wranglerArguments() {
  try {
    for (let id = process.ppid; id > 1;) {
      const { args, parent } = processOf(id)
      const at = args.findIndex((arg) => /wrangler-dist[\\/]cli\.js$/.test(arg))
      if (at >= 0) return args.slice(at + 1)
      id = parent
    }
  } catch {
    // No such process, or no `ps`: treat it as publishing.
  }
  return []
}

/**
 * Whether wrangler, called with these arguments, only builds. If unclear, it counts as publishing.
 * @param {readonly string[]} args
 */
export function onlyBuilds(args) {
  if (args[0] === "check") return true
  const flags = args.flatMap((arg, i) => (/^--(no-)?dry-?run\b/i.test(arg) ? [{ arg, next: args[i + 1] }] : []))
  return (
    flags.length > 0 && flags.every(({ arg, next }) => /^--(dry-run|dryRun)(=true)?$/.test(arg) && next !== "false")
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const mayPublish = ["deploy", "versions upload"].includes(process.env.WRANGLER_COMMAND ?? "")
  if (mayPublish && !process.env.STRATA_DEPLOY && !onlyBuilds(wranglerArguments())) {
    console.error(
      "Not deployed: run `npm run deploy`, which checks the account and the settings first. To only build: `npx wrangler deploy --dry-run`.",
    )
    process.exit(1)
  }
}
