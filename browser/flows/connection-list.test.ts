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
    const before = (await call<object[]>("GET", "/api/connections")).length
    await visit("/connections/new")
    await page.getByRole("radio", { name: "Sandbox" }).check()
    await page.getByRole("button", { name: "Test" }).click()
    await page.getByText("Connected to the sandbox").waitFor()
    await page.getByRole("combobox", { name: "Fails" }).click()
    await page.getByRole("option", { name: "Refuses the credentials" }).click()
    await page.getByRole("button", { name: "Test" }).click()
    await page.getByText("The sandbox refuses the credentials").waitFor()
    await check()
    expect(await call<object[]>("GET", "/api/connections")).toHaveLength(before)
    await page.getByRole("combobox", { name: "Output template" }).click()
    await page.getByRole("option", { name: /\(internal\)/ }).click()
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Sandbox with a template")
    await page.getByRole("button", { name: "Create" }).click()
    await page.getByRole("heading", { level: 1, name: "Sandbox with a template" }).waitFor()
    const [made] = await call<{ config: object }[]>("GET", "/api/connections")
    expect(made?.config).toMatchObject({ template_key: "internal", fails: "credentials" })
  })
})
