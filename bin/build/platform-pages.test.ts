import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, it } from "vitest"
import { configFieldsOf, PLATFORM_NAMES, PLATFORMS, sectionsOf } from "../../src/knowledge/platforms/platforms.ts"
import { BUILT_IN_TEMPLATES } from "../../src/knowledge/outputs/built-in.ts"
import { readImports } from "../checks/floors.ts"
import { pageOf, pagePath } from "./platform-pages.ts"

describe("the pages of the platforms", () => {
  it.for(PLATFORM_NAMES)("are up to date for %s (npm run docs)", (platform, { expect }) => {
    expect(readFileSync(pagePath(platform), "utf8")).toBe(pageOf(platform))
  })

  it.for(PLATFORM_NAMES)("name every field of %s", (platform, { expect }) => {
    const page = readFileSync(pagePath(platform), "utf8")
    const fields = [...sectionsOf(platform).flatMap((section) => section.fields), ...PLATFORMS[platform].credentials]
    expect(fields.map(({ key }) => key).filter((key) => !page.includes(`| \`${key}\` |`))).toEqual([])
  })

  it("belong to platforms that exist", ({ expect }) => {
    const pages = readdirSync(path.dirname(pagePath("sandbox"))).map((file) => path.basename(file, ".md"))
    expect(pages.sort()).toEqual([...PLATFORM_NAMES].sort())
  })
})

describe("the description of a platform", () => {
  it("is all that the console knows of it: adapters stay out of the browser", ({ expect }) => {
    const inConsole = readImports().filter(({ from }) => from.startsWith("workers/console/"))
    expect(inConsole.length).toBeGreaterThan(100)
    expect(inConsole.filter(({ to }) => to.startsWith("src/activation/platforms/"))).toEqual([])
  })

  it.for(PLATFORM_NAMES)("of %s refers to templates and fields that exist", (platform, { expect }) => {
    const { template, limitFields, credentials } = PLATFORMS[platform]
    expect(BUILT_IN_TEMPLATES.map(({ platformKey }) => platformKey)).toContain(template)
    const config = configFieldsOf(platform)
    const keys = new Set(config.map(({ key }) => key))
    const named = [
      ...Object.values(limitFields ?? {}),
      ...[...config, ...credentials].flatMap(({ when }) => when?.key ?? []),
    ]
    expect(named.filter((key) => !keys.has(key))).toEqual([])
  })

  it.for(PLATFORM_NAMES)("of %s has options for every choice, and no secret in its config", (platform, { expect }) => {
    const config = configFieldsOf(platform)
    const fields = [...config, ...PLATFORMS[platform].credentials]
    expect(fields.filter(({ kind, options = [] }) => kind === "choice" && options.length === 0)).toEqual([])
    expect(config.filter(({ kind }) => kind === "secret")).toEqual([])
  })
})
