import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe } from "vitest"
import { type Running, startStrata } from "../../bin/local/running.ts"
import { startProviderStub } from "../../src/testing/provider-stub.ts"
import { it } from "../flow.ts"
import { PEOPLE } from "../people.ts"
import { submitSignIn } from "../sign-in.ts"
import { openVisitor, type Visitor } from "../visitor.ts"

const KEY = "sk-ant-test-brief-flow"

const RECOMMENDED = [
  { topic_name: "Zeppelin Tour Planners", rationale: "The brief names sightseeing flights." },
  { topic_name: "Lake Constance Visitors", rationale: "All departures are at the lake." },
  { topic_name: "Cat Owners", rationale: "A mascot is mentioned." },
]

async function upload({ page }: Visitor, name: string, text = "Campaign brief: Zeppelin flights over the lake") {
  const choosing = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Choose a file" }).click()
  await (await choosing).setFiles({ name, mimeType: "", buffer: Buffer.from(text) })
}

/** The page believes that the service has a language model. */
const withModel = ({ page }: Visitor) =>
  page.route("**/api/organization/settings", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), languageModel: true } })
  })

describe("the brief page", () => {
  it("says before anything is uploaded that no language model is configured", async ({ expect, owner }) => {
    const { page, visit } = owner
    await visit("/brief")
    await page.getByRole("alert").getByText("No language model configured").waitFor()
    expect(await page.getByRole("button", { name: "Choose a file" }).isDisabled()).toBe(true)
  })

  it("shows the same notice when the model has gone since the page was opened", async ({ owner }) => {
    const { page, visit, expectsError } = owner
    expectsError(500, "/api/analyze-brief")
    await withModel(owner)
    await visit("/brief")
    await upload(owner, "brief.txt")
    await page.getByRole("alert").getByText("No language model configured").waitFor()
  })

  it("rejects unsupported and oversized files before the upload", async ({ expect, owner }) => {
    const { page, visit } = owner
    await withModel(owner)
    await visit("/brief")
    await upload(owner, "brief.zip")
    await page.getByRole("alert").getByText("Unsupported file type").waitFor()
    await upload(owner, "brief.txt", "x".repeat(8_000_000))
    await page.getByRole("alert").getByText("larger than 7.5 MB").waitFor()
    expect(await page.getByRole("button", { name: "Choose a file" }).isVisible()).toBe(true)
  })
})

describe("the brief page with a language model", () => {
  const state = mkdtempSync(path.join(tmpdir(), "strata-brief-"))
  let provider: Awaited<ReturnType<typeof startProviderStub>>
  let strata: Running

  beforeAll(async () => {
    provider = await startProviderStub()
    strata = await startStrata({ state, env: { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: provider.url } })
  })
  afterAll(async () => {
    await strata.stop()
    await provider.stop()
    rmSync(state, { recursive: true, force: true })
  })

  const answer = (...answers: unknown[]) =>
    fetch(`${provider.url}/_control/${KEY}`, { method: "POST", body: JSON.stringify({ answers }) })

  const analysis = {
    type: "answer",
    fields: {
      summary: "Sightseeing flights by Zeppelin.",
      objectives: ["Fill the early flights"],
      target_audience: "Couples and families on holiday",
      recommended_topics: RECOMMENDED,
    },
  }

  async function signedIn(email: string) {
    const visitor = await openVisitor({ baseURL: strata.url })
    // The identity provider's sign-in form has no icon.
    visitor.expectsError(404, "/favicon.ico")
    await visitor.page.goto("/auth/login?returnTo=/brief")
    await submitSignIn(visitor.page, email)
    await visitor.page.getByRole("heading", { level: 1, name: "Brief" }).waitFor()
    return visitor
  }

  it("shows the analysis and adds the selected topics", async ({ expect }) => {
    await answer(analysis)
    const owner = await signedIn(PEOPLE.owner)
    const { page, check, close } = owner
    await upload(owner, "zeppelin.txt")
    await page.getByText("Sightseeing flights by Zeppelin.").waitFor()
    await page.getByText("Fill the early flights").waitFor()
    await page.getByText("Couples and families on holiday").waitFor()
    await check()
    await page.getByRole("checkbox", { name: "Lake Constance Visitors" }).uncheck()

    await page.reload()
    await page.getByText("All departures are at the lake.").waitFor()
    await page.getByRole("checkbox", { name: "Lake Constance Visitors" }).uncheck()
    await page.getByRole("button", { name: "Add 2 to library" }).click()
    await page.getByText("1 of 3 added, 1 already in library").waitFor()
    const topics = page.getByRole("region", { name: "Recommended topics" }).getByRole("listitem")
    await topics.filter({ hasText: "Zeppelin Tour Planners" }).getByText("Added", { exact: true }).waitFor()
    await topics.filter({ hasText: "Cat Owners" }).getByText("Already in library").waitFor()
    expect(await page.getByRole("checkbox").count()).toBe(1)
    await check()
    const { total } = await owner.call<{ total: number }>("GET", "/api/topics?search=zeppelin+tour")
    expect(total).toBe(1)

    await page.getByRole("button", { name: "Upload another brief" }).click()
    await page.getByRole("heading", { name: "No brief yet" }).waitFor()
    await close()
  })

  it("shows a viewer the analysis without the option to add topics", async ({ expect }) => {
    await answer(analysis)
    const viewer = await signedIn(PEOPLE.viewer)
    await upload(viewer, "zeppelin.md")
    await viewer.page.getByText("A mascot is mentioned.").waitFor()
    expect(await viewer.page.getByRole("button", { name: /^Add/ }).count()).toBe(0)
    expect(await viewer.page.getByRole("checkbox").count()).toBe(0)
    await viewer.close()
  })

  it("shows the error when the model's response cannot be parsed", async () => {
    await answer({ type: "invalid_json" })
    const owner = await signedIn(PEOPLE.owner)
    owner.expectsError(502, "/api/analyze-brief")
    await upload(owner, "zeppelin.txt")
    await owner.page.getByRole("alert").getByText("Failed to parse analysis response").waitFor()
    await owner.close()
  })
})
