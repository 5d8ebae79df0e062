import { readFileSync, statSync } from "node:fs"
import { BaseSequencer, type TestSpecification } from "vitest/node"

const FILLS_DATABASE = /testing\/(many-topics|a-large-library|many-links)\.ts"/

const CHECKS_PLANS = /testing\/recorded-d1\.ts"/

const imports = ({ moduleId }: TestSpecification, pattern: RegExp) => pattern.test(readFileSync(moduleId, "utf8"))
const fillsDatabase = (file: TestSpecification) => imports(file, FILLS_DATABASE)

/**
 * The files of a run share one database. Those that add thousands of topics come last: after them, everything that reads the whole
 * catalog takes many times as long. Of these, the ones that check how lists are read come first of all: a list chooses its way by how
 * many topics match, and those of other tests would count.
 */
export class LargeLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const placeOf = (file: TestSpecification) => (fillsDatabase(file) ? (imports(file, CHECKS_PLANS) ? 0 : 2) : 1)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }

  /** Deals the files out one by one, largest first, so that all parts take about the same time. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {}
    const weight = (file: TestSpecification) => statSync(file.moduleId).size + (fillsDatabase(file) ? 1_000_000 : 0)
    return files
      .map((file) => ({ file, weight: weight(file) }))
      .sort((a, b) => b.weight - a.weight || (a.file.moduleId < b.file.moduleId ? -1 : 1))
      .filter((_, i) => i % count === index - 1)
      .map(({ file }) => file)
  }
}
