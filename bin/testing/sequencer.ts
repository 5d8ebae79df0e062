import { readFileSync, statSync } from "node:fs"
import { BaseSequencer, type TestSpecification } from "vitest/node"

const FILLS_DATABASE = /testing\/(many-topics|a-large-library|many-links)\.ts"/

const fillsDatabase = ({ moduleId }: TestSpecification) => FILLS_DATABASE.test(readFileSync(moduleId, "utf8"))

/**
 * The files of a run share one database. Those that add thousands of topics come last: after them, everything that reads the whole
 * catalog takes many times as long.
 */
export class LargeLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter((file) => !fillsDatabase(file)), ...sorted.filter(fillsDatabase)]
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
