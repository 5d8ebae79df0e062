import { type Batch, describeBatch, downloadResults, openBatch, pollBatch } from "./provider-batches.ts"
import { type Answer, type Exchange, failure } from "./provider-exchange.ts"

/** Handles the batch routes. */
export function answerBatches(exchange: Exchange): Answer {
  const { method, path, account } = exchange
  if (path === "/v1/messages/batches") return method === "POST" ? createBatch(exchange) : listBatches(exchange)
  const [, id, action] = /^\/v1\/messages\/batches\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
  const batch = account.batches.find((one) => one.id === id)
  if (!batch) return failure(404, "Not found")
  return answerBatch(exchange, batch, `${method} ${action ?? ""}`)
}

const failed = (how: { status: number } | { drop: true }): Answer =>
  "drop" in how ? "drop" : failure(how.status, "Scripted error")

function createBatch({ account, body, url }: Exchange): Answer {
  const next = account.scripts[0]
  if (next?.type === "error" || next?.type === "drop" || next?.type === "hang") {
    account.scripts.shift()
    return next.type === "error" ? failure(next.status, next.message) : next.type
  }
  const script = next?.type === "batch" ? next : undefined
  if (script) account.scripts.shift()
  const batch = openBatch(body, script)
  if ("status" in batch) return failure(batch.status, batch.message)
  account.batches.unshift(batch)
  return script?.created ? failed(script.created) : { status: 200, body: describeBatch(batch, url) }
}

function listBatches({ account, query, url }: Exchange): Answer {
  const next = account.scripts[0]
  if (next?.type === "list") {
    account.scripts.shift()
    return failed(next.failure)
  }
  const limit = Number(query.get("limit") ?? 20)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) return failure(400, "limit must be 1 to 1000")
  const after = account.batches.findIndex(({ id }) => id === query.get("after_id")) + 1
  const page = account.batches.slice(after, after + limit)
  for (const batch of page) pollBatch(batch)
  return {
    status: 200,
    body: {
      data: page.map((batch) => describeBatch(batch, url)),
      has_more: after + limit < account.batches.length,
      first_id: page[0]?.id ?? null,
      last_id: page.at(-1)?.id ?? null,
    },
  }
}

function answerBatch({ account, url }: Exchange, batch: Batch, action: string): Answer {
  if (action === "GET results") return answerDownload(batch, account.cached)
  if (action === "POST cancel") {
    if (batch.ended) return failure(400, "The batch has ended")
    batch.canceled ??= new Date()
  } else if (action === "DELETE ") {
    if (!batch.ended) return failure(400, "The batch is still in progress")
    account.batches = account.batches.filter((one) => one !== batch)
    return { status: 200, body: { id: batch.id, type: "message_batch_deleted" } }
  } else if (action === "GET ") {
    const scripted = batch.script.pollFailures.shift()
    if (scripted) return failed(scripted)
    pollBatch(batch)
  } else return failure(404, "Not found")
  return { status: 200, body: describeBatch(batch, url) }
}

function answerDownload(batch: Batch, cached: Set<string>): Answer {
  if (!batch.ended) return failure(404, "The batch has no results yet")
  const fault = batch.script.downloads.shift()
  if (fault && ("status" in fault || "drop" in fault)) return failed(fault)
  const lines = downloadResults(batch, cached)
  const whole = { status: 200, headers: { "content-type": "application/x-jsonl" } }
  if (!fault) return { ...whole, body: `${lines.join("\n")}\n` }
  if ("die" in fault) return { ...whole, body: `${lines.slice(0, fault.die).join("\n")}\n`, dropsAfterBody: true }
  const half = lines[fault.cut]?.slice(0, 40) ?? ""
  return { ...whole, body: [...lines.slice(0, fault.cut), half].join("\n") }
}
