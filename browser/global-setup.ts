import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { chromium } from "playwright-core"
import type { TestProject } from "vitest/node"
import { NODE, ROOT } from "../bin/paths.ts"
import { startStrata } from "../bin/running.ts"
import { launchChromium } from "./chromium.ts"
import type { World } from "./provided.d.ts"
import { signEverybodyIn } from "./sign-in.ts"

/** Without a browser, each browser test fails with the reason, and the other projects still run. */
export default async function setup(project: TestProject) {
  try {
    return await start(project)
  } catch (error) {
    project.provide("setupFailure", error instanceof Error ? error.message : String(error))
    return undefined
  }
}

/** Starts one browser, and one service per worker as `npm start` runs it, with all users signed in. */
async function start(project: TestProject) {
  await using resources = new AsyncDisposableStack()
  const server = await launchChromium()
  resources.defer(() => server.close())
  execFileSync(NODE, ["bin/build-assets.ts"], { cwd: ROOT, stdio: "inherit" })
  const browser = await chromium.connect(server.wsEndpoint())
  resources.defer(() => browser.close())
  const worlds: World[] = []
  for (let i = 0; i < project.config.maxWorkers; i++) {
    const state = mkdtempSync(path.join(tmpdir(), "strata-browser-"))
    resources.defer(() => rmSync(state, { recursive: true, force: true }))
    const { url, stop } = await startStrata({ state })
    resources.defer(stop)
    worlds.push({ url, signedIn: await signEverybodyIn(browser, url) })
  }
  project.provide("browserAddress", server.wsEndpoint())
  project.provide("worlds", worlds)
  const running = resources.move()
  return () => running.disposeAsync()
}
