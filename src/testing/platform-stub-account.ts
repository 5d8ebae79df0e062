import type {
  Operation,
  PlatformCall,
  PlatformFault,
  PlatformSpec,
  StubPlatform,
  StubSegment,
} from "./platform-scripts.ts"

export type StubAnswer = { status: number; body: unknown; headers?: Record<string, string> }

/** A call as it came in. */
export type StubRequest = {
  method: string
  /** Below the platform's own address. */
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
}

/** What an account holds; nothing of it is seen by another one. */
export type StubAccount = {
  spec: PlatformSpec
  segments: Map<string, StubSegment>
  /** Live names, each with its segment's id: no platform takes one twice. */
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

export const refuse = (status: number, message: string): StubAnswer => ({ status, body: { error: message } })

/** What a body says; undefined where it is not JSON. */
export function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The first fault that waits for this operation; it counts down what it still lets through. */
export function nextFault(account: StubAccount, operation: Operation): PlatformFault | undefined {
  const due = account.faults.filter(({ on }) => on === undefined || on === operation)
  const fault = due.find(({ after }) => after === 0)
  for (const waiting of due) if (waiting.after > 0) waiting.after--
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

/** Undefined where a live segment has the name already. */
export function addSegment(
  account: StubAccount,
  platform: StubPlatform,
  name: string,
  description: string,
  created: Record<string, unknown>,
): StubSegment | undefined {
  if (account.names.has(nameKey(platform, name))) return undefined
  const id = String(70_001 + account.segments.size)
  const segment = { platform, id, name, description, live: true, created }
  account.segments.set(segmentKey(platform, id), segment)
  account.names.set(nameKey(platform, name), id)
  return segment
}

/** False where the new name is another live segment's. */
export function changeSegment(
  account: StubAccount,
  segment: StubSegment,
  changes: Partial<Pick<StubSegment, "name" | "description" | "live">>,
): boolean {
  const { platform, id } = segment
  const next = { ...segment, ...changes }
  const holder = account.names.get(nameKey(platform, next.name))
  if (next.live && holder !== undefined && holder !== id) return false
  if (segment.live) account.names.delete(nameKey(platform, segment.name))
  if (next.live) account.names.set(nameKey(platform, next.name), id)
  Object.assign(segment, next)
  return true
}
