import { describe, it } from "vitest"
import { byCapability } from "./capabilities.ts"

const figure = (kind: string, subject: string, outcome: string, count: number, averageMs = 10) => ({
  kind,
  subject,
  outcome,
  count,
  averageMs,
  maxMs: averageMs * 2,
  tokens: 0,
  cost: 0,
})

describe("byCapability", () => {
  it("sums figures up by what the service does, the busiest first", ({ expect }) => {
    const found = byCapability([
      figure("request", "GET /api/topics", "2xx", 3, 20),
      figure("request", "GET /api/topics/{id}", "4xx", 1, 60),
      figure("request", "POST /api/import/{batchId}/chunk", "5xx", 2),
      figure("message", "strata-imports", "done", 1),
      figure("request", "GET /api/sdk-keys", "2xx", 1),
      figure("chore", "sweepOutbox", "ok", 9),
      figure("platform_error", "dspapi", "timeout", 1),
    ])
    expect(found.map(({ figures: _figures, ...rest }) => rest)).toEqual([
      { name: "Maintenance", count: 9, refused: 0, failed: 0, averageMs: 10, maxMs: 20 },
      { name: "Library and catalog", count: 4, refused: 1, failed: 0, averageMs: 30, maxMs: 120 },
      { name: "Imports and syncs", count: 3, refused: 0, failed: 2, averageMs: 10, maxMs: 20 },
      { name: "Organizations and sign-in", count: 1, refused: 0, failed: 0, averageMs: 10, maxMs: 20 },
      { name: "Connections and pushes", count: 1, refused: 0, failed: 1, averageMs: 10, maxMs: 20 },
    ])
  })
})
