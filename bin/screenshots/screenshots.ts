// Takes the README's screenshots into docs/screenshots: the main pages with the data of a first run. Arguments select screenshots by name.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { chromium, type Page } from "playwright-core"
import { launchChromium } from "../../browser/chromium.ts"
import type { Person } from "../../browser/people.ts"
import { settled } from "../../browser/settled.ts"
import { signInAll } from "../../browser/sign-in.ts"
import { Cleanup } from "../system/cleanup.ts"
import { withPalette } from "./palette-png.ts"
import { ROOT } from "../system/paths.ts"
import { startStrata } from "../local/running.ts"
import { installMissing } from "../system/system-packages.ts"

type Shot = {
  file: string
  person: Person
  path: string
  colorScheme?: "light" | "dark"
  /** Prepares the page for the picture. */
  prepare?: (page: Page) => Promise<void>
}

const FOLDER = path.join(ROOT, "docs/screenshots")
/** A busy machine takes longer than the browser's default. */
const TIMEOUT_MS = 150_000
const SIZE = { width: 1280, height: 800 }

const SHOTS: Shot[] = [
  { file: "home", person: "owner", path: "/" },
  { file: "runs", person: "owner", path: "/runs" },
  {
    file: "run",
    person: "owner",
    path: "/runs?kind=push",
    prepare: async (page) => {
      await page.getByRole("link", { name: "Push to Sandbox" }).first().click()
      await page.getByRole("table", { name: "Outcomes" }).waitFor()
    },
  },
  { file: "library", person: "owner", path: "/library" },
  {
    file: "topic",
    person: "owner",
    path: "/library?search=electric",
    colorScheme: "dark",
    prepare: async (page) => {
      await page.getByRole("row", { name: "Electric SUV Shoppers" }).click()
      await page.getByRole("table", { name: "Evidence by layer" }).waitFor()
    },
  },
  { file: "catalog", person: "owner", path: "/catalog" },
  {
    file: "classify",
    person: "owner",
    path: "/classify",
    prepare: async (page) => {
      await page.getByLabel("Topics").fill("IT decision makers at hospitals")
      await page.getByRole("table", { name: "Evidence by layer" }).waitFor()
    },
  },
  {
    file: "grid",
    person: "owner",
    path: "/import",
    prepare: async (page) => {
      const choosing = page.waitForEvent("filechooser")
      await page.getByRole("button", { name: "Choose a file" }).press("Enter")
      await (await choosing).setFiles({ name: "autumn.csv", mimeType: "text/csv", buffer: Buffer.from(MESSY_FILE) })
      const grid = page.getByRole("grid", { name: "Rows" })
      await grid.waitFor()
      await grid.scrollIntoViewIfNeeded()
    },
  },
  {
    file: "matrix",
    person: "owner",
    path: "/matrix",
    prepare: async (page) => {
      for (const set of ["Seniority Level", "Company Industry"]) {
        await page.getByRole("combobox", { name: "Add a dimension set" }).click()
        await page.getByRole("option", { name: set }).click()
      }
    },
  },
  { file: "connections", person: "owner", path: "/connections" },
  {
    file: "push",
    person: "owner",
    path: "/library",
    prepare: async (page) => {
      for (const name of [
        "Vinyl Record Collectors",
        "Cybersecurity Analysts",
        "E-Bike Commuters",
        "Online Poker Players",
      ]) {
        await page.getByRole("row", { name }).getByRole("checkbox").check()
      }
      await page.getByRole("button", { name: "Push", exact: true }).click()
      await page.getByRole("combobox", { name: "Connection" }).click()
      await page.getByRole("option", { name: /Trade desk/ }).click()
      await page.getByRole("grid", { name: "Plan" }).getByText("Cybersecurity Analysts").first().waitFor()
    },
  },
  { file: "keys", person: "owner", path: "/keys" },
  {
    file: "assistant",
    person: "owner",
    path: "/assistant",
    prepare: async (page) => {
      await page.getByLabel("Message").fill("matrix of US states and age ranges for pickup truck intenders")
      await page.keyboard.press("Enter")
      await page.getByText("312 new").waitFor()
    },
  },
  { file: "templates", person: "operator", path: "/templates" },
  { file: "usage", person: "operator", path: "/usage" },
]

/** In addition to the demo platform of the seed data. */
const CONNECTIONS = [
  {
    name: "Trade desk",
    platform: "dspapi",
    direction: "outbound",
    config: { api_base_url: "https://api.dsp.example.com/v3", default_cpm: 1.5, currency: "USD" },
    credentials: { api_key: "demo", provider_id: "acme" },
  },
  {
    name: "CRM segments",
    platform: "custom_api",
    direction: "inbound",
    config: { base_url: "https://crm.example.com/segments", items_path: "items", auth_type: "bearer" },
    credentials: { token: "demo" },
  },
]

/** With problems of real files: semicolons, decimal commas, an empty name, meaningless values. */
const MESSY_FILE = [
  "Audience;Id;Score;Segment type",
  "Heat pump owners;a-1;0,87;B2C",
  "Wedding planners;a-2;0,5;B2B",
  ";a-3;0,31;B2C",
  "CFOs at mid-market SaaS companies;a-4;n/a;B2B",
  "Trail running shoe buyers;a-5;0,66;B2X",
  "Espresso machine shoppers;a-6;;B2C",
].join("\r\n")

installMissing("chromium")
const cleanup = new Cleanup()
try {
  await takeAll()
} finally {
  await cleanup.run()
}

async function takeAll() {
  const server = await launchChromium()
  cleanup.add(() => server.close())
  const state = mkdtempSync(path.join(tmpdir(), "strata-screenshots-"))
  cleanup.add(() => rmSync(state, { recursive: true, force: true }))
  const strata = await startStrata({ state })
  cleanup.add(() => strata.stop())
  const browser = await chromium.connect(server.wsEndpoint())
  const signedIn = await signInAll(strata.url)

  const owner = await browser.newContext({ storageState: signedIn.owner })
  const post: Post = async (target, data) => {
    const answer = await owner.request.post(strata.url + target, { headers: { origin: strata.url }, data })
    if (!answer.ok()) throw new Error(`${target}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  for (const connection of CONNECTIONS) await post("/api/connections", connection)
  await pushToSandbox(post)
  await post("/api/home/steps", { step: "closed" })

  mkdirSync(FOLDER, { recursive: true })
  const names = new Set(process.argv.slice(2))
  let total = 0
  for (const { file, person, path: target, colorScheme = "light", prepare } of SHOTS) {
    if (names.size > 0 && !names.has(file)) continue
    const context = await browser.newContext({
      baseURL: strata.url,
      storageState: signedIn[person],
      viewport: SIZE,
      colorScheme,
      reducedMotion: "reduce",
    })
    context.setDefaultTimeout(TIMEOUT_MS)
    const page = await context.newPage()
    // For what the page shows: its network may never be quiet, with alerts and runs asked for again and again.
    await page.goto(target)
    await settled(page)
    await prepare?.(page)
    await settled(page)
    const picture = withPalette(await page.screenshot({ animations: "disabled", caret: "hide" }))
    writeFileSync(path.join(FOLDER, `${file}.png`), picture)
    total += picture.length
    console.log(`docs/screenshots/${file}.png  ${Math.round(picture.length / 1024)} KiB`)
    await context.close()
  }
  console.log(`${Math.round(total / 1024)} KiB in total`)
}

type Post = (target: string, data: object) => Promise<Record<string, unknown>>

/** A run with live and rejected segments, for the pages that show runs. */
async function pushToSandbox(post: Post) {
  const sandbox = { name: "Sandbox", platform: "sandbox", direction: "outbound", config: { fails: "some" } }
  const { id } = await post("/api/connections", sandbox)
  const topicIds: unknown[] = []
  for (const name of ["Kite surfers in Portugal", "Bonsai growers", "Sourdough bakers", "Home cinema builders"]) {
    topicIds.push((await post("/api/topics", { topic_name: name }))["id"])
  }
  await post(`/api/connections/${String(id)}/push/run`, { topicIds, background: true })
}
