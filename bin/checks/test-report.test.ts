import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { describe, it } from "vitest"
import { ROOT } from "../system/paths.ts"
import { aFailure, type FileResult, readReport, repeatFailed } from "./test-report.ts"

const aResult = (file: string, passed: number, failed: number): FileResult => ({
  of: { project: "node", file },
  passed,
  failed,
  failures: Array.from({ length: failed }, (_, i) => `${file} > ${i}`),
})

describe("the report of a run", () => {
  it("counts tests by file, and a file that did not run as a failure", ({ expect, onTestFinished }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "strata-report-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const test = (fullName: string, status: string) => ({ fullName, status, failureMessages: ["expected 1\n    at x"] })
    const testResults = [
      {
        name: path.join(ROOT, "a.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [test("a b", "failed"), test("a c", "passed")],
      },
      {
        name: path.join(ROOT, "d.test.ts"),
        status: "failed",
        message: "did not load",
        assertionResults: [test("d e", "skipped")],
      },
    ]
    const report = path.join(folder, "node.json")
    writeFileSync(report, JSON.stringify({ testResults }))
    expect(readReport(report, "node")).toEqual([
      { ...aResult("a.test.ts", 1, 1), failures: ["a.test.ts > a b\nexpected 1\n    at x"] },
      { ...aResult("d.test.ts", 0, 1), failures: ["d.test.ts: did not load"] },
    ])
    expect(readReport(path.join(folder, "none.json"), "node")).toMatchObject([{ passed: 0, failed: 1 }])
  })
})

describe("files that failed", () => {
  const passing = aResult("passing.test.ts", 5, 0)

  it("count as passed if they pass alone, and are named as flaky", async ({ expect }) => {
    const ran: string[] = []
    const all = [
      aResult("flaky.test.ts", 3, 1),
      passing,
      aResult("broken.test.ts", 2, 1),
      aFailure("vitest ended with 1"),
    ]
    const { results, flaky } = await repeatFailed(all, async ({ file }) => {
      ran.push(file)
      return [aResult(`other/${file}`, 1, 0), file === "flaky.test.ts" ? aResult(file, 4, 0) : aResult(file, 2, 1)]
    })
    expect(ran).toEqual(["flaky.test.ts", "broken.test.ts"])
    expect(flaky).toEqual(["flaky.test.ts > 0"])
    expect(results).toEqual([aResult("flaky.test.ts", 4, 0), ...all.slice(1)])
  })

  it("stay failed if no test of them ran again, or if they are many", async ({ expect }) => {
    const few = [aResult("flaky.test.ts", 3, 1)]
    expect(await repeatFailed(few, async () => [aResult("flaky.test.ts", 0, 0)])).toEqual({ results: few, flaky: [] })
    const many = ["a", "b", "c", "d"].map((name) => aResult(`${name}.test.ts`, 0, 1))
    expect(await repeatFailed(many, async ({ file }) => [aResult(file, 1, 0)])).toEqual({ results: many, flaky: [] })
  })
})
