import { inject } from "vitest"
import type { LlmProvider } from "../kernel/llm/client.ts"
import type { ScriptInput, SeenBatch, SeenRequest } from "./provider-scripts.ts"

type Seen = { requests: SeenRequest[]; batches: SeenBatch[] }

/** An LLM provider stub account for one test. It answers as scripted, one script per request. */
export async function aProvider(
  scripts: readonly ScriptInput[] = [],
  model = "claude-sonnet-5-5",
): Promise<{
  provider: Required<Omit<LlmProvider, "fetch" | "reserve">>
  seen: () => Promise<SeenRequest[]>
  /** All batches, newest first. */
  batches: () => Promise<SeenBatch[]>
  /** Queues more scripts. */
  script: (more: readonly ScriptInput[]) => Promise<void>
}> {
  const baseUrl = inject("providerUrl")
  const apiKey = `sk-ant-test-${crypto.randomUUID()}`
  const control = `${baseUrl}/_control/${apiKey}`
  const script = async (answers: readonly ScriptInput[]) => {
    const scripted = await fetch(control, { method: "POST", body: JSON.stringify({ answers }) })
    if (!scripted.ok) throw new Error(await scripted.text())
  }
  await script(scripts)
  const report = async () => (await fetch(control)).json<Seen>()
  return {
    provider: { apiKey, baseUrl, model },
    seen: async () => (await report()).requests,
    batches: async () => (await report()).batches,
    script,
  }
}
