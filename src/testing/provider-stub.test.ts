import { describe, it } from "vitest"
import { classificationRequest } from "../kernel/llm/request.ts"
import { openMessages } from "../kernel/llm/client.ts"
import { aProvider } from "./a-provider.ts"

type Fields = Record<string, unknown>
type ErrorBody = { error: { type: string; message: string } }

const plain: Fields = {
  model: "claude-sonnet-5-5",
  max_tokens: 100,
  messages: [{ role: "user", content: "Hello" }],
}
const withFormat = (schema: Fields): Fields => ({
  ...plain,
  output_config: { format: { type: "json_schema", schema } },
})
const cached = { type: "text", text: "again", cache_control: { type: "ephemeral" } }
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
const imageAs = (media_type: string): Fields => ({
  ...plain,
  messages: [{ role: "user", content: [{ type: "image", source: { type: "base64", media_type, data: png } }] }],
})

async function post(body: unknown, headers: Record<string, string> = {}) {
  const { provider } = await aProvider()
  const answer = await fetch(`${provider.baseUrl}/v1/messages`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${provider.apiKey}`,
      "anthropic-version": "2026-10-21",
      "content-type": "application/json",
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json<ErrorBody>() }
}

describe("the provider stub", () => {
  it("accepts a plain request", async ({ expect }) => {
    expect(await post(plain)).toMatchObject({ status: 200, body: { type: "message", stop_reason: "end_turn" } })
    expect((await post(imageAs("image/png"))).status).toBe(200)
  })

  it.for<[string, unknown, RegExp]>([
    ["no max_tokens", { ...plain, max_tokens: undefined }, /max_tokens/],
    ["a temperature", { ...plain, temperature: 0.2 }, /temperature/],
    ["top_p", { ...plain, top_p: 1 }, /top_p/],
    ["top_k", { ...plain, top_k: 5 }, /top_k/],
    ["an unknown field", { ...plain, seed: 1 }, /seed: Extra inputs/],
    ["a forced tool", { ...plain, tool_choice: { type: "any" } }, /tool_choice/],
    ["no messages", { ...plain, messages: [] }, /at least one message/],
    ["empty content", { ...plain, messages: [{ role: "user", content: [] }] }, /content/],
    ["blank text", { ...plain, messages: [{ role: "user", content: " \n" }] }, /non-whitespace/],
    ["an unknown role", { ...plain, messages: [{ role: "tool", content: "x" }] }, /role/],
    ["an assistant turn first", { ...plain, messages: [{ role: "assistant", content: "x" }] }, /first message/],
    [
      "a prefilled answer",
      {
        ...plain,
        messages: [
          { role: "user", content: "x" },
          { role: "assistant", content: "{" },
        ],
      },
      /prefill/,
    ],
    ["disabled thinking on Sonnet", { ...plain, thinking: { type: "disabled" } }, /thinking/],
    ["a thinking budget", { ...plain, thinking: { type: "enabled", budget_tokens: 2000 } }, /thinking/],
    ["five cache breakpoints", { ...plain, system: [cached, cached, cached, cached, cached] }, /maximum of 4/],
    ["an image of another type", imageAs("image/jpeg"), /Could not process image/],
    ["an unknown image type", imageAs("image/tiff"), /media_type/],
    ["an open schema", withFormat({ type: "object", properties: {} }), /additionalProperties/],
    [
      "a schema with lengths",
      withFormat({
        type: "object",
        properties: { name: { type: "string", maxLength: 5 } },
        additionalProperties: false,
      }),
      /'maxLength' is not supported/,
    ],
    [
      "a schema without items",
      withFormat({ type: "object", properties: { list: { type: "array" } }, additionalProperties: false }),
      /items/,
    ],
    [
      "a tool with zero uses",
      { ...plain, tools: [{ type: "web_search_20250305", name: "web_search", max_uses: 0 }] },
      /max_uses/,
    ],
  ])("rejects %s", async ([, body, message], { expect }) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toEqual({ type: "invalid_request_error", message: expect.stringMatching(message) })
  })

  it("rejects requests without the right headers", async ({ expect }) => {
    expect((await post(plain, { authorization: "" })).status).toBe(401)
    expect((await post(plain, { authorization: "Bearer other", "x-api-key": "sk-ant-test-1" })).status).toBe(401)
    expect((await post(plain, { "anthropic-version": "" })).status).toBe(400)
    expect((await post({ ...plain, model: "claude-none" })).status).toBe(404)
  })

  it("isolates accounts and reports their requests", async ({ expect }) => {
    const one = await aProvider([{ type: "text", text: "for the first" }])
    const other = await aProvider()
    await openMessages(other.provider)
      .create({ ...plain, model: "x", max_tokens: 1 } as never)
      .catch(() => {})
    const answer = await openMessages(one.provider).create(plain as never)
    expect(answer).toMatchObject({ content: [{ type: "text", text: "for the first" }] })
    expect(await one.seen()).toEqual([{ method: "POST", path: "/v1/messages", status: 200, body: plain }])
    expect((await other.seen()).map(({ status }) => status)).toEqual([404])
  })

  it("rejects an unknown script", async ({ expect }) => {
    await expect(aProvider([{ type: "nonsense" } as never])).rejects.toThrow(/type/)
  })

  it("completes a batch, with results in another order", async ({ expect }) => {
    const results = { b: "errored", c: "expired", d: { segment_type: "B2B" } }
    const { provider } = await aProvider([{ type: "batch", polls: 1, results }])
    const { batches } = openMessages(provider)
    const params = classificationRequest(provider.model, [{ role: "user", content: "SUV buyers" }])
    const ids = ["a", "b", "c", "d", "e"]
    const requests = ids.map((custom_id) => ({ custom_id, params }))
    requests[4] = { custom_id: "e", params: { ...params, max_tokens: -1 } }
    const { id } = await batches.create({ requests })
    expect((await batches.retrieve(id)).processing_status).toBe("in_progress")
    const ended = await batches.retrieve(id)
    expect(ended.request_counts).toEqual({ processing: 0, succeeded: 2, errored: 2, canceled: 0, expired: 1 })
    const lines = []
    for await (const line of await batches.results(id)) lines.push(line)
    expect(lines.map((line) => [line.custom_id, line.result.type])).toEqual([
      ["e", "errored"],
      ["d", "succeeded"],
      ["c", "expired"],
      ["b", "errored"],
      ["a", "succeeded"],
    ])
    const listed = []
    for await (const batch of batches.list({ limit: 1 })) listed.push(batch.id)
    expect(listed).toEqual([id])
    expect(await batches.delete(id)).toEqual({ id, type: "message_batch_deleted" })
    await expect(batches.retrieve(id)).rejects.toThrow(/404/)
  })

  it("cancels a batch", async ({ expect }) => {
    const { provider } = await aProvider([{ type: "batch", polls: 9 }])
    const { batches } = openMessages(provider)
    const { id } = await batches.create({ requests: [{ custom_id: "a", params: plain as never }] })
    expect((await batches.cancel(id)).processing_status).toBe("canceling")
    expect((await batches.retrieve(id)).request_counts.canceled).toBe(1)
  })

  it.for([
    [[]],
    [[{ custom_id: "with blank", params: plain }]],
    [[{ custom_id: "x".repeat(65), params: plain }]],
    [
      [
        { custom_id: "same", params: plain },
        { custom_id: "same", params: plain },
      ],
    ],
  ])("rejects the batch %j", async ([requests], { expect }) => {
    const { provider } = await aProvider()
    await expect(openMessages(provider).batches.create({ requests } as never)).rejects.toThrow(/400/)
  })
})
