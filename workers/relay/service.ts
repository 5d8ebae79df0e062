import { LeaseAnswer, type LeaseRequest } from "../../src/activation/relay/protocol.ts"
import type { Settings } from "./settings.ts"

const TIMEOUT_MS = 20_000
const PAUSES_MS: readonly number[] = [500, 1500, 4000]

/** A call to the service failed. `status` is undefined if the service could not be reached. */
export class ServiceError extends Error {
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.name = "ServiceError"
    this.status = status
  }

  /** Another relay holds the lease now. */
  get isLeaseLost(): boolean {
    return this.status === 409
  }
}

export type Service = ReturnType<typeof openService>

/** The service's relay API: leases, and reports on their deliveries. */
export function openService({ serviceUrl, token, leaseSeconds }: Settings) {
  async function once(path: string, init: RequestInit): Promise<Response> {
    let answer: Response
    try {
      const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string> | undefined) }
      // A redirect would send the token to another host.
      answer = await fetch(`${serviceUrl}/api/relay/${path}`, { ...init, headers, redirect: "error" })
    } catch (error) {
      throw new ServiceError(`The service cannot be reached: ${causeOf(error)}`)
    }
    if (answer.ok) return answer
    const { error = `status ${answer.status}` } = (await answer.json().catch(() => ({}))) as { error?: string }
    throw new ServiceError(error, answer.status)
  }

  /** Retries while the service is briefly unavailable: every call is idempotent. */
  async function post(path: string, body: unknown): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await once(path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        return await answer.json()
      } catch (error) {
        const pause = PAUSES_MS[attempt]
        const isTransient = error instanceof ServiceError && (error.status === undefined || error.status >= 500)
        if (!isTransient || pause === undefined) throw error
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }

  return {
    lease: async (request: LeaseRequest): Promise<LeaseAnswer> =>
      LeaseAnswer.parse(await post("lease", { seconds: leaseSeconds, ...request })),
    extend: (lease: string) => post("lease/extend", { token: lease, seconds: leaseSeconds }),
    release: (lease: string) => post("lease/release", { token: lease }),
    leaseFailed: (lease: string, error: string) => post("lease/failed", { token: lease, error }),
    trustHostKey: (lease: string, fingerprint: string) => post("lease/host-key", { token: lease, fingerprint }),
    delivered: (id: string, lease: string) => post(`deliveries/${id}/delivered`, { token: lease }),
    failed: (id: string, lease: string, error: string) => post(`deliveries/${id}/failed`, { token: lease, error }),
    file: (id: string, index: number, from: number, signal: AbortSignal) =>
      once(`deliveries/${id}/files/${index}`, {
        headers: from > 0 ? { range: `bytes=${from}-` } : undefined,
        signal,
      }),
  }
}

function causeOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message?: string }
  return cause?.code ?? cause?.message ?? message ?? "unknown"
}
