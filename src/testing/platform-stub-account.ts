import type { PlatformName } from "../knowledge/platforms/platforms.ts"
import type {
  Operation,
  PlatformCall,
  PlatformFault,
  PlatformSpec,
  StubSettings,
  StubPlatform,
  StubSegment,
} from "./platform-scripts.ts"

/** A strict stub of one platform. Every file in testing/platforms exports one, and it answers under the file's name. */
export type PlatformStub = {
  platform: PlatformName
  operationOf: (request: StubRequest) => Operation
  respond: (account: StubAccount, request: StubRequest) => StubResponse
  /** What a connection to the account at this address needs. */
  settings: (url: string, spec: PlatformSpec) => StubSettings
}

export type StubResponse = { status: number; body: unknown; headers?: Record<string, string> }

/** An incoming call. */
export type StubRequest = {
  method: string
  /** Relative to the platform's base URL. */
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
}

/** The state of one account, isolated from all others. */
export type StubAccount = {
  spec: PlatformSpec
  segments: Map<string, StubSegment>
  /** Live names, each with its segment's id: no name is accepted twice, unless `allowsDuplicateNames` is set. */
  names: Map<string, string>
  tokens: Map<string, { expiresAt: number }>
  calls: PlatformCall[]
  faults: PlatformFault[]
}

export const newAccount = (spec: PlatformSpec): StubAccount => ({
  spec,
  segments: new Map(),
  names: new Map(),
  tokens: new Map(),
  calls: [],
  faults: [...spec.faults],
})

export const reject = (status: number, message: string): StubResponse => ({ status, body: { error: message } })

/** Parses a body; undefined if it is not JSON. */
export function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The next fault for this operation. Faults that are not due yet count this call. */
export function nextFault(account: StubAccount, operation: Operation): PlatformFault | undefined {
  const due = account.faults.filter(({ on }) => on === undefined || on === operation)
  const fault = due.find(({ after }) => after === 0)
  for (const pending of due) if (pending.after > 0) pending.after--
  if (!fault) return undefined
  fault.times--
  if (fault.times === 0) account.faults.splice(account.faults.indexOf(fault), 1)
  return fault
}

const nameKey = (platform: StubPlatform, name: string) => `${platform} ${name}`
const segmentKey = (platform: StubPlatform, id: string) => `${platform}/${id}`

export const segmentOf = (account: StubAccount, platform: StubPlatform, id: string) =>
  account.segments.get(segmentKey(platform, id))

export const segmentsOf = (account: StubAccount, platform: StubPlatform) =>
  [...account.segments.values()].filter((segment) => segment.platform === platform)

/** Returns undefined if a live segment already has the name. */
export function addSegment(
  account: StubAccount,
  platform: StubPlatform,
  name: string,
  description: string,
  created: Record<string, unknown>,
): StubSegment | undefined {
  if (account.names.has(nameKey(platform, name)) && !account.spec.allowsDuplicateNames) return undefined
  // Counted per account, so the ids of two accounts coincide.
  const id = String(70_001 + account.segments.size)
  const segment = { platform, id, name, description, live: true, created }
  account.segments.set(segmentKey(platform, id), segment)
  account.names.set(nameKey(platform, name), id)
  return segment
}

/** Returns false if another live segment has the new name. */
export function changeSegment(
  account: StubAccount,
  segment: StubSegment,
  changes: Partial<Pick<StubSegment, "name" | "description" | "live">>,
): boolean {
  const { platform, id } = segment
  const next = { ...segment, ...changes }
  const holder = account.names.get(nameKey(platform, next.name))
  if (next.live && holder !== undefined && holder !== id && !account.spec.allowsDuplicateNames) return false
  if (segment.live && account.names.get(nameKey(platform, segment.name)) === id) {
    account.names.delete(nameKey(platform, segment.name))
  }
  if (next.live) account.names.set(nameKey(platform, next.name), id)
  Object.assign(segment, next)
  return true
}
