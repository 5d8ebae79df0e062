import { describe } from "vitest"
import { it } from "../flow.ts"

/** No call can produce a dead letter, so the test stubs the service's response. */
const LETTER = {
  id: "letter-of-the-flow",
  queue: "strata-syncs",
  body: { runId: "run_1" },
  attempts: 40,
  reason: "Background processing failed after 40 attempts: the connection failed",
  receivedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  replayedAt: null,
}

describe("the system page", () => {
  it("shows the checks, what waits and how each capability does, on two screens", async ({ expect, operator }) => {
    const { page, visit, check } = operator
    await visit("/system")
    for (const name of ["Readiness", "Unfinished work", "Cron", "Capabilities"]) {
      await page.getByRole("table", { name, exact: true }).waitFor()
    }
    const database = page.getByRole("table", { name: "Readiness" }).getByRole("row", { name: /Database/ })
    expect(await database.textContent()).toContain("OK")
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_400)
    // Routes and chores are there on demand.
    expect(await page.getByText("GET /api/admin/system").count()).toBe(0)
    await page.getByRole("button", { name: "Operators and jobs" }).click()
    await page
      .getByRole("table", { name: "Figures of Operators and jobs" })
      .getByText("GET /api/admin/system")
      .waitFor()
    const cron = page.getByRole("table", { name: "Cron" })
    await cron
      .getByRole("row", { name: /Every 5 minutes/ })
      .getByRole("button")
      .click()
    await cron.getByRole("row", { name: /sweepOutbox/ }).waitFor()
    await check()
  })

  it("replays a dead letter after a question, and the list refreshes", async ({ expect, operator }) => {
    const { page, visit, check } = operator
    let replays = 0
    await page.route("**/api/admin/dead-letters?*", (route) => {
      const data = replays === 0 ? [LETTER] : []
      return route.fulfill({ json: { data, total: data.length } })
    })
    await page.route(`**/api/admin/dead-letters/${LETTER.id}/replay`, (route) => {
      replays++
      return route.fulfill({ json: { replayed: true, letter: LETTER } })
    })
    await visit("/system")
    const row = page.getByRole("row", { name: new RegExp(LETTER.id) })
    expect(await row.textContent()).toContain("strata-syncs3 h40")
    await row.getByRole("button", { name: "Replay" }).click()
    await check()
    expect(replays).toBe(0)
    await page.getByRole("dialog").getByRole("button", { name: "Replay" }).click()
    await page.getByText("No dead letters, or all of them were replayed.").waitFor()
    expect(replays).toBe(1)
  })
})
