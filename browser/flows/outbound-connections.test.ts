import { describe } from "vitest"
import { findCutText } from "../cut-text.ts"
import { it } from "../flow.ts"
import { openVisitor, type Visitor } from "../visitor.ts"

/** A sandbox with one live segment of a topic whose name no other test uses. */
async function aSandbox({ call }: Visitor, name: string, topic: string) {
  const { id } = await call<{ id: string }>("POST", "/api/connections", {
    name,
    platform: "sandbox",
    direction: "outbound",
    config: {},
  })
  const { id: topicId } = await call<{ id: string }>("POST", "/api/topics", { topic_name: topic })
  const path = `/api/connections/${id}/push/run`
  const { runId } = await call<{ runId: string }>("POST", path, { topicIds: [topicId] })
  await call("POST", `${path}/${runId}/push`)
  return id
}

describe("schedules", () => {
  it("starts as a dry run, goes live when a person confirms it, pauses and is deleted", async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    const id = await aSandbox(owner, "Sandbox of schedules", "Numbat photographers")
    await visit(`/connections/${id}`)
    const schedules = page.getByRole("region", { name: "Schedules" })
    await schedules.getByRole("button", { name: "New schedule" }).click()
    const dialog = page.getByRole("dialog", { name: "New schedule" })
    await dialog.getByRole("textbox", { name: "Name" }).fill("Numbats every week")
    await dialog.getByRole("combobox", { name: "How often" }).click()
    await page.getByRole("option", { name: "Weekly" }).click()
    await dialog.getByPlaceholder("Search topics").fill("Numbat")
    await check()
    await dialog.getByRole("button", { name: "Create" }).click()
    const card = schedules.getByRole("article", { name: "Numbats every week" })
    await card.getByText("Dry run").waitFor()
    await card.getByText("Weekly: push new topics, all topics matching search: Numbat").waitFor()
    await check()

    await card.getByRole("button", { name: "Pause" }).click()
    await card.getByText("Paused").waitFor()
    await card.getByRole("button", { name: "Make live: Numbats every week" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Make live" }).click()
    await card.getByRole("button", { name: "Back to dry run: Numbats every week" }).waitFor()
    expect(await call<object[]>("GET", `/api/activations/schedules?connectionId=${id}`)).toMatchObject([
      { kind: "push", every: "weekly", mode: "live", paused: true, nextRunAt: null, filters: { search: "Numbat" } },
    ])
    await card.getByRole("button", { name: "Edit Numbats every week" }).click()
    const edit = page.getByRole("dialog", { name: "Edit Numbats every week" })
    await edit.getByRole("combobox", { name: "How often" }).click()
    await page.getByRole("option", { name: "Cron expression" }).click()
    await edit.getByRole("textbox", { name: "Cron expression" }).fill("*/5 * * * *")
    await edit
      .getByText("It must begin with one minute from 0 to 59, because a schedule is due once an hour at most.")
      .waitFor()
    await edit.getByRole("textbox", { name: "Cron expression" }).fill("30 5 * * 1-5")
    await edit.getByText(/^Next: .+; .+; .+\.$/).waitFor()
    await check()
    await edit.getByRole("button", { name: "Save" }).click()
    await card.getByText(/^30 5 \* \* 1-5 \(.+\): push new topics/).waitFor()
    await card.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await schedules.getByText("No schedules yet").waitFor()
  })

  it("shows what the last dry run counted and when the next one is, also on a phone", async ({ expect, owner }) => {
    const id = await aSandbox(owner, "Sandbox of counts", "Quoll photographers")
    const at = new Date().toISOString()
    const next = new Date(Date.now() + 3 * 3_600_000).toISOString()
    const schedule = {
      id: "sch_1",
      connectionId: id,
      name: "Business topics that are new",
      kind: "push",
      every: "daily",
      filters: { segmentType: "B2B" },
      mode: "dry_run",
      paused: false,
      nextRunAt: next,
      createdBy: "usr_1",
      createdAt: at,
      updatedAt: at,
      last: {
        dueAt: at,
        mode: "dry_run",
        status: "done",
        counts: { create: 12, unchanged: 1, blocked: 2 },
        reason: null,
        runId: null,
      },
    }
    for (const width of [390, 1280]) {
      const { page, visit, check, close } = await openVisitor({ person: "owner", viewport: { width, height: 800 } })
      await page.route("**/api/activations/schedules?*", (route) => route.fulfill({ json: [schedule] }))
      await visit(`/connections/${id}`)
      const card = page.getByRole("article", { name: schedule.name })
      await card.getByText("Would create 12 segments, 1 already there, 2 blocked").waitFor()
      await card.getByText("in 2 hr.").waitFor()
      expect(await findCutText(page)).toEqual([])
      await check()
      await close()
    }
  })
})

describe("the list of connections", () => {
  it("counts live segments and says when the last push was, also on a phone", async ({ expect, owner }) => {
    await aSandbox(owner, "Sandbox of the list", "Bilby photographers")
    for (const width of [390, 1280]) {
      const { page, visit, check, close } = await openVisitor({ person: "owner", viewport: { width, height: 800 } })
      await visit("/connections")
      const row = page.getByRole("row").filter({ hasText: "Sandbox of the list" })
      await row.getByRole("link", { name: "1 live" }).waitFor()
      await row
        .getByText("just now")
        .or(row.getByText(/min\. ago/))
        .first()
        .waitFor()
      expect(await findCutText(page)).toEqual([])
      expect(await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      await check()
      await close()
    }
  })
})

describe("a new connection", () => {
  it("is tested before it is saved, and its template is chosen from a list", async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    const name = "Sandbox with a template"
    const made = async () =>
      (await call<{ name: string; config: object }[]>("GET", "/api/connections")).filter((one) => one.name === name)
    await visit("/connections/new")
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(name)
    await page.getByRole("radio", { name: "Sandbox" }).check()
    await page.getByRole("button", { name: "Test" }).click()
    await page.getByText("Connected to the sandbox").waitFor()
    await page.getByRole("combobox", { name: "Fails" }).click()
    await page.getByRole("option", { name: "Rejects the credentials" }).click()
    await page.getByRole("button", { name: "Test" }).click()
    await page.getByText("The sandbox refuses the credentials").waitFor()
    await check()
    expect(await made()).toEqual([])
    await page.getByRole("combobox", { name: "Output template" }).click()
    await page.getByRole("option", { name: /\(internal\)/ }).click()
    await page.getByRole("button", { name: "Create" }).click()
    await page.getByRole("heading", { level: 1, name }).waitFor()
    expect(await made()).toMatchObject([{ config: { template_key: "internal", fails: "credentials" } }])
  })
})
