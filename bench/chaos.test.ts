import { it } from "vitest"
import { runChaos, SHORT } from "./chaos.ts"

it(
  "nothing is lost, doubled or left unfinished under kills and outages",
  { timeout: 1_500_000 },
  async ({ expect }) => {
    const { passed, failed } = await runChaos(SHORT)
    expect(failed).toEqual([])
    expect(passed.length).toBeGreaterThan(10)
  },
)
