import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { TestProject } from "vitest/node"
import { Cleanup } from "../bin/system/cleanup.ts"
import { ROOT } from "../bin/system/paths.ts"
import { startStrata } from "../bin/local/running.ts"
import { launchChromium } from "./chromium.ts"
import type { World } from "./provided.d.ts"
import { signInAll } from "./sign-in.ts"

/** Where there is no browser, only the flows fail, each with the reason; everything else is still tested. */
export default async function setUp(project: TestProject) {
  const cleanup = new Cleanup()
  try {
    await open(project, cleanup)
    return () => cleanup.run()
  } catch (error) {
    await cleanup.run()
    project.provide("setupFailure", error instanceof Error ? error.message : String(error))
    return undefined
  }
}

/** One browser for all flows, and one Strata as `npm start` runs it per parallel worker, with all people signed in. */
async function open(project: TestProject, cleanup: Cleanup) {
  const server = await launchChromium()
  cleanup.add(() => server.close())
  execFileSync(process.execPath, ["bin/build/build-assets.ts"], { cwd: ROOT, stdio: "inherit" })
  const openWorld = async (): Promise<World> => {
    const state = mkdtempSync(path.join(tmpdir(), "strata-browser-"))
    cleanup.add(() => rmSync(state, { recursive: true, force: true }))
    const { url, stop } = await startStrata({ state, env: { WEBHOOKS: "true" } })
    cleanup.add(stop)
    return { url, signedIn: await signInAll(url) }
  }
  const worlds = await Promise.all(Array.from({ length: project.config.maxWorkers }, openWorld))
  const faultless = mkdtempSync(path.join(tmpdir(), "strata-faultless-"))
  cleanup.add(() => rmSync(faultless, { recursive: true, force: true }))
  project.provide("faultless", faultless)
  project.provide("browserAddress", server.wsEndpoint())
  project.provide("worlds", worlds)
}
