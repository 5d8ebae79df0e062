import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { describe } from "vitest"
import { ROOT } from "../../bin/system/paths.ts"
import { it } from "../flow.ts"
import { settled, type Visitor } from "../visitor.ts"

/** Collects the paths of the files of this type that a page loads. */
function watch({ page }: Visitor, type: "script" | "stylesheet"): Set<string> {
  const files = new Set<string>()
  page.on("request", (request) => {
    if (request.resourceType() === type) files.add(new URL(request.url()).pathname)
  })
  return files
}

const kibibytes = (files: Iterable<string>) =>
  Array.from(files, (file) => gzipSync(readFileSync(path.join(ROOT, "dist/assets", file)), { level: 9 }).length).reduce(
    (sum, bytes) => sum + bytes / 1024,
    0,
  )

describe("the first page", () => {
  it("loads at most 180 KiB of JavaScript and its own styles, and menus after it, without that of other pages", async ({
    expect,
    owner,
  }) => {
    const scripts = watch(owner, "script")
    const styles = watch(owner, "stylesheet")
    await owner.page.goto("/", { waitUntil: "networkidle" })
    await settled(owner.page)
    const ordered = [...scripts]
    const menus = ordered.findIndex((file) => file.includes("/menus-"))
    expect(kibibytes(ordered.slice(0, menus))).toBeGreaterThan(50)
    expect(kibibytes(ordered.slice(0, menus))).toBeLessThanOrEqual(180)
    // Each costs a round trip, which over a slow connection is as long as 30 KiB.
    expect(menus).toBeLessThanOrEqual(5)
    expect(kibibytes(styles)).toBeLessThanOrEqual(20)
    expect(kibibytes(scripts)).toBeLessThanOrEqual(350)
    const first = new Set(scripts)
    await owner.page.getByRole("navigation").getByRole("link", { name: "Classify" }).click()
    await owner.page.getByRole("heading", { level: 1, name: "Classify" }).waitFor()
    expect([...scripts].filter((file) => !first.has(file))).not.toEqual([])
    // Styles that come later count more: those of the first page are what others are made of.
    const sheets = await owner.page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ""))
    const ofComponents = sheets.filter((href) => href.includes("/assets/"))
    expect(ofComponents.length).toBeGreaterThan(1)
    expect(ofComponents[0]).toContain("/index-")
  })

  it("loads at most 180 KiB of JavaScript for the sign-in page", async ({ expect, anonymous }) => {
    const scripts = watch(anonymous, "script")
    await anonymous.page.goto("/", { waitUntil: "networkidle" })
    await anonymous.page.getByRole("link", { name: "Sign in" }).waitFor()
    expect(kibibytes(scripts)).toBeLessThanOrEqual(180)
  })
})
