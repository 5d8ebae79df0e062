import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, it } from "vitest"
import { type Running, startStrata } from "../../bin/local/running.ts"
import { startProviderStub } from "../../src/testing/provider-stub.ts"
import type { Person } from "../people.ts"
import { signInAll, type StorageState } from "../sign-in.ts"
import { confirmation, sendMessage, uploadBrief } from "../steps.ts"
import { openVisitor } from "../visitor.ts"

const KEY = "sk-ant-test-model-flows"

const RECOMMENDED = [
  { topic_name: "Zeppelin Tour Planners", rationale: "The brief names sightseeing flights." },
  { topic_name: "Lake Constance Visitors", rationale: "All departures are at the lake." },
  { topic_name: "Cat Owners", rationale: "A mascot is mentioned." },
]

describe("a service with a language model", () => {
  const state = mkdtempSync(path.join(tmpdir(), "strata-model-"))
  let provider: Awaited<ReturnType<typeof startProviderStub>>
  let strata: Running
  let people: Record<Person, StorageState>

  beforeAll(async () => {
    provider = await startProviderStub()
    strata = await startStrata({ state, env: { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: provider.url } })
    people = await signInAll(strata.url)
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

  async function signedIn(person: Person, pageName: string) {
    const visitor = await openVisitor({ baseURL: strata.url, storageState: people[person] })
    await visitor.visit(`/${pageName.toLowerCase()}`)
    await visitor.page.getByRole("heading", { level: 1, name: pageName }).waitFor()
    return visitor
  }

  it("uses the model for requests the assistant does not know, marks its interpretation, and falls back to the rules", async ({
    expect,
  }) => {
    const answers = [
      {
        type: "answer",
        fields: {
          kind: "matrix",
          topics: ["kite surfers"],
          search: "",
          segment_type: "",
          dimensions: [{ set: "US State", values: ["Oregon", "Washington", "California"] }],
          connection: "",
          these: false,
          import: "",
          fix_names: false,
        },
      },
      { type: "invalid_json" },
    ]
    await answer(...answers)
    const owner = await signedIn("owner", "Assistant")
    await sendMessage(owner, "classify tea")
    await confirmation(owner).getByText("Classify 1 topic").waitFor()
    await sendMessage(owner, "matrix of western states for kite surfers")
    await confirmation(owner).getByText("Interpreted by the language model.").waitFor()
    await confirmation(owner).getByText("California, Oregon, Washington").waitFor()
    await owner.check()
    await sendMessage(owner, "matrix of eastern states for kite surfers")
    await owner.page.getByText("Unknown dimension: “eastern”.").waitFor()
    const seen = await (await fetch(`${provider.url}/_control/${KEY}`)).json()
    expect((seen as { requests: unknown[] }).requests).toHaveLength(2)
    await owner.close()
  })

  it("shows the analysis of a brief and adds the selected topics", async ({ expect }) => {
    await answer(analysis)
    const owner = await signedIn("owner", "Brief")
    const { page, check, close } = owner
    await uploadBrief(owner, "zeppelin.txt")
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

  it("shows a viewer the analysis of a brief without the option to add topics", async ({ expect }) => {
    await answer(analysis)
    const viewer = await signedIn("viewer", "Brief")
    await uploadBrief(viewer, "zeppelin.md")
    await viewer.page.getByText("A mascot is mentioned.").waitFor()
    expect(await viewer.page.getByRole("button", { name: /^Add/ }).count()).toBe(0)
    expect(await viewer.page.getByRole("checkbox").count()).toBe(0)
    await viewer.close()
  })

  it("shows the error when the model's response cannot be parsed", async () => {
    await answer({ type: "invalid_json" })
    const owner = await signedIn("owner", "Brief")
    owner.expectsError(502, "/api/analyze-brief")
    await uploadBrief(owner, "zeppelin.txt")
    await owner.page.getByRole("alert").getByText("Failed to parse analysis response").waitFor()
    await owner.close()
  })
})
