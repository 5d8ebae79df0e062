// Refreshes stale activations of all organizations on a running service:
//   npm run refresh-stale -- [--dry-run] [--limit 100] [--wording]
// --wording: also segments that differ by the wording of a new version alone, which keep their ids otherwise.
// Uses STRATA_URL and MAINTENANCE_TOKEN; default: the local service.
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { stateFolder } from "../system/paths.ts"
import { refreshStale, type Target } from "./refresh-all-stale.ts"

const { values } = parseArgs({
  options: {
    "dry-run": { type: "boolean", default: false },
    limit: { type: "string" },
    wording: { type: "boolean", default: false },
  },
})
const dryRun = values["dry-run"]
try {
  const { stale, refreshed, error } = await refreshStale(targetOf(), {
    dryRun,
    wording: values.wording,
    limit: limitIn(values.limit),
    say: console.log,
  })
  console.log(dryRun ? `${stale} stale, nothing changed` : `${refreshed} refreshed, ${error} failed`)
  if (error > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function targetOf(): Target {
  const file = path.join(stateFolder(), "maintenance-token")
  const token = process.env["MAINTENANCE_TOKEN"] ?? (existsSync(file) ? readFileSync(file, "utf8") : "")
  if (token === "") throw new Error("MAINTENANCE_TOKEN is not set, and there is no local run to take it from")
  return { url: process.env["STRATA_URL"] ?? `http://localhost:${process.env["PORT"] ?? 8787}`, token }
}

function limitIn(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error("--limit must be a whole number of at least 1")
  return Number(text)
}
