import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./paths.ts"

/** Does the work unless it succeeded before on the very same files; remembers it in `stamp`. */
export async function whenChanged(stamp: string, patterns: string[], work: () => void | Promise<void>): Promise<void> {
  const hash = createHash("sha256")
  for (const file of globSync(patterns, { cwd: ROOT }).sort()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(ROOT, file)))
  }
  const now = hash.digest("hex")
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return
  await work()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}
