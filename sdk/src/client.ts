import { toBase64 } from "./base64.ts"
import { sender } from "./request.ts"
import type {
  BriefAnalysis,
  Classification,
  Classified,
  ClientOptions,
  DuplicateCheck,
  Mapping,
  StrataClient,
} from "./types.ts"

export function createClient(options: ClientOptions): StrataClient {
  if (!/^pk_(live|test)_/.test(options.key)) {
    throw new TypeError("key must be an SDK key (pk_live_... or pk_test_...); no other key belongs in a page")
  }
  const send = sender(options)
  const mappingsAt = async (path: string, call?: Parameters<typeof send>[2]) =>
    ((await send(`/api/sdk/mappings${path}`, undefined, call)).body as { data: Mapping[] }).data

  return {
    async classify(topic, { engine, explain, ...call } = {}) {
      const messages = typeof topic === "string" ? [{ role: "user", content: topic }] : topic
      const { body, headers } = await send("/api/sdk/classify", { messages, engine, explain }, call)
      const answer = body as { text: string } & Pick<Classified, "explain">
      return {
        ...(JSON.parse(answer.text) as Classification),
        engine: headers.get("X-Classification-Engine") as Classified["engine"],
        ...(answer.explain && { explain: answer.explain }),
      }
    },

    async analyzeBrief(brief, call) {
      const file = brief instanceof Blob ? { data: brief, mediaType: brief.type, filename: nameOf(brief) } : brief
      const data = typeof file.data === "string" ? file.data : await toBase64(file.data)
      return (await send("/api/sdk/analyze-brief", { file: { ...file, data } }, call)).body as BriefAnalysis
    },

    async checkDuplicate(topicName, { parentCategory, ...call } = {}) {
      const question = { topic_name: topicName, parent_category: parentCategory }
      return (await send("/api/sdk/check-duplicate", question, call)).body as DuplicateCheck
    },

    mappings(filter = {}, call) {
      const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined)
      return mappingsAt(given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "", call)
    },

    mappingsOf: (topicId, call) => mappingsAt(`/${encodeURIComponent(topicId)}`, call),
  }
}

const nameOf = (blob: Blob) => (blob as Partial<File>).name
