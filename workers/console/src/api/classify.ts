import { urlOf, send } from "./call.ts"
import type { AnswerOf, BodyOf, Explanation } from "./types.ts"
import type { ClassificationResult, EngineUsed } from "../../../../src/topics/classification/schema.ts"

export type Engine = NonNullable<BodyOf<"POST /api/classify">["engine"]>

export type Classified = {
  result: ClassificationResult
  explanation: Explanation | undefined
  /** What classified the topic. */
  engine: EngineUsed
}

/** Classifies and explains one topic. The engine is in a response header, the result is a JSON string in the body. */
export async function classify(topic: string, engine?: Engine, signal?: AbortSignal): Promise<Classified> {
  const body: BodyOf<"POST /api/classify"> = {
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
  const { text, explain } = (await response.json()) as AnswerOf<"POST /api/classify">
  return {
    result: JSON.parse(text) as ClassificationResult,
    explanation: explain,
    engine: response.headers.get("X-Classification-Engine") as EngineUsed,
  }
}
