import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { it } from "vitest"
import { migrate } from "./local-worker.ts"
import { wrangler } from "../deployment/wrangler.ts"
import { IS_LONG_FORM } from "../testing/long-form.ts"

// In the short form, remote.test.ts lets wrangler write to a state's database and reads it there.
it.runIf(IS_LONG_FORM)("leaves wrangler no migration to apply", async ({ expect, onTestFinished }) => {
  const state = mkdtempSync(path.join(tmpdir(), "strata-migrate-"))
  onTestFinished(() => rmSync(state, { recursive: true, force: true }))
  await migrate(state)
  // With another database than the one that was migrated, it would list all of them.
  const list = await wrangler("d1", "migrations", "list", "DB", "--local", "--env=", "--persist-to", state)
  expect(list).toContain("No migrations to apply")
})
