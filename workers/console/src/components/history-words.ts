import { describedJob } from "../../../../src/operations/jobs/descriptions.ts"

/** The cause of a change, by the source of its history entry. */
const SOURCES: Readonly<Record<string, string>> = {
  admin_merge: "with a merge",
  admin_reclassify_llm: "with the language model",
  admin_reclassify_local: "with the rules",
  admin_rollback: "with a rollback",
  admin_ui: "in the catalog",
  catalog: "from the catalog",
  deactivate: "with a deactivation",
  delivery: "with a delivery",
  import: "with an import",
  manual: "by hand",
  matrix: "with a matrix",
  merge: "with a merge in the catalog",
  publish: "by publishing it",
  push: "with a push",
  "reclassify:llm": "with the language model",
  "reclassify:local": "with the rules",
  refresh: "with a refresh",
  restore: "with a restore",
  review: "in review",
  sync: "with a sync",
}

/** Who made a change and how: "by Ada Lovelace, with an import". */
export const changeWords = ({ changedByName, source }: { changedByName: string; source: string }) =>
  `by ${changedByName}, ${SOURCES[source] ?? describedJob(source)?.history ?? `from ${source}`}`
