import { inject } from "vitest"

/** How often a property is tried: what `npm test` has time for, and many times that under `npm run endurance`. */
export const numRuns = (usual: number): number => usual * inject("endurance")
