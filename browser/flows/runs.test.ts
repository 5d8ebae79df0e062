import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { beforeAll, describe } from "vitest"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { it } from "../flow.ts"
import { settled, type Visitor } from "../visitor.ts"

/** A platform on loopback that rejects names containing the word in `rejects`, and closes connections while it is down. */
const platform = { url: "", rejects: "nothing yet", isDown: false, created: 0, stop: async () => {} }

beforeAll(async () => {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const rejected = (await text(request)).includes(platform.rejects)
    if (platform.isDown) response.destroy()
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

  it("says until when and why it retries, while a platform is down", async ({ owner }) => {
    const { page, call, visit, check } = owner
    const { id } = await call<{ id: string }>("POST", "/api/connections", {
      name: "Platform that is down",
      platform: "dspapi",
      direction: "outbound",
      config: { api_base_url: platform.url },
      credentials: { api_key: "k", provider_id: "p" },
    })
    const topic = await call<{ id: string }>("POST", "/api/topics", { topic_name: "Lighthouse keepers" })
    platform.isDown = true
    const body = { topicIds: [topic.id], background: true }
    const { runId } = await call<{ runId: string }>("POST", `/api/connections/${id}/push/run`, body)
    await visit(`/runs/push/${runId}`)
    const state = page.getByText(/^Retrying until .+ \(.+\)$/)
    await state.waitFor()
    await page.getByText(/^0 of 1: 0 active\. Next attempt /).waitFor()
    await check()
    await visit(`/connections/${id}`)
    await page
      .getByRole("table", { name: "Push runs" })
      .getByText(/^Retrying until/)
      .waitFor()
    platform.isDown = false
    await call("POST", `/api/connections/${id}/push/run/${runId}/cancel`)
  })

  it("counts the errors of an import on every page, and keeps its record when it is undone", async ({ owner }) => {
    const { page, call, visit, check } = owner
    const [filename, name] = [`narwhal-${Date.now()}.csv`, "Narwhal spotters"]
    const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
    const { batchId } = await call<{ batchId: string }>("POST", "/api/import", { filename, totalRows: 2, mappings })
    const rows = [{ Name: name }, { Name: "" }]
    await call("POST", `/api/import/${batchId}/chunk`, { chunkIndex: 0, rows, mappings })
    await visit("/import")
    const row = page.getByRole("table", { name: "Recent imports" }).getByRole("row").filter({ hasText: filename })
    await row.getByText("Completed with 1 error").waitFor()
    // The run's address leads to the import's page.
    await visit(`/runs/import/${batchId}`)
    await page.waitForURL(new RegExp(`/import/${batchId}$`))
    await page.getByText("Completed with 1 error").waitFor()
    await page.getByRole("region", { name: "Errors by reason" }).getByText(/^1 × /).waitFor()
    await check()
    await page.getByRole("button", { name: "Undo import" }).click()
    await page.getByRole("button", { name: "Remove 1 topic" }).click()
    await page.getByText("1 topic removed from your library.").waitFor()
    await page.reload()
    await page.getByText("Undone", { exact: true }).waitFor()
    const outcomes = page.getByRole("table", { name: "Outcomes" }).getByRole("row")
    await outcomes.filter({ hasText: name }).getByText("Created").waitFor()
    await visit("/runs?kind=import")
    await page.getByRole("row").filter({ hasText: filename }).getByText("Undone").waitFor()
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
