import { beforeAll, describe } from "vitest"
import { startSourceStub } from "../../src/testing/source-stub.ts"
import { it } from "../flow.ts"
import { openVisitor, type Visitor } from "../visitor.ts"

let stub: Awaited<ReturnType<typeof startSourceStub>>
beforeAll(async () => {
  stub = await startSourceStub()
  return () => stub.stop()
})

const TOKEN = "planted-flow-token"
const ITEMS = ["Glass harmonica players", "Theremin builders", "Hurdy-gurdy repairers"]

/** Configures a source for one test; a second call replaces its responses. */
async function configureSource(name: string, spec: object = {}) {
  const body = JSON.stringify({
    items: ITEMS.map((label, i) => ({ code: `hx-${i}`, attributes: { label } })),
    itemsAt: "result.rows",
    countAt: "result.total",
    auth: { type: "bearer", token: TOKEN },
    ...spec,
  })
  const response = await fetch(`${stub.url}/_control/${name}`, { method: "PUT", body })
  if (!response.ok) throw new Error(await response.text())
  return `${stub.url}/${name}`
}

type Connection = { id: string; config: Record<string, unknown>; status: string }

const createSource = ({ call }: Visitor, name: string, base_url: string, config: object = {}) =>
  call<Connection>("POST", "/api/connections", {
    name,
    platform: "custom_api",
    direction: "inbound",
    config: { base_url, items_path: "result.rows", count_path: "result.total", auth_type: "bearer", ...config },
    credentials: { token: TOKEN },
  })

async function pick({ page }: Visitor, name: string, option: string | RegExp) {
  await page.getByRole("combobox", { name }).click()
  await page.getByRole("option", { name: option }).click()
}

describe("the connections page", () => {
  it("creates an inbound connection, tests it and syncs it in the background", async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    const url = await configureSource("brought")
    await visit("/connections")
    await page.getByRole("link", { name: "New connection" }).first().click()
    await page.getByRole("radio", { name: "Inbound", exact: true }).check()
    for (const source of ["Amazon S3 bucket", "File at a URL", "JSON API"]) {
      await page.getByRole("radio", { name: source }).click()
      await page.getByRole("region", { name: `Set up ${source}` }).waitFor()
    }
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Instrument CRM")
    await page.getByRole("textbox", { name: "URL", exact: true }).fill(url)
    await page.getByLabel("Items path").fill("result.rows")
    await page.getByLabel("Count path").fill("result.total")
    await pick(owner, "Authentication type", "Bearer token")
    await page.getByLabel(/^Token/).fill(TOKEN)
    for (const [i, [from, to]] of [
      ["attributes.label", "Topic name"],
      ["code", "External ID"],
    ].entries()) {
      await page.getByRole("button", { name: "Add mapping" }).click()
      const row = page.getByRole("group", { name: `Mapping ${i + 1}` })
      await row.getByLabel("Source field").fill(from ?? "")
      await row.getByRole("combobox").click()
      await page.getByRole("option", { name: to ?? "" }).click()
    }
    await check()
    await page.getByRole("button", { name: "Create" }).click()

    await page.getByRole("heading", { level: 1, name: "Instrument CRM" }).waitFor()
    await page.getByRole("button", { name: "Test" }).click()
    await page.getByText("3 items, first: Glass harmonica players (hx-0).").waitFor()
    await check()
    await page.getByRole("button", { name: "Sync now" }).click()
    const run = page.getByRole("table", { name: "Sync runs" }).getByRole("row").nth(1)
    await run.getByText("Completed").waitFor()
    expect(await run.getByText("3 of 3 items, page 1 of 1").count()).toBe(1)
    const { data } = await call<{ data: { external_id: string }[] }>("GET", "/api/topics?search=theremin+builders")
    expect(data[0]?.external_id).toBe("hx-1")

    await pick(owner, "Schedule", "Every week")
    await page.getByRole("definition").getByText("Every week").waitFor()
    expect(await page.getByText(TOKEN).count()).toBe(0)
  })

  it("shows why a sync failed, and lists the failed run", async ({ owner }) => {
    const { page, visit, expectsError } = owner
    const { id } = await createSource(
      owner,
      "Locked source",
      await configureSource("locked", { auth: { type: "bearer", token: "x" } }),
    )
    await visit(`/connections/${id}`)
    expectsError(502, `/api/connections/${id}/sync/run`)
    await page.getByRole("button", { name: "Sync now" }).click()
    await page
      .getByRole("alert")
      .getByText(/Sync page failed: .*401/)
      .waitFor()
    const run = page.getByRole("table", { name: "Sync runs" }).getByRole("row").nth(1)
    await run.getByText("Failed", { exact: true }).waitFor()
    await run.getByText(/401/).waitFor()
    await page.getByRole("button", { name: "Test" }).click()
    await page.getByText("Test failed", { exact: true }).waitFor()
    await page.getByText("Last test failed").waitFor()
  })

  it("edits settings without changing the credentials until they are replaced", async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    const { id } = await createSource(owner, "Changed source", await configureSource("changed"), {
      page_size: 2,
      private: true,
    })
    await visit(`/connections/${id}`)
    await page.getByRole("link", { name: "Edit" }).click()
    await page.getByLabel("Page size", { exact: true }).fill("")
    await page.getByRole("switch", { name: "Use the language model" }).check()
    await check()
    await page.getByRole("button", { name: "Save" }).click()
    // The form has such a button too.
    await page.getByRole("link", { name: "Edit" }).waitFor()
    await page.getByRole("button", { name: "Test" }).click()
    await page.getByText("Test succeeded").waitFor()
    const { config } = await call<Connection>("GET", `/api/connections/${id}`)
    expect(config).toMatchObject({ use_llm: true, private: true, auth_type: "bearer" })
    expect(config).not.toHaveProperty("page_size")

    await page.getByRole("link", { name: "Edit" }).click()
    expect(await page.getByLabel(/^Token/).count()).toBe(0)
    await page.getByRole("checkbox", { name: "Replace stored credentials" }).check()
    await page.getByLabel(/^Token/).fill("another")
    await page.getByRole("button", { name: "Save" }).click()
    // The form has such a button too.
    await page.getByRole("link", { name: "Edit" }).waitFor()
    await page.getByRole("button", { name: "Test" }).click()
    await page.getByText("Test failed", { exact: true }).waitFor()

    await page.getByRole("link", { name: "Edit" }).click()
    await page.getByRole("textbox", { name: "URL", exact: true }).fill("https://elsewhere.example.com/")
    await page.getByText("Stored credentials are not sent to a new host").waitFor()
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("Some fields are missing or invalid.").waitFor()
    await check()
  })

  it("has a form for every platform, which validates its fields", async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    await visit("/connections/new")
    for (const platform of ["Data marketplace", "DSP API", "Ad exchange", "Custom API"]) {
      await page.getByRole("radio", { name: platform }).click()
      await page.getByRole("region", { name: `Set up ${platform}` }).waitFor()
      await check()
    }
    await page.getByRole("radio", { name: "Ad exchange" }).check()
    await page.getByRole("button", { name: "Create" }).click()
    await page.getByText("Some fields are missing or invalid.").waitFor()
    expect(
      await page
        .getByRole("textbox", { name: "Name", exact: true })
        .evaluate((input) => input === document.activeElement),
    ).toBe(true)
    await check()
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Files of the flow")
    await page.getByRole("textbox", { name: "Account ID", exact: true }).fill("77")
    await page.getByLabel("Advertiser account ID").fill("88")
    await pick(owner, "Match key", /postalcode/)
    await page.getByLabel("Host key fingerprint").fill("md5:no")
    await page.getByRole("button", { name: "Create" }).click()
    await page.getByText(/Enter a fingerprint: SHA256/).waitFor()

    await pick(owner, "Upload method", "S3")
    expect(await page.getByLabel("Host key fingerprint").count()).toBe(0)
    await page.getByLabel("Bucket").fill("flow-files")
    await page.getByLabel("Access key ID").fill("AKIA")
    await page.getByLabel(/^Secret access key/).fill("secret")
    await page.getByRole("button", { name: "Create" }).click()
    await page.getByRole("heading", { level: 1, name: "Files of the flow" }).waitFor()
    await page.getByRole("button", { name: "Test" }).click()
    await page.getByText("Configuration is complete").waitFor()
    const made = await call<(Connection & { name: string })[]>("GET", "/api/connections?platform=exchange")
    expect(made.find(({ name }) => name === "Files of the flow")?.config).toEqual({
      account_id: "77",
      advertiser_account_id: "88",
      match_key: "postalcode",
      upload_method: "s3",
      s3_bucket: "flow-files",
    })

    await page.getByRole("button", { name: "Delete" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page.getByRole("heading", { level: 1, name: "Connections" }).waitFor()
    await page.getByRole("link", { name: "Files of the flow" }).waitFor({ state: "hidden" })
  })

  it("shows a server error at the field it names", async ({ expect, owner }) => {
    const { page, visit, expectsError } = owner
    await visit("/connections/new")
    await page.getByRole("radio", { name: "Inbound", exact: true }).check()
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Not allowed")
    await page.getByRole("textbox", { name: "URL", exact: true }).fill("https://192.168.0.1/topics")
    expectsError(400, "/api/connections")
    await page.getByRole("button", { name: "Create" }).click()
    await page
      .getByRole("alert")
      .getByText(/^Base URL is not allowed/)
      .waitFor()
    expect(await page.getByRole("textbox", { name: "URL", exact: true }).getAttribute("aria-invalid")).toBe("true")
  })

  it("fits a narrow screen in the dark scheme", async ({ expect, owner }) => {
    const { id } = await createSource(owner, "Narrow source", await configureSource("narrow"))
    await owner.call("POST", `/api/connections/${id}/sync/run`, { background: true })
    const { page, visit, check, close } = await openVisitor({
      person: "owner",
      colorScheme: "dark",
      viewport: { width: 390, height: 780 },
    })
    const tooWide = () => page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)
    await visit(`/connections/${id}`)
    await page.getByRole("table", { name: "Sync runs" }).waitFor()
    await check()
    expect(await tooWide()).toBeLessThanOrEqual(0)
    await visit("/connections/new")
    await page.getByRole("radio", { name: "Custom API" }).check()
    await page.getByRole("button", { name: "Deactivate segment" }).click()
    await page.getByRole("combobox", { name: "Deactivate method" }).waitFor()
    await check()
    expect(await tooWide()).toBeLessThanOrEqual(0)
    await close()
  })

  it("hides the create button at the limit of 20", async ({ expect, owner: { page, visit } }) => {
    const one = { platform: "dspapi", direction: "outbound", config: {}, status: "active", lastTestedAt: null }
    const at = { createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" }
    const full = Array.from({ length: 20 }, (_, i) => ({ ...one, ...at, id: `conn_${i}`, name: `Desk ${i}` }))
    await page.route("**/api/connections", (route) => route.fulfill({ json: full }))
    await visit("/connections")
    await page.getByText("20 of 20 used. Delete a connection to add another one.").waitFor()
    expect(await page.getByRole("link", { name: "New connection" }).count()).toBe(0)
  })

  it("is read-only for a viewer", async ({ expect, owner, viewer: { page, visit } }) => {
    const { id } = await createSource(owner, "Looked at", await configureSource("seen"), { schedule: "daily" })
    await visit("/connections")
    expect(await page.getByRole("link", { name: "New connection" }).count()).toBe(0)
    await page.getByRole("link", { name: "Looked at" }).click()
    // A new connection that syncs every day is due immediately: a run may already be listed.
    await page.getByRole("heading", { name: "Sync runs", exact: true }).waitFor()
    await page.getByText("Every day").first().waitFor()
    for (const name of ["Test", "Edit", "Delete", "Sync now"]) {
      expect(await page.getByRole("button", { name }).or(page.getByRole("link", { name })).count(), name).toBe(0)
    }
    await visit(`/connections/${id}/edit`)
    await page.getByRole("heading", { level: 1, name: "Connections" }).waitFor()
  })
})
