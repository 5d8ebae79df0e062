import { describe, it } from "vitest"
import { openBudget } from "../../kernel/budget/budget.ts"
import { newId } from "../../kernel/ids.ts"
import { testServices } from "../../testing/factories.ts"
import { purgeDrop } from "./purge-drop.ts"

/** Finished deliveries with two files each, that the drop does not have. */
async function finishedDeliveries(count: number, marker: string) {
  const rows = Array.from({ length: count }, (_, i) => {
    const files = ["gz", "json"].map((kind) => ({ key: `${marker}/${i}.${kind}`, path: "", bytes: 1, digest: "" }))
    return [`dlv_${marker}_${i}`, JSON.stringify(files), new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString()]
  })
  await testServices()
    .d1.prepare(
      `INSERT INTO deliveries (id, org_id, connection_id, activation_id, objects, status, available_at, created_at, completed_at)
       SELECT value ->> 0, 'org_1', 'conn_1', value ->> 0, value ->> 1, 'delivered', '', '', value ->> 2 FROM json_each(?)`,
    )
    .bind(JSON.stringify(rows))
    .run()
}

const filesLeft = (marker: string) =>
  testServices()
    .d1.prepare("SELECT count(*) AS n FROM deliveries WHERE id LIKE ? AND objects <> '[]'")
    .bind(`dlv_${marker}_%`)
    .first<number>("n")

describe("the sweep of delivered files", () => {
  it("deletes them page by page, within its calls", async ({ expect }) => {
    const marker = newId("act")
    await finishedDeliveries(250, marker)
    const services = testServices(openBudget(900))
    await purgeDrop(services)
    expect(await filesLeft(marker)).toBe(0)
    const { r2, d1 } = services.budget.calls()
    expect(r2 + d1).toBeLessThan(60)
  })

  it("stops when a slice could exceed the calls left, and continues the next time", async ({ expect }) => {
    const marker = newId("act")
    await finishedDeliveries(60, marker)
    const services = testServices(openBudget(167))
    await purgeDrop(services)
    const left = (await filesLeft(marker)) ?? 0
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(60)
    await purgeDrop(testServices(openBudget(900)))
    expect(await filesLeft(marker)).toBe(0)
  })

  it("reports files that cannot be deleted, and deletes the others", async ({ expect }) => {
    const marker = newId("act")
    await finishedDeliveries(45, marker)
    const services = testServices()
    const drop = {
      ...services.drop,
      delete: async (keys: readonly string[]) => {
        if (keys.includes(`${marker}/3.gz`)) throw new Error("Access denied")
      },
    }
    await expect(purgeDrop({ ...services, drop, log: () => {} })).rejects.toThrow("Access denied")
    expect(await filesLeft(marker)).toBe(20)
    await purgeDrop(services)
  })
})
