import { addressOf, send } from "./call.ts"
import type { ClassificationResult, Explanation } from "./routes/classify.ts"
import type { Routes } from "./routes/index.ts"

export type Engine = "auto" | "llm" | "local"

export type Classified = {
  result: ClassificationResult
  explanation: Explanation | undefined
  /** Who decided. */
  engine: "llm" | "local" | "catalog"
}

/** One topic, explained. The answer names its engine in a header, and the result is JSON inside JSON. */
export async function classify(topic: string, engine: Engine = "auto", signal?: AbortSignal): Promise<Classified> {
  const body: Routes["POST /api/classify"]["body"] = {
    messages: [{ role: "user", content: topic }],
    engine,
    explain: true,
  }
  const answer = await send(addressOf("POST /api/classify"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  const { text, explain } = (await answer.json()) as Routes["POST /api/classify"]["answer"]
  return {
    result: JSON.parse(text) as ClassificationResult,
    explanation: explain,
    engine: answer.headers.get("X-Classification-Engine") as Classified["engine"],
  }
}
