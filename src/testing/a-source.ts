import { inject } from "vitest"
import type { SeenCall, SourceInput } from "./source-scripts.ts"

/** A sync source for one test, with its URL and the calls it received. */
export async function aSource(spec: SourceInput): Promise<{
  url: string
  seen: () => Promise<SeenCall[]>
  update: (spec: SourceInput) => Promise<void>
}> {
  const name = crypto.randomUUID().replaceAll("-", "")
  const control = `${inject("sourceUrl")}/_control/${name}`
  const update = async (next: SourceInput) => {
    const response = await fetch(control, { method: "PUT", body: JSON.stringify(next) })
    if (!response.ok) throw new Error(await response.text())
    await response.body?.cancel()
  }
  await update(spec)
  const seen = async () => (await (await fetch(control)).json<{ calls: SeenCall[] }>()).calls
  return { url: `${inject("sourceUrl")}/${name}`, seen, update }
}
