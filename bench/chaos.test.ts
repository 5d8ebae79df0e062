import { it } from "vitest"
import { IS_LONG_FORM } from "../bin/testing/long-form.ts"
import { FULL, runChaos, SHORT } from "./chaos.ts"

it(
  "nothing is lost, doubled or left unfinished under kills and outages",
  { timeout: 3_600_000 },
  async ({ expect }) => {
    const { passed, failed } = await runChaos(IS_LONG_FORM ? FULL : SHORT)
    expect(failed).toEqual([])
    expect(passed.length).toBeGreaterThan(10)
  },
)
