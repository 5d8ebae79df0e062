import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { it } from "vitest"
import { hashSecret, newSecret } from "../../src/organizations/keys/secret.ts"
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

it("an Idempotency-Key is answered after a restart of the process, for the one credit of its first call", async ({
  expect,
}) => {
  const state = mkdtempSync(path.join(tmpdir(), "strata-restart-"))
  await buildWorker()
  await migrate(state)
  const secret = newSecret("txadv_")
  const classify = async () => {
    const { miniflare, url } = await startWorker({ state, quiet: true })
    const database = await miniflare.getD1Database("DB", "strata")
    await database.batch([
      database.prepare(
        `INSERT OR IGNORE INTO organizations (id, issuer, external_id, name, plan, created_at, updated_at)
         VALUES ('org_once', 'test', 'once', 'Once', 'free', '', '')`,
      ),
      database
        .prepare(
          `INSERT OR IGNORE INTO api_keys (id, org_id, created_by, name, hash, key_prefix, scopes, created_at)
           VALUES ('key_once', 'org_once', 'usr_once', 'once', ?, '', '["classify"]', '')`,
        )
        .bind(await hashSecret(secret)),
    ])
    const answer = await fetch(new URL("/api/classify", url), {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "idempotency-key": "order-1" },
      body: JSON.stringify({ messages: [{ role: "user", content: "ski boots" }] }),
    })
    const text = await answer.text()
    const objects = await miniflare.getDurableObjectNamespace("QUOTAS", "strata")
    const used = await (objects.get(objects.idFromName("org_once")) as unknown as Counter).used("classifications")
    await miniflare.dispose()
    return { status: answer.status, replayed: answer.headers.get("idempotent-replay"), text, used }
  }
  const first = await classify()
  expect(first).toMatchObject({ status: 200, replayed: null, used: 1 })
  expect(await classify()).toEqual({ ...first, replayed: "true" })
  rmSync(state, { recursive: true, force: true })
})
