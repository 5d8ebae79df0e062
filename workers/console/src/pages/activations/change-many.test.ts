import { describe, it, vi } from "vitest"
import { ApiError } from "../../api/errors.ts"
import { type BulkResponse, changeMany } from "./change-many.ts"

const ids = (count: number) => Array.from({ length: count }, (_, i) => `act_${i}`)

function sendStub(errors: Record<string, string> = {}) {
  return vi.fn<(activationIds: string[]) => Promise<BulkResponse>>(async (activationIds) => ({
    total: activationIds.length,
    success: 0,
    errors: 0,
    results: activationIds.map((activationId) =>
      errors[activationId]
        ? { activationId, status: "error", error: errors[activationId] }
        : { activationId, status: "refreshed" },
    ),
  }))
}

const options = () => ({ onProgress: vi.fn<(done: number) => void>(), signal: new AbortController().signal })

describe("changing many activations", () => {
  it("sends batches and reports the result of each activation", async ({ expect }) => {
    const send = sendStub({ act_3: "Platform deactivation failed" })
    const stubs = options()
    const outcome = await changeMany(ids(60), { send, ...stubs })
    expect(send.mock.calls.flatMap(([batch]) => batch)).toEqual(ids(60))
    expect(send.mock.calls.length).toBeGreaterThan(1)
    expect(stubs.onProgress).toHaveBeenLastCalledWith(60)
    expect(outcome.failed).toEqual([{ id: "act_3", error: "Platform deactivation failed" }])
    expect(outcome.changed).toHaveLength(59)
    expect(outcome.replaced).toHaveLength(59)
    expect(outcome.untried).toEqual([])
  })

  it("stops when the server cannot be reached", async ({ expect }) => {
    const send = sendStub()
    send.mockImplementationOnce(sendStub()).mockRejectedValueOnce(new ApiError(0, "not reached"))
    const { changed, failed, untried } = await changeMany(ids(80), { send, ...options() })
    expect(send).toHaveBeenCalledTimes(2)
    expect(failed.every(({ error }) => error === "not reached")).toBe(true)
    expect([...changed, ...failed.map(({ id }) => id), ...untried]).toEqual(ids(80))
    expect(untried.length).toBeGreaterThan(0)
  })

  it("stops between batches when aborted", async ({ expect }) => {
    const controller = new AbortController()
    const outcome = await changeMany(ids(60), {
      send: sendStub(),
      onProgress: () => controller.abort(),
      signal: controller.signal,
    })
    expect(outcome.changed.length + outcome.untried.length).toBe(60)
    expect(outcome.untried.length).toBeGreaterThan(0)
  })
})
