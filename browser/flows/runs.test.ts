import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { beforeAll, describe } from "vitest"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { it } from "../flow.ts"
import { settled, type Visitor } from "../visitor.ts"

/** A platform on loopback that rejects names containing the word in `rejects`. */
const platform = { url: "", rejects: "nothing yet", created: 0, stop: async () => {} }

beforeAll(async () => {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const rejected = (await text(request)).includes(platform.rejects)
    response.writeHead(rejected ? 400 : 200, { "content-type": "application/json" })
    response.end(JSON.stringify(rejected ? { error: "Rejected" } : { id: `seg-${++platform.created}` }))
  }
  Object.assign(platform, await startLocalServer((request, response) => void respond(request, response)))
  return () => platform.stop()
})

async function aPush({ call }: Visitor, names: string[]) {
  const { id } = await call<{ id: string }>("POST", "/api/connections", {
    name: "Platform of runs",
    platform: "custom_api",
    direction: "outbound",
    config: { api_base_url: platform.url, create_path: "/segments", deactivate_path: "/off" },
  })
  const topicIds: string[] = []
  for (const topic_name of names) {
    topicIds.push((await call<{ id: string }>("POST", "/api/topics", { topic_name })).id)
  }
  const { runId } = await call<{ runId: string }>("POST", `/api/connections/${id}/push/run`, {
    topicIds,
    background: true,
  })
  return runId
}

describe("runs", () => {
  it("shows a push to its last segment, downloads it and retries what failed", async ({ expect, owner }) => {
    const { page, visit, downloads, check } = owner
    platform.rejects = "Quokka"
    await aPush(owner, ["Quokka photographers", "Harp seal watchers"])
    await visit("/runs?kind=push")
    const row = page.getByRole("row").filter({ hasText: "Push to Platform of runs" })
    await row.getByText("Completed with 1 error").waitFor()
    await row.getByRole("link", { name: "Push to Platform of runs" }).click()
    await page.getByRole("heading", { level: 1, name: "Push to Platform of runs" }).waitFor()
    const table = page.getByRole("table", { name: "Outcomes" })
    await table.getByRole("row").filter({ hasText: "Harp seal" }).getByText("Live").waitFor()
    const failed = table.getByRole("row").filter({ hasText: "Quokka" })
    await failed.getByText("Failed", { exact: true }).waitFor()
    await failed.getByRole("button", { name: /^Show details/ }).click()
    await page.getByText("Received", { exact: true }).waitFor()
    await check()
    await page.getByRole("button", { name: /^Hide details/ }).click()

    await page.getByRole("combobox", { name: "Outcome" }).click()
    await page.getByRole("option", { name: "Failed" }).click()
    await page.waitForURL(/outcome=failed/)
    await table.getByRole("row").filter({ hasText: "Harp seal" }).waitFor({ state: "detached" })
    const csv = await downloads(() => page.getByRole("link", { name: "Download CSV" }).click())
    // Reading the file as text has dropped its byte-order mark.
    expect(csv).toMatch(/^name,outcome,reason/)
    expect(csv).toContain("Quokka")
    expect(csv).not.toContain("Harp")

    platform.rejects = "nothing"
    await table.getByRole("checkbox", { name: /^Select .*Quokka/ }).check()
    await page.getByRole("button", { name: "Retry 1 segment" }).click()
    await page.getByText("Completed", { exact: true }).waitFor()
    await page.getByRole("button", { name: "Clear", exact: true }).click()
    await table.getByRole("row").filter({ hasText: "Quokka" }).getByText("Live").waitFor()
    await table.getByRole("link", { name: /Quokka/ }).click()
    await page.waitForURL(/\/library\/ot_/)
  })

  it("shows viewers runs without the buttons that change them", async ({ expect, owner, viewer }) => {
    platform.rejects = "Capybara"
    const runId = await aPush(owner, ["Capybara keepers"])
    await viewer.visit(`/runs/push/${runId}`)
    await viewer.page.getByText("Completed with 1 error").waitFor()
    expect(await viewer.page.getByRole("button", { name: /Retry|Cancel/ }).count()).toBe(0)
    await viewer.page.goto("/runs?state=failed&from=2020-01-01&to=2020-01-02")
    await viewer.page.getByRole("heading", { name: "No runs match" }).waitFor()
    await settled(viewer.page)
  })
})
