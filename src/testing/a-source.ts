import { inject } from "vitest"
import type { SeenCall, SourceInput } from "./source-scripts.ts"

/** A source of a test's own, with its address and what it saw so far. */
export async function aSource(spec: SourceInput): Promise<{
  url: string
  seen: () => Promise<SeenCall[]>
  become: (spec: SourceInput) => Promise<void>
}> {
  const name = crypto.randomUUID().replaceAll("-", "")
  const control = `${inject("sourceUrl")}/_control/${name}`
  const become = async (next: SourceInput) => {
    const answer = await fetch(control, { method: "PUT", body: JSON.stringify(next) })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.body?.cancel()
  }
  await become(spec)
  const seen = async () => (await (await fetch(control)).json<{ calls: SeenCall[] }>()).calls
  return { url: `${inject("sourceUrl")}/${name}`, seen, become }
}
