import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { callOutside, type Outside } from "../../kernel/outbound/outbound-fetch.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { type Calls, callsForOneSegment, PlatformError } from "./port.ts"

const API_TIMEOUT_MS = 30_000
/** Large, because segment trees and lists contain everything a provider has. */
const MAX_BYTES = 16 * 1024 * 1024

const REASONS: Record<number, string> = {
  400: "invalid data",
  401: "not authorized",
  403: "not allowed",
  404: "not found",
  409: "duplicate name",
  429: "rate limited",
}

export type Transport = { outside: Outside; deadline: Deadline }

export type PlatformCall = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  url: string
  /** Start of the error message: `Marketplace API POST segments`. */
  title: string
  headers: Record<string, string>
  body?: string
  timeoutMs?: number
  /** Not idempotent: the call is retried only after a 429, which had no effect. */
  creates?: boolean
  /** Whether the call changes anything on the platform; by default, all methods except GET do. */
  changes?: boolean
  calls?: Calls
  /** Status texts that differ from the defaults. */
  reasons?: Record<number, string>
}

/** Calls a platform, with retries, within the deadline. Returns the response text or throws a PlatformError. */
export async function callPlatform({ outside, deadline }: Transport, call: PlatformCall): Promise<string> {
  const { method, url, headers, body, title, reasons, creates = false, timeoutMs = API_TIMEOUT_MS } = call
  try {
    const { text } = await callOutside(outside, {
      url,
      method,
      headers,
      body,
      timeoutMs,
      budgetMs: deadline.leftMs(),
      calls: call.calls ?? callsForOneSegment(),
      maxBytes: MAX_BYTES,
      retryOn: creates ? [] : ["network", "server_error"],
    })
    return text
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw platformErrorOf(error, title, mayChange(call), reasons)
  }
}

/** Like `callPlatform`, with the response parsed as JSON; an empty one is null. */
export async function callPlatformForJson(transport: Transport, call: PlatformCall): Promise<unknown> {
  const text = await callPlatform(transport, call)
  if (text.trim() === "") return null
  try {
    return JSON.parse(text)
  } catch {
    throw new PlatformError(`${call.title} failed: the response is not JSON`, { outcomeUnknown: mayChange(call) })
  }
}

const mayChange = ({ method, changes = method !== "GET" }: PlatformCall) => changes

function platformErrorOf(error: OutboundError, title: string, changes: boolean, reasons: Record<number, string> = {}) {
  const { status, kind, mayHaveTakenEffect, retryAfterMs } = error
  const outcomeUnknown = changes && mayHaveTakenEffect
  const unanswered = ["timeout", "network", "not_sent"].includes(kind) || status === 429 || (status ?? 0) >= 500
  if (kind !== "status" || status === undefined) {
    return new PlatformError(`${title} failed: ${error.message}`, { outcomeUnknown, unanswered })
  }
  const reason = reasons[status] ?? REASONS[status]
  const message = `${title} failed with status ${status}${reason ? `: ${reason}` : ""}`
  return new PlatformError(message, { outcomeUnknown, duplicateName: status === 409, unanswered, status, retryAfterMs })
}
