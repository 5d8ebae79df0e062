import { toBase64 } from "./base64.ts"
import { ortb2Of } from "./ortb2.ts"
import { sender } from "./request.ts"
import type { Classification, Classified, ClientOptions, Message, Ortb2Topic, StrataClient } from "./types.ts"

export function createClient(options: ClientOptions): StrataClient {
  if (!/^pk_(live|test)_/.test(options.key)) {
    throw new TypeError("key must be an SDK key (pk_live_... or pk_test_...); no other key may be used in a page")
  }
  const send = sender(options)

  const client: StrataClient = {
    async classify(topic, { engine, explain, ...call } = {}) {
      const messages: Message[] = typeof topic === "string" ? [{ role: "user", content: topic }] : [...topic]
      const { body, headers } = await send("POST /api/sdk/classify", { body: { messages, engine, explain } }, call)
      return {
        ...(JSON.parse(body.text) as Classification),
        engine: headers.get("X-Classification-Engine") as Classified["engine"],
        ...(body.explain && { explain: body.explain }),
      }
    },

    async ortb2(topics, { name = new URL(options.baseUrl).hostname, ...call } = {}) {
      const known = typeof topics === "string" ? await client.classify(topics, call) : topics
      return ortb2Of(([] as Ortb2Topic[]).concat(known), name)
    },

    async analyzeBrief(brief, call) {
      const file = brief instanceof Blob ? { data: brief, mediaType: brief.type, filename: nameOf(brief) } : brief
      const data = typeof file.data === "string" ? file.data : await toBase64(file.data)
      return (await send("POST /api/sdk/analyze-brief", { body: { file: { ...file, data } } }, call)).body
    },

    async checkDuplicate(topicName, { parentCategory, ...call } = {}) {
      const body = { topic_name: topicName, parent_category: parentCategory }
      return (await send("POST /api/sdk/check-duplicate", { body }, call)).body
    },

    async mappings(query = {}, call) {
      return (await send("GET /api/sdk/mappings", { query }, call)).body.data
    },

    async mappingsOf(topicId, call) {
      return (await send("GET /api/sdk/mappings/:topicId", { params: { topicId } }, call)).body.data
    },
  }
  return client
}

const nameOf = (blob: Blob) => (blob as Partial<File>).name
