import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./paths.ts"

/** Runs the work unless it already succeeded with the same files; `stamp` records them. */
export async function whenChanged(stamp: string, patterns: string[], work: () => void | Promise<void>): Promise<void> {
  const digest = digestOf(patterns)
  if (holds(stamp, digest)) return
  await work()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
}

const holds = (stamp: string, digest: string) => existsSync(stamp) && readFileSync(stamp, "utf8") === digest

function digestOf(patterns: string[]): string {
  const hash = createHash("sha256")
  for (const file of globSync(patterns, { cwd: ROOT }).sort()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(ROOT, file)))
  }
  return hash.digest("hex")
}
