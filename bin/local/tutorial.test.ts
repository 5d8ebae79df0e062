import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, it } from "vitest"
import { readMarkdown } from "../build/docs-pages.ts"
import { type Running, startStrata } from "./running.ts"
import { ROOT } from "../system/paths.ts"

const folder = mkdtempSync(path.join(tmpdir(), "strata-tutorial-"))
let running: Running
beforeAll(async () => {
  running = await startStrata({ state: path.join(folder, "state") })
})
afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The markdown under a heading of the tutorial, for the service and the folder of this test. */
function section(title: string): string {
  const { tokens } = readMarkdown("docs/tutorial.md")
  const start = tokens.findIndex((token) => token.type === "heading" && "text" in token && token["text"] === title)
  const end = tokens.findIndex((token, at) => at > start && token.type === "heading")
  const text = tokens.slice(start + 1, end).map(({ raw }) => raw)
  return text
    .join("")
    .replaceAll("http://localhost:8787", running.url)
    .replaceAll("/tmp/strata-tutorial", path.join(folder, "files"))
}

const FENCE = /^```sh\n([^]*?)^```$/gm

/** Runs the commands under the headings as a reader pastes them into one terminal, and returns what they print. */
async function outputOf(...titles: string[]): Promise<string> {
  const commands = titles.flatMap((title) => Array.from(section(title).matchAll(FENCE), ([, block = ""]) => block))
  const env = { ...process.env, XDG_CONFIG_HOME: path.join(folder, "config"), XDG_STATE_HOME: path.join(folder, "cli") }
  const { stdout, stderr } = await promisify(execFile)("sh", ["-ec", commands.join("")], { cwd: ROOT, env })
  return stdout + stderr
}

/** What the text says that one sees. */
const promisesOf = (title: string) =>
  Array.from(
    section(title)
      .replaceAll(FENCE, "")
      .matchAll(/`([^`]+)`/g),
    ([, promise]) => promise ?? "",
  )

describe("the tutorial", () => {
  it.for([
    ["With curl", /"topicName":"Camping Stove Shoppers","status":"active"/],
    ["On the command line", /Espresso Machine Owners +sandbox +active[^]*Espresso Machine Shoppers +sandbox +active/],
  ] as const)("leads to a live segment: %s", async ([title, live], { expect }) => {
    const output = await outputOf("With a key", title)
    for (const promise of promisesOf(title)) expect(output).toContain(promise)
    expect(output).toMatch(live)
  })
})
