import { inject } from "vitest"
import type { LlmProvider } from "../engine/llm-client.ts"
import type { ScriptInput, SeenRequest } from "./provider-scripts.ts"

/** An account of a test's own at the provider's stub, which answers as scripted, one script a request. */
export async function aProvider(
  scripts: readonly ScriptInput[] = [],
  model = "claude-sonnet-5-5",
): Promise<{ provider: Required<LlmProvider>; seen: () => Promise<SeenRequest[]> }> {
  const baseUrl = inject("providerUrl")
  const apiKey = `sk-ant-test-${crypto.randomUUID()}`
  const control = `${baseUrl}/_control/${apiKey}`
  const scripted = await fetch(control, { method: "POST", body: JSON.stringify({ answers: scripts }) })
  if (!scripted.ok) throw new Error(await scripted.text())
  const seen = async () => {
    const { requests } = await (await fetch(control)).json<{ requests: SeenRequest[] }>()
    return requests
  }
  return { provider: { apiKey, baseUrl, model }, seen }
}
