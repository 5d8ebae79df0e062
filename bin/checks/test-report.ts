import { readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"

/** What the tests of one file did, or something that is no file. A failure is its name with the beginning of its message. */
export type FileResult = { of?: TestFile; passed: number; failed: number; failures: string[] }
export type TestFile = { project: string; file: string }

type Report = { testResults: ReportedFile[] }
type ReportedFile = { name: string; status: string; message: string; assertionResults: ReportedTest[] }
type ReportedTest = { fullName: string; status: string; failureMessages: string[] }

/** More failed files than this are no coincidence. */
const MOST_REPEATED = 3

/** Reads the JSON that Vitest wrote about a run of a project. */
export function readReport(report: string, project: string): FileResult[] {
  try {
    return (JSON.parse(readFileSync(report, "utf8")) as Report).testResults.map((one) => resultOf(one, project))
  } catch (error) {
    return [aFailure(`${path.basename(report)}: ${String(error)}`)]
  }
}

export const aFailure = (failure: string, of?: TestFile): FileResult => ({
  ...(of && { of }),
  passed: 0,
  failed: 1,
  failures: [failure],
})

/**
 * Runs the files that failed once more, each alone. Tests that failed beside the others and pass alone are flaky: they count as passed, and
 * the log names them, for someone to mend.
 */
export async function repeatFailed(
  all: readonly FileResult[],
  again: (file: TestFile) => Promise<readonly FileResult[]>,
): Promise<{ results: FileResult[]; flaky: string[] }> {
  const results = [...all]
  const flaky: string[] = []
  const failed = all.filter((one) => one.failed > 0)
  for (const one of failed.length > MOST_REPEATED ? [] : failed) {
    if (!one.of) continue
    const { file } = one.of
    const alone = (await again(one.of)).find(({ of }) => of?.file === file)
    if (!alone || alone.failed > 0 || alone.passed === 0) continue
    results[results.indexOf(one)] = alone
    flaky.push(...one.failures)
  }
  return { results, flaky }
}

/** Each failed test of a file, or the file itself if it did not run. */
function resultOf({ name, status, message, assertionResults }: ReportedFile, project: string): FileResult {
  const file = path.relative(ROOT, name)
  const of = { project, file }
  const failed = assertionResults.filter((one) => one.status === "failed")
  if (failed.length === 0 && status === "failed") return aFailure(`${file}: ${beginningOf(message)}`, of)
  return {
    of,
    passed: assertionResults.filter((one) => one.status === "passed").length,
    failed: failed.length,
    failures: failed.map((one) => `${file} > ${one.fullName}\n${beginningOf(one.failureMessages.join("\n"))}`),
  }
}

function beginningOf(message: string): string {
  return message.split("\n").slice(0, 12).join("\n").slice(0, 1500)
}
