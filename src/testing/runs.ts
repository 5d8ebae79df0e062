import { inject } from "vitest"

/** How often a property is tried: what `npm test` has time for, and many times that, or a number of its own, under `npm run endurance`. */
export const numRuns = (usual: number, inEndurance = usual * inject("endurance")): number =>
  inject("endurance") === 1 ? usual : inEndurance

/** Every `nth` of the cases in `npm test`, all of them under `npm run endurance`. An `nth` that shares no factor with a period of the list visits each place of the period. */
export const sampled = <T>(cases: readonly T[], nth: number): readonly T[] =>
  inject("endurance") === 1 ? cases.filter((_, i) => i % nth === 0) : cases
