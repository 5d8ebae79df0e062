import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { chromium } from "playwright-core"
import type { TestProject } from "vitest/node"
import { NODE, ROOT } from "../bin/paths.ts"
import { startStrata } from "../bin/running.ts"
import { launchChromium } from "./chromium.ts"
import { signEverybodyIn } from "./sign-in.ts"

/** Where there is no browser, only the flows fail, each with the reason; everything else is still tested. */
export default async function setUp(project: TestProject) {
  try {
    return await open(project)
  } catch (error) {
    project.provide("setUpFailure", error instanceof Error ? error.message : String(error))
    return undefined
  }
}

/** One Strata as `npm start` runs it, one browser, and everybody signed in, for all flows. */
async function open(project: TestProject) {
  await using opened = new AsyncDisposableStack()
  const server = await launchChromium()
  opened.defer(() => server.close())
  execFileSync(NODE, ["bin/build-assets.ts"], { cwd: ROOT, stdio: "inherit" })
  const state = mkdtempSync(path.join(tmpdir(), "strata-browser-"))
  opened.defer(() => rmSync(state, { recursive: true, force: true }))
  const strata = await startStrata({ state })
  opened.defer(() => strata.stop())
  const browser = await chromium.connect(server.wsEndpoint())
  opened.defer(() => browser.close())
  project.provide("strataUrl", strata.url)
  project.provide("browserAddress", server.wsEndpoint())
  project.provide("signedIn", await signEverybodyIn(browser, strata.url))
  const toClose = opened.move()
  return () => toClose.disposeAsync()
}
