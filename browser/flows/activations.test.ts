import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { beforeAll, describe } from "vitest"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { it } from "../flow.ts"
import { openVisitor, settled, type Visitor } from "../visitor.ts"

let platform: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  platform = await startPlatform()
  return () => platform.stop()
})

/** A platform on loopback that accepts every request except those containing a word in `rejects`. */
async function startPlatform() {
  const rejects = new Set<string>()
  let created = 0
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const rejected = [...rejects].some((word) => body.includes(word))
    response.writeHead(rejected ? 400 : 200, { "content-type": "application/json" })
    response.end(JSON.stringify(rejected ? { error: "Rejected" } : { id: `seg-${++created}` }))
  }
  return { rejects, ...(await startLocalServer((request, response) => void respond(request, response))) }
}

const connect = async ({ call }: Visitor, name: string, config: object = {}) =>
  (
    await call<{ id: string }>("POST", "/api/connections", {
      name,
      platform: "custom_api",
      direction: "outbound",
      config: { api_base_url: platform.url, create_path: "/segments", deactivate_path: "/off", ...config },
    })
  ).id

const addTopics = ({ call }: Visitor, ...names: string[]) =>
  Promise.all(names.map(async (topic_name) => (await call<{ id: string }>("POST", "/api/topics", { topic_name })).id))

type Listed = { id: string; topicName: string; status: string; stale: boolean }
const listed = ({ call }: Visitor, connectionId: string) =>
  call<Listed[]>("GET", `/api/activations?connectionId=${connectionId}`)

/** Pushes through the API, for tests that start with active segments. */
async function push({ call }: Visitor, connectionId: string, topicIds: string[]) {
  const path = `/api/connections/${connectionId}/push/run`
  const { runId } = await call<{ runId: string }>("POST", path, { topicIds })
  await call("POST", `${path}/${runId}/push`)
}

const row = ({ page }: Visitor, name: string | RegExp) =>
  page.getByRole("grid", { name: "Activations" }).getByRole("row", { name })

describe("pushing", () => {
  it("shows in the library where a topic is live, by the names of the connections", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    const [spring, autumn] = [await connect(owner, "Spring deals"), await connect(owner, "Autumn deals")]
    const ids = await addTopics(
      owner,
      "Ocarina makers",
      "Ocarina players of a name so long that one line of a narrow column cannot hold it",
    )
    await push(owner, spring, ids)
    await push(owner, autumn, ids.slice(0, 1))
    await visit("/library?search=ocarina")
    const listedRow = (name: string) => page.getByRole("grid", { name: "Library" }).getByRole("row", { name })
    await listedRow("Ocarina makers").getByText("Spring deals: active").waitFor()
    await listedRow("Ocarina makers").getByText("Autumn deals: active").waitFor()
    expect(await listedRow("Ocarina makers").getByText("Custom API").count()).toBe(0)
    // A long name is read without opening the topic.
    const name = listedRow("Ocarina players").locator("b")
    expect((await name.boundingBox())?.height).toBeGreaterThan(30)
    await visit(`/library?search=ocarina&pushed_to=${spring}&not_pushed_to=${autumn}`)
    await listedRow("Ocarina players").waitFor()
    expect(await listedRow("Ocarina makers").count()).toBe(0)
    await check()
  })

  it("shows the plan of the topics selected in the library, and pushes it", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    const connectionId = await connect(owner, "Planned platform", { sensitivity_policy: "block_sensitive" })
    await addTopics(owner, "Violin tuners", "Violin players with diabetes", "Violin casino gamblers")
    await visit("/library?search=violin")
    await page.getByRole("checkbox", { name: "Select all loaded rows" }).check()
    await page.getByRole("toolbar").getByRole("button", { name: "Push" }).click()
    await page.getByText("3 selected topics").waitFor()
    await page.getByRole("combobox", { name: "Connection" }).click()
    await page.getByRole("option", { name: /Planned platform/ }).click()
    const plan = page.getByRole("grid", { name: "Plan" })
    await plan.getByText(/Blocked by sensitivity policy/).waitFor()
    await plan.getByText(/Restricted audience/).waitFor()
    await page.getByRole("button", { name: "Create: 2" }).waitFor()
    await check()
    expect(await listed(owner, connectionId)).toEqual([])

    await page.reload()
    await settled(page)
    await page.getByText("3 selected topics").waitFor()
    await page.getByRole("button", { name: "Blocked: 1" }).click()
    await plan.getByRole("row", { name: /diabetes/ }).click()
    await page.getByRole("dialog").getByText("Blocked", { exact: true }).waitFor()
    await check()
    await page.keyboard.press("Escape")

    await page.getByRole("button", { name: "Restricted or sensitive: 1" }).click()
    await page.getByRole("button", { name: "Leave out the 1 shown" }).click()
    await page.getByRole("button", { name: "Left out: 1" }).waitFor()
    await page.getByRole("button", { name: "Push 1 segment" }).click()
    await page.getByText("1 of 1: 1 active").waitFor()
    await page.getByText("Completed").waitFor()
    expect(await listed(owner, connectionId)).toMatchObject([{ topicName: "Violin tuners", status: "active" }])
    await page.getByRole("link", { name: "All segments of this connection" }).click()
    await row(owner, "Violin tuners").getByText("Active").waitFor()
  })

  it("shows whole names, finds and leaves out single segments, and says what changed since the push", async ({
    expect,
    owner,
  }) => {
    const { page, visit, check, call } = owner
    const connectionId = await connect(owner, "Read platform")
    const long = `Harpsichord ${"restorers of very old and rather fragile instruments ".repeat(3)}in Ghent`
    const topicIds = await addTopics(owner, long, "Harpsichord tuners", "Harpsichord movers", "Clavichord sellers")
    await push(owner, connectionId, topicIds.slice(2))
    await call("PATCH", `/api/topics/${topicIds[2]}`, { topic_name: "Harpsichord hauliers" })
    await visit("/library?search=harpsichord")
    await page.getByRole("checkbox", { name: "Select all loaded rows" }).check()
    await page.getByRole("toolbar").getByRole("button", { name: "Push" }).click()
    await page.getByRole("combobox", { name: "Connection" }).click()
    await page.getByRole("option", { name: /Read platform/ }).click()
    await page.getByText(/2 added, 1 changed, 0 unchanged, 1 no longer included/).waitFor()
    await page.getByRole("button", { name: "1 no longer included" }).click()
    await page
      .getByRole("dialog")
      .getByText(/Clavichord sellers/)
      .waitFor()
    await check()
    await page.keyboard.press("Escape")

    const plan = page.getByRole("grid", { name: "Plan" })
    const name = plan.getByText(/restorers of very old/)
    const isCut = () => name.evaluate(({ parentElement: cell }) => cell && cell.scrollHeight > cell.clientHeight)
    await expect.poll(isCut).toBe(true)
    await page.getByRole("switch", { name: "Show whole texts" }).check({ force: true })
    await expect.poll(isCut).toBe(false)
    await check()

    await page.getByRole("button", { name: "Changed since the push: 1" }).click()
    await plan.getByRole("row", { name: /hauliers/ }).click()
    await page.getByRole("dialog").getByRole("deletion").getByText("movers").first().waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "All: 3" }).click()
    await page.getByRole("searchbox", { name: "Search the plan" }).fill("tuners harpsichord")
    await plan.getByRole("checkbox", { name: /tuners/ }).uncheck()
    await page.getByRole("button", { name: "Left out: 1" }).waitFor()
    await page.getByRole("button", { name: "Push 1 segment" }).click()
    await page.getByText("1 of 1: 1 active").waitFor()
    const live = (await listed(owner, connectionId)).filter(({ status }) => status === "active")
    expect(live.map(({ topicName }) => topicName)).not.toContain("Harpsichord tuners")
  })

  it("waits for a second person where the connection asks for it", async ({ expect, admin, owner }) => {
    const connectionId = await connect(admin, "Careful platform", { approval: "required" })
    await addTopics(admin, "Oboe reed collectors")
    await admin.visit(`/activations/push?connection=${connectionId}`)
    await admin.page.getByRole("textbox", { name: "Topics" }).fill("Oboe reed collectors")
    await admin.page.getByRole("option", { name: "Oboe reed collectors" }).click()
    await admin.page.getByRole("button", { name: "Request approval for 1 segment" }).click()
    await admin.page.getByText("another owner or admin must approve it").waitFor()
    expect(await admin.page.getByRole("button", { name: "Approve and push" }).count()).toBe(0)
    await admin.check()

    // Home and the bell list what waits for her decision.
    await owner.visit("/")
    const waits = { name: "1 segment to Careful platform" }
    const waiting = owner.page.getByRole("region", { name: "Waiting for your approval" })
    await waiting.getByRole("link", waits).waitFor()
    await owner.page.getByRole("button", { name: /^Alerts/ }).click()
    const bell = owner.page.getByRole("dialog", { name: "Alerts" })
    await bell.getByText("A push to Careful platform waits for approval").waitFor()
    await owner.check()
    await bell.getByRole("link", waits).click()
    await owner.page.waitForURL(/\/runs\/push\//)
    await owner.page.getByText("admin@acme.test wants to push 1 segment").waitFor()
    await owner.page.getByText("Waiting for approval", { exact: true }).waitFor()
    await owner.page.getByLabel("Comment").fill("Only this one.")
    await owner.check()
    await owner.page.getByRole("button", { name: "Approve and push" }).click()
    await owner.page.getByText("Approved by owner@acme.test").waitFor()
    await owner.page.getByText("“Only this one.”").waitFor()
    await admin.page.getByText("1 of 1: 1 active").waitFor()
    expect(await listed(owner, connectionId)).toMatchObject([{ status: "active" }])
  })

  it("lists the error of each failed segment, and retries them", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    const connectionId = await connect(owner, "Moody platform")
    await addTopics(owner, "Bassoon reed makers", "Bassoon case makers")
    platform.rejects.add("Bassoon case")
    await visit(`/activations/push?connection=${connectionId}`)
    for (const name of ["Bassoon reed makers", "Bassoon case makers"]) {
      await page.getByRole("textbox", { name: "Topics" }).fill(name)
      await page.getByRole("option", { name }).click()
    }
    await page.getByRole("button", { name: "Push 2 segments" }).click()
    await page.getByText("2 of 2: 1 active, 1 failed").waitFor()
    await page.getByText("Completed with 1 error").waitFor()
    const reasons = page.getByRole("region", { name: "Errors by reason" })
    await reasons
      .getByRole("listitem")
      .filter({ hasText: /^1 × .*400/ })
      .waitFor()
    const rows = page.getByRole("table", { name: "Outcomes" }).getByRole("row")
    await rows.filter({ hasText: "Bassoon case makers" }).getByText(/400/).waitFor()
    await reasons.getByRole("button", { name: /^Show these/ }).click()
    await rows.filter({ hasText: "Bassoon reed makers" }).waitFor({ state: "detached" })
    await check()
    const run = new URL(page.url()).pathname
    await visit(`/connections/${connectionId}`)
    await page.getByRole("table", { name: "Push runs" }).getByText("Completed with 1 error").waitFor()
    await visit(run)

    platform.rejects.clear()
    await reasons.getByRole("button", { name: "Retry these 1" }).click()
    await page.getByText("2 of 2: 2 active").waitFor()
    await reasons.waitFor({ state: "hidden" })
    expect((await listed(owner, connectionId)).map(({ status }) => status)).toEqual(["active", "active"])
  })

  it("resumes or cancels an interrupted run", async ({ owner }) => {
    const { page, visit, check, call } = owner
    const connectionId = await connect(owner, "Left platform")
    const topicIds = await addTopics(owner, "Ocarina collectors", "Ocarina teachers")
    const start = (ids: string[]) => call("POST", `/api/connections/${connectionId}/push/run`, { topicIds: ids })
    await start(topicIds.slice(0, 1))
    await visit(`/connections/${connectionId}`)
    const runs = page.getByRole("table", { name: "Push runs" })
    await runs.getByRole("row").nth(1).getByRole("link").click()
    await page.getByText("0 of 1").waitFor()
    await check()
    await page.getByRole("button", { name: "Continue on the server" }).click()
    await page.getByText("1 of 1: 1 active").waitFor()

    await start(topicIds.slice(1))
    await visit(`/connections/${connectionId}`)
    await runs.getByRole("row").nth(1).getByRole("link").click()
    await page.getByRole("button", { name: "Cancel", exact: true }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Cancel run" }).click()
    await page.getByText("Cancelled", { exact: true }).waitFor()
  })

  it("uploads and deletes the match values of an exchange", async ({ owner }) => {
    const { page, visit, check, call, expectsError } = owner
    const [topicId = ""] = await addTopics(owner, "Didgeridoo carvers")
    const { id } = await call<{ id: string }>("POST", "/api/connections", {
      name: "Exchange of the flow",
      platform: "exchange",
      direction: "outbound",
      config: { account_id: "7", advertiser_account_id: "8", match_key: "ip" },
      credentials: { sftp_host: "sftp.example.com", sftp_username: "u", sftp_password: "p" },
    })
    await visit(`/activations/push?connection=${id}`)
    await page.getByRole("textbox", { name: "Topics" }).fill("didgeridoo")
    await page.getByRole("option", { name: "Didgeridoo carvers" }).click()
    await page
      .getByRole("grid", { name: "Plan" })
      .getByRole("row", { name: /Didgeridoo/ })
      .click()
    const drawer = page.getByRole("dialog", { name: "Planned segment" })
    await drawer.getByText("No values yet. A push sends an empty file.").waitFor()
    const values = drawer.getByLabel("File with ip values")
    const file = (lines: string) => ({ name: "ips.txt", mimeType: "text/plain", buffer: Buffer.from(lines) })
    expectsError(400, `/api/topics/${topicId}/members/ip`)
    await values.setInputFiles(file("192.0.2.1\nsomewhere\n"))
    await drawer.getByText("Line 2 is not a valid ip").waitFor()
    await check()
    await values.setInputFiles(file("192.0.2.1\n192.0.2.2\n192.0.2.1\n"))
    await drawer.getByText(/^2 values, uploaded/).waitFor()
    await drawer.getByRole("button", { name: "Delete values" }).click()
    await page
      .getByRole("dialog", { name: /Delete match values/ })
      .getByRole("button", { name: "Delete", exact: true })
      .click()
    await drawer.getByText("No values yet. A push sends an empty file.").waitFor()
  })
})

describe("the activations page", () => {
  it("shows the changes of a stale activation, and refreshes it", async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    const connectionId = await connect(owner, "Stale platform")
    const [topicId = ""] = await addTopics(owner, "Sousaphone marchers")
    await push(owner, connectionId, [topicId])
    await call("PATCH", `/api/topics/${topicId}`, { topic_name: "Sousaphone parade marchers" })
    await visit(`/activations?connectionId=${connectionId}&stale=true`)
    await row(owner, /Sousaphone/).click()
    const drawer = page.getByRole("dialog", { name: "Sousaphone parade marchers" })
    await drawer.getByRole("heading", { name: "Changes on refresh" }).waitFor()
    await drawer.getByRole("insertion").getByText("parade").first().waitFor()
    await check()
    await drawer.getByRole("button", { name: "Refresh" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Refresh 1 segment" }).click()
    await page.getByText("1 segment refreshed.").waitFor()
    await page.getByRole("button", { name: "Close" }).last().click()
    await page.getByRole("heading", { name: "No activations match" }).waitFor()
    const states = (await listed(owner, connectionId)).map(({ status }) => status)
    expect(states).toEqual(["active", "deactivated"])
  })

  it("refreshes all stale activations in the background", async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    const connectionId = await connect(owner, "Outdated platform")
    const topicIds = await addTopics(owner, "Cowbell ringers", "Cowbell founders")
    await push(owner, connectionId, topicIds)
    await Promise.all(
      topicIds.map((id, i) => call("PATCH", `/api/topics/${id}`, { topic_name: `Alpine cowbell people ${i}` })),
    )
    await visit("/activations")
    await page.getByRole("button", { name: "Refresh all stale" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Refresh all" }).click()
    await page.getByText("Refresh completed").waitFor()
    expect(page.url()).toContain("job=job_")
    await check()
    expect((await listed(owner, connectionId)).filter(({ stale }) => stale)).toEqual([])
    await page.getByRole("button", { name: "Dismiss" }).click()
    await page.getByText("Refresh completed").waitFor({ state: "hidden" })
  })

  it("deactivates activations, retries failures, and then allows deleting the connection", async ({
    expect,
    owner,
  }) => {
    const { page, visit, check, expectsError } = owner
    const connectionId = await connect(owner, "Emptied platform", { deactivate_body: { gone: "{{segment_id}}" } })
    await push(owner, connectionId, await addTopics(owner, "Kazoo orchestras", "Kazoo inventors"))
    await visit(`/connections/${connectionId}`)
    expectsError(409, `/api/connections/${connectionId}`)
    await page.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page
      .getByRole("dialog")
      .getByText(/still has active segments/)
      .waitFor()
    await check()
    await page.getByRole("link", { name: "Deactivate them" }).click()

    await row(owner, "Kazoo orchestras").waitFor()
    await page.getByRole("checkbox", { name: "Select all loaded rows" }).check()
    await page.getByRole("toolbar").getByText("2 selected").waitFor()
    await check()
    platform.rejects.add("gone")
    await page.getByRole("toolbar").getByRole("button", { name: "Deactivate" }).click()
    const dialog = page.getByRole("dialog", { name: "Deactivate 2 segments?" })
    await dialog.getByRole("button", { name: "Deactivate 2 segments" }).click()
    await dialog.getByText("0 segments deactivated, 2 failed.").waitFor()
    await dialog.getByText("Kazoo inventors").waitFor()
    await check()
    platform.rejects.clear()
    await dialog.getByRole("button", { name: "Retry" }).click()
    await dialog.getByText("2 segments deactivated.").waitFor()
    await dialog.getByRole("button", { name: "Close" }).last().click()
    await page.getByRole("heading", { name: "No activations match" }).waitFor()
    expect((await listed(owner, connectionId)).map(({ status }) => status)).toEqual(["deactivated", "deactivated"])

    await visit(`/connections/${connectionId}`)
    await page.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page.getByRole("heading", { level: 1, name: "Connections" }).waitFor()
  })

  it("is searched, filtered and sorted, and shows the columns that were chosen", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    const connectionId = await connect(owner, "Sorted platform")
    await push(owner, connectionId, await addTopics(owner, "Lute buyers", "Accordion buyers", "Mandolin sellers"))
    await visit(`/activations?connectionId=${connectionId}`)
    await page.getByRole("columnheader", { name: "Topic" }).getByRole("button").click()
    const names = () =>
      page
        .getByRole("grid", { name: "Activations" })
        .locator("[data-index] [role=gridcell]:nth-child(2)")
        .allInnerTexts()
    await expect.poll(names).toEqual(["Accordion buyers", "Lute buyers", "Mandolin sellers"])
    await page.getByRole("button", { name: "Columns" }).click()
    const menu = page.getByRole("dialog", { name: "Columns" })
    await menu.getByRole("checkbox", { name: "Segment ID" }).uncheck()
    await check()
    await page.keyboard.press("Escape")
    await page.reload()
    await expect.poll(names).toEqual(["Accordion buyers", "Lute buyers", "Mandolin sellers"])
    expect(await page.getByRole("columnheader", { name: "Segment ID" }).count()).toBe(0)
    await page.getByRole("button", { name: "Columns" }).click()
    await menu.getByRole("button", { name: "Reset" }).click()
    await page.getByRole("columnheader", { name: "Segment ID" }).waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("columnheader", { name: "Topic" }).getByRole("button").click()
    await page.getByRole("searchbox", { name: "Search activations" }).fill("buyers lute")
    await expect.poll(names).toEqual(["Lute buyers"])
    await page.getByRole("combobox", { name: "Status" }).click()
    await page.getByRole("option", { name: "error" }).click()
    await page.getByRole("heading", { name: "No activations match" }).waitFor()
  })

  it("fits a narrow screen in the dark scheme", async ({ expect, owner }) => {
    const connectionId = await connect(owner, "Narrow platform")
    const topicIds = await addTopics(owner, "Tin whistle smiths", "Tin whistle sellers")
    await push(owner, connectionId, topicIds.slice(0, 1))
    await owner.call("PATCH", `/api/topics/${topicIds[0]}`, { topic_name: "Tin whistle masters" })
    const narrow = await openVisitor({ person: "owner", colorScheme: "dark", viewport: { width: 390, height: 780 } })
    const { page, visit, check, close } = narrow
    const tooWide = () => page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)
    await visit(`/activations?connectionId=${connectionId}`)
    expect(await tooWide()).toBeLessThanOrEqual(0)
    await row(narrow, "Tin whistle masters").click()
    await page.getByRole("heading", { name: "Changes on refresh" }).waitFor()
    await check()
    await visit(`/activations/push?connection=${connectionId}`)
    await page.getByRole("textbox", { name: "Topics" }).fill("tin whistle")
    await page.getByRole("option", { name: "Tin whistle sellers" }).click()
    await page.keyboard.press("Tab")
    await page.getByRole("button", { name: "Push 1 segment" }).waitFor()
    await check()
    expect(await tooWide()).toBeLessThanOrEqual(0)
    await close()
  })

  it("is read-only for a viewer", async ({ expect, owner, viewer: { page, visit } }) => {
    const connectionId = await connect(owner, "Watched platform")
    await push(owner, connectionId, await addTopics(owner, "Harp movers"))
    await visit(`/activations?connectionId=${connectionId}`)
    expect(await page.getByRole("checkbox").count()).toBe(0)
    await page.getByRole("row", { name: "Harp movers" }).click()
    await page.getByRole("dialog").getByText(/^seg-/).waitFor()
    for (const name of ["Refresh", "Deactivate", "Push topics", "Refresh all stale"]) {
      expect(await page.getByRole("button", { name, exact: true }).count(), name).toBe(0)
    }
    await visit("/activations/push")
    await page.getByRole("heading", { name: "You don't have permission to push" }).waitFor()
  })
})
