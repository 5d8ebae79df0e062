import * as fc from "fast-check"
import { describe, it } from "vitest"
import { AppError } from "../../kernel/errors.ts"
import { parse } from "../../kernel/http/read-input.ts"
import { MAX_CONTENT, MAX_MESSAGES, requestFrom } from "./request.ts"
import { ApiRequest, SdkRequest } from "./schema.ts"
import { numRuns } from "../../testing/runs.ts"

const SCHEMAS = { api: ApiRequest, sdk: SdkRequest }

/** What came of a check: the request, or the message that refuses it. */
function outcome(check: () => unknown): unknown {
  try {
    return check()
  } catch (error) {
    if (error instanceof AppError) return { status: error.status, error: error.message }
    throw error
  }
}

const turn = { role: "user", content: "electric SUV shoppers" }
const ofLength = (content: number, role = 4) => ({ role: "r".repeat(role), content: "x".repeat(content) })

describe.for(["api", "sdk"] as const)("a request of the %s", (client) => {
  const checked = (sent: unknown) => outcome(() => requestFrom(client)(sent))
  const parsed = (sent: unknown) => outcome(() => parse(SCHEMAS[client], sent))

  it.for([
    [{ messages: [turn] }],
    [{ messages: [turn], engine: "smart", explain: true, other: 1 }],
    [{ messages: [{ ...turn, name: "x" }], engine: undefined, explain: undefined }],
    [undefined],
    [null],
    ["text"],
    [[turn]],
    [{}],
    [{ messages: null }],
    [{ messages: {} }],
    [{ messages: [] }],
    [{ messages: [null] }],
    [{ messages: [[]] }],
    [{ messages: [{}] }],
    [{ messages: [{ role: "", content: "x" }] }],
    [{ messages: [{ role: "user", content: "" }] }],
    [{ messages: [{ role: "user", content: " \n" }] }],
    [{ messages: [{ role: "assistant", content: "x" }] }],
    [{ messages: [{ role: 1, content: "x" }] }],
    [{ messages: [ofLength(MAX_CONTENT)] }],
    [{ messages: [ofLength(MAX_CONTENT + 1)] }],
    [{ messages: [ofLength(MAX_CONTENT + 1, 0)] }],
    [{ messages: [turn, { role: "user" }, ofLength(MAX_CONTENT + 1)] }],
    [{ messages: Array.from({ length: MAX_MESSAGES }, () => turn) }],
    [{ messages: Array.from({ length: MAX_MESSAGES + 1 }, () => turn) }],
    [{ messages: Array.from({ length: MAX_MESSAGES + 1 }, () => ({ ...turn, role: "assistant" })) }],
    [{ messages: [...Array.from({ length: MAX_MESSAGES }, () => turn), 7] }],
    [{ messages: [turn], engine: "best" }],
    [{ messages: [turn], engine: null, explain: null }],
    [{ messages: [turn], explain: "true" }],
    [{ messages: [turn], explain: null }],
    [
      JSON.parse(
        `{"messages": [{"role": "user", "content": "x", "__proto__": {"role": ""}}], "__proto__": {"engine": 1}}`,
      ),
    ],
  ])("is taken or refused as by its schema (%#)", ([sent], { expect }) => {
    expect(checked(sent)).toEqual(parsed(sent))
  })

  it("is taken or refused as by its schema, whatever is sent", ({ expect }) => {
    const odd = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constant(undefined))
    const message = fc.record({
      role: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom("user", "assistant", "system") },
        { weight: 1, arbitrary: odd },
      ),
      content: fc.oneof({ weight: 6, arbitrary: fc.string({ maxLength: 5 }) }, { weight: 1, arbitrary: odd }),
    })
    const body = fc.record(
      {
        messages: fc.oneof(
          {
            weight: 6,
            arbitrary: fc.array(fc.oneof({ weight: 6, arbitrary: message }, { weight: 1, arbitrary: odd })),
          },
          { weight: 1, arbitrary: odd },
        ),
        engine: fc.oneof(fc.constantFrom("auto", "llm", "local", "smart"), odd),
        explain: fc.oneof(fc.boolean(), odd),
        other: odd,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: body }, { weight: 1, arbitrary: odd }), (sent) => {
        expect(checked(sent)).toEqual(parsed(sent))
      }),
      { numRuns: numRuns(2_000) },
    )
  })
})
