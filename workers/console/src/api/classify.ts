import { urlOf, send } from "./call.ts"
import type { ClassificationResult, Engine, EngineUsed, Explanation } from "./routes/classify.ts"
import type { Routes } from "./routes/index.ts"

export type { Engine }

export type Classified = {
  result: ClassificationResult
  explanation: Explanation | undefined
  /** What classified the topic. */
  engine: EngineUsed
}

/** Classifies and explains one topic. The engine is in a response header, the result is a JSON string in the body. */
export async function classify(topic: string, engine?: Engine, signal?: AbortSignal): Promise<Classified> {
  const body: Routes["POST /api/classify"]["body"] = {
    messages: [{ role: "user", content: topic }],
    engine,
    explain: true,
  }
  const response = await send(urlOf("POST /api/classify"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  const { text, explain } = (await response.json()) as Routes["POST /api/classify"]["response"]
  return {
    result: JSON.parse(text) as ClassificationResult,
    explanation: explain,
    engine: response.headers.get("X-Classification-Engine") as EngineUsed,
  }
}
