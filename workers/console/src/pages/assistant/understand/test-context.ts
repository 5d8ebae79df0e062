import { DIMENSION_SETS } from "../../../../../../src/knowledge/taxonomy/dimension-sets.ts"
import type { Context } from "./understood.ts"

const sets = DIMENSION_SETS.map(({ name, kind, values }) => ({ name, kind, values: [...values] }))

/** A context with a few connections and imports, for tests. */
export const testContext = (more: Partial<Context> = {}): Context => ({
  sets,
  connections: [
    { id: "conn_desk", name: "Trade desk", platform: "dspapi", direction: "outbound" },
    { id: "conn_crm", name: "CRM segments", platform: "custom_api", direction: "inbound" },
    { id: "conn_road", name: "Road to Nowhere", platform: "marketplace", direction: "bidirectional" },
  ],
  imports: [
    { id: "batch_4", filename: "half.csv", status: "processing", success_count: 3 },
    { id: "batch_3", filename: "crm-audiences.csv", status: "completed", success_count: 12 },
    { id: "batch_2", filename: "old list.csv", status: "completed", success_count: 0 },
    { id: "batch_1", filename: "crm-audiences.csv", status: "completed", success_count: 5 },
  ],
  these: null,
  waiting: null,
  ...more,
})
