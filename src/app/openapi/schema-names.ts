import * as z from "zod"
import * as connectionTests from "../../activation/connection-tests/schema.ts"
import * as members from "../../activation/members/schema.ts"
import * as runs from "../../activation/runs/schema.ts"
import * as segments from "../../activation/segments/schema.ts"
import * as service from "../schema.ts"
import * as assistant from "../../intake/assistant/schema.ts"
import * as briefs from "../../intake/briefs/schema.ts"
import * as imports from "../../intake/imports/schema.ts"
import * as matrix from "../../intake/matrix/schema.ts"
import * as seeding from "../../intake/seeding/schema.ts"
import * as sync from "../../intake/sync/schema.ts"
import * as allRuns from "../../operations/all-runs/schema.ts"
import * as deadLetters from "../../operations/dead-letters/schema.ts"
import * as schedules from "../../operations/schedules/schema.ts"
import * as home from "../../operations/home/schema.ts"
import * as hygiene from "../../operations/hygiene/schema.ts"
import * as jobs from "../../operations/jobs/schema.ts"
import * as learnedRules from "../../operations/learned-rules/schema.ts"
import * as libraryChanges from "../../operations/library-changes/schema.ts"
import * as nameFixes from "../../operations/name-fixes/schema.ts"
import * as privacy from "../../operations/privacy/schema.ts"
import * as questions from "../../operations/questions/schema.ts"
import * as review from "../../operations/review/schema.ts"
import * as system from "../../operations/system/schema.ts"
import * as templates from "../../operations/templates/schema.ts"
import * as alerts from "../../organizations/alerts/schema.ts"
import * as audit from "../../organizations/audit/schema.ts"
import * as connections from "../../organizations/connections/schema.ts"
import { CONFIG_SCHEMAS } from "../../organizations/connections/outbound-config.ts"
import { SOURCE_SCHEMAS } from "../../organizations/connections/source-config.ts"
import * as grants from "../../organizations/grants/schema.ts"
import * as oauth from "../../protocols/oauth/schema.ts"
import * as identity from "../../organizations/identity/schema.ts"
import * as keys from "../../organizations/keys/schema.ts"
import * as people from "../../organizations/people/schema.ts"
import * as settings from "../../organizations/settings/schema.ts"
import * as webhooks from "../../organizations/webhooks/schema.ts"
import * as usage from "../../organizations/usage/schema.ts"
import * as views from "../../organizations/views/schema.ts"
import * as catalog from "../../topics/catalog/schema.ts"
import * as classification from "../../topics/classification/schema.ts"
import * as exported from "../../topics/export/schema.ts"
import * as library from "../../topics/library/schema.ts"
import * as buyers from "../../protocols/buyers/schema.ts"
import * as prices from "../../topics/prices/schema.ts"
import * as labelFields from "../../topics/labels/fields.ts"
import * as labels from "../../topics/labels/schema.ts"
import * as removals from "../../topics/removals/schema.ts"
import * as operators from "../../topics/operators/schema.ts"

/** Schemas exported here keep their export name in the document. Others are named after their operation. */
const MODULES: Record<string, Record<string, unknown>> = {
  connectionTests,
  members,
  runs,
  segments,
  service,
  assistant,
  briefs,
  imports,
  matrix,
  seeding,
  sync,
  allRuns,
  deadLetters,
  home,
  schedules,
  hygiene,
  jobs,
  learnedRules,
  libraryChanges,
  nameFixes,
  privacy,
  questions,
  review,
  system,
  templates,
  alerts,
  audit,
  webhooks,
  connections,
  platforms: CONFIG_SCHEMAS,
  sources: SOURCE_SCHEMAS,
  identity,
  grants,
  oauth,
  keys,
  people,
  settings,
  usage,
  catalog,
  classification,
  exported,
  library,
  operators,
  labelFields,
  labels,
  prices,
  buyers,
  removals,
  views,
}

/** Export names that are too vague outside their capability. */
const RENAMED: Record<string, string> = {
  ApiRequest: "ClassifyRequest",
  SdkRequest: "SdkClassifyRequest",
  Chunk: "ImportChunk",
  ChunkAnswer: "ImportedChunk",
  Deleted: "DeletedAnswer",
  Me: "CurrentCredentials",
}

/** The name of each exported schema. If two capabilities export the same name, the second is prefixed with its capability. */
export function schemaNames(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>()
  const taken = new Set<string>()
  for (const [capability, schemas] of Object.entries(MODULES)) {
    for (const [own, schema] of Object.entries(schemas)) {
      if (!(schema instanceof z.ZodType) || names.has(schema)) continue
      const name = RENAMED[own] ?? own
      const free = taken.has(name) ? capability.charAt(0).toUpperCase() + capability.slice(1) + name : name
      taken.add(free)
      names.set(schema, free)
    }
  }
  return names
}
