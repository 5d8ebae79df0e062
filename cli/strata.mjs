#!/usr/bin/env node
// Starts the CLI on a Node that runs TypeScript: the one on the PATH, or the packaged one.
import { spawnSync } from "node:child_process"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { chooseNode } from "../bin/setup/choose-node.mjs"

if (process.features.typescript) await import("./main.ts")
else startOther()

function startOther() {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
  const { execPath, platform, arch } = process
  const choice = chooseNode({ execPath, version: process.versions.node, platform, arch })
  if (choice.problem !== undefined) {
    console.error(choice.problem)
    process.exit(1)
  }
  const node = choice.packaged ? path.join(root, choice.node) : choice.node
  const args = [...choice.options, path.join(root, "cli/main.ts"), ...process.argv.slice(2)]
  const run = spawnSync(node, args, { stdio: "inherit" })
  if (run.error) console.error(`${run.error.message}: run \`npm run setup\` in ${root} first.`)
  process.exit(run.status ?? 1)
}
