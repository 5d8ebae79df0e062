import { classifyLocally } from "../src/knowledge/engine/local.ts"
import { SAMPLES } from "../src/testing/samples.ts"
import { tokenize } from "../src/knowledge/text/tokens.ts"
import { BUILT_IN_TEMPLATES } from "../src/knowledge/outputs/built-in.ts"
import { compileTemplate } from "../src/knowledge/outputs/compile.ts"
import { renderOutputs } from "../src/knowledge/outputs/render.ts"

export type EngineSpeed = { work: string; perSecond: number; ratioToTokenizing: number }

const TEMPLATES = BUILT_IN_TEMPLATES.map(compileTemplate)
const ROUNDS = 7
const ROUND_MS = 700

/** Topics per second on one core. The kinds of work alternate; the best round of each counts. */
export function measureEngine(): EngineSpeed[] {
  const kinds: Record<string, (text: string) => unknown> = {
    "tokenizing alone": tokenize,
    "full classification": classifyLocally,
    "full classification with all four outputs": (text) => renderOutputs(classifyLocally(text), TEMPLATES),
  }
  const best = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const [work, run] of Object.entries(kinds)) best.set(work, Math.max(best.get(work) ?? 0, rate(run)))
  }
  const bare = best.get("tokenizing alone") ?? Number.NaN
  return Array.from(best, ([work, perSecond]) => ({
    work,
    perSecond: Math.round(perSecond),
    ratioToTokenizing: Number((perSecond / bare).toFixed(3)),
  }))
}

function rate(run: (text: string) => unknown): number {
  const started = performance.now()
  let done = 0
  let classified = 0
  for (;;) {
    for (const text of SAMPLES) classified += run(text) ? 1 : 0
    done += SAMPLES.length
    const elapsed = performance.now() - started
    if (elapsed > ROUND_MS && classified === done) return (done / elapsed) * 1000
  }
}
