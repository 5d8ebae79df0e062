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

const secret = newSecret("txadv_")

async function open(state: string) {
  const { miniflare, url } = await startWorker({ state, quiet: true })
  const objects = await miniflare.getDurableObjectNamespace("QUOTAS", "strata")
  const counterOf = (org: string) => objects.get(objects.idFromName(org)) as unknown as Counter
  const classify = async () => {
    const answer = await fetch(new URL("/api/classify", url), {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "idempotency-key": "order-1" },
      body: JSON.stringify({ messages: [{ role: "user", content: "ski boots" }] }),
    })
    const [status, replayed, text] = [answer.status, answer.headers.get("idempotent-replay"), await answer.text()]
    return { status, replayed, text, used: await counterOf("org_once").used("classifications") }
  }
  return {
    database: await miniflare.getD1Database("DB", "strata"),
    counterOf,
    classify,
    close: () => miniflare.dispose(),
  }
}

async function addKey(database: D1Database) {
  await database.batch([
    database.prepare(
      `INSERT INTO organizations (id, issuer, external_id, name, plan, created_at, updated_at)
       VALUES ('org_once', 'test', 'once', 'Once', 'free', '', '')`,
    ),
    database
      .prepare(
        `INSERT INTO api_keys (id, org_id, created_by, name, hash, key_prefix, scopes, created_at)
         VALUES ('key_once', 'org_once', 'usr_once', 'once', ?, '', '["classify"]', '')`,
      )
      .bind(await hashSecret(secret)),
  ])
}

it("after a restart, quotas are exact and an Idempotency-Key is answered for the credit of its first call", async ({
  expect,
  onTestFinished,
}) => {
  const state = mkdtempSync(path.join(tmpdir(), "strata-restart-"))
  onTestFinished(() => rmSync(state, { recursive: true, force: true }))
  await buildWorker()
  await migrate(state)

  const before = await open(state)
  const counter = before.counterOf("org_restart")
  await counter.reserve("classifications", 99, 100)
  const answers = await Promise.all(Array.from({ length: 50 }, () => counter.reserve("classifications", 1, 100)))
  expect(answers.filter(({ granted }) => granted)).toHaveLength(1)
  await addKey(before.database)
  const first = await before.classify()
  expect(first).toMatchObject({ status: 200, replayed: null, used: 1 })
  await before.close()

  const after = await open(state)
  expect(await after.counterOf("org_restart").used("classifications")).toBe(100)
  expect((await after.counterOf("org_restart").reserve("classifications", 1, 100)).granted).toBe(false)
  expect(await after.classify()).toEqual({ ...first, replayed: "true" })
  await after.close()
})
