import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { describe } from "vitest"
import { ROOT } from "../../bin/system/paths.ts"
import { it } from "../flow.ts"
import { settled, type Visitor } from "../visitor.ts"

/** Collects the paths of the scripts a page loads. */
function watchScripts({ page }: Visitor): Set<string> {
  const scripts = new Set<string>()
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname)
  })
  return scripts
}

const kibibytes = (scripts: Iterable<string>) =>
  Array.from(
    scripts,
    (file) => gzipSync(readFileSync(path.join(ROOT, "dist/assets", file)), { level: 9 }).length,
  ).reduce((sum, bytes) => sum + bytes / 1024, 0)

describe("the first page", () => {
  it("loads at most 180 KiB of JavaScript, and menus after it, without that of other pages", async ({
    expect,
    owner,
  }) => {
    const scripts = watchScripts(owner)
    await owner.page.goto("/", { waitUntil: "networkidle" })
    await settled(owner.page)
    const ordered = [...scripts]
    const menus = ordered.findIndex((file) => file.includes("/tools-"))
    expect(kibibytes(ordered.slice(0, menus))).toBeGreaterThan(50)
    expect(kibibytes(ordered.slice(0, menus))).toBeLessThanOrEqual(180)
    expect(kibibytes(scripts)).toBeLessThanOrEqual(350)
    const first = new Set(scripts)
    await owner.page.getByRole("navigation").getByRole("link", { name: "Classify" }).click()
    await owner.page.getByRole("heading", { level: 1, name: "Classify" }).waitFor()
    expect([...scripts].filter((file) => !first.has(file))).not.toEqual([])
  })

  it("loads at most 180 KiB of JavaScript for the sign-in page", async ({ expect, anonymous }) => {
    const scripts = watchScripts(anonymous)
    await anonymous.page.goto("/", { waitUntil: "networkidle" })
    await anonymous.page.getByRole("link", { name: "Sign in" }).waitFor()
    expect(kibibytes(scripts)).toBeLessThanOrEqual(180)
  })
})
