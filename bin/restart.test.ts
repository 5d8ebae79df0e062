import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { it } from "vitest"
import { buildWorker, migrate, startWorker } from "./local-worker.ts"

type Counter = {
  reserve(quota: string, amount: number, limit: number | null): Promise<{ granted: boolean }>
  used(quota: string): Promise<number>
}

it("a quota counter is exact after a restart of the process", async ({ expect }) => {
  const state = mkdtempSync(path.join(tmpdir(), "strata-restart-"))
  await buildWorker()
  await migrate(state)
  const open = async () => {
    const { miniflare } = await startWorker({ state, quiet: true })
    const objects = await miniflare.getDurableObjectNamespace("QUOTAS", "strata")
    return { miniflare, counter: objects.get(objects.idFromName("org_restart")) as unknown as Counter }
  }
  const first = await open()
  await first.counter.reserve("classifications", 99, 100)
  const answers = await Promise.all(Array.from({ length: 50 }, () => first.counter.reserve("classifications", 1, 100)))
  expect(answers.filter(({ granted }) => granted)).toHaveLength(1)
  await first.miniflare.dispose()

  const second = await open()
  expect(await second.counter.used("classifications")).toBe(100)
  expect((await second.counter.reserve("classifications", 1, 100)).granted).toBe(false)
  await second.miniflare.dispose()
  rmSync(state, { recursive: true, force: true })
})
