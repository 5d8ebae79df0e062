import * as z from "zod"
import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { callOutsideForJson } from "../../kernel/outbound/outbound-fetch.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"

const TIMEOUT_MS = 5_000
const MAX_BYTES = 64 * 1024

const TXT = 16
/** RFC 1035: the name exists, or it does not. All other codes are failures of the resolver or of the domain's servers. */
const NO_ERROR = 0
const NO_SUCH_NAME = 3

/** The answer of a resolver in the JSON format of DNS over HTTPS. */
const Resolved = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ name: z.string(), type: z.int(), data: z.string() })).default([]),
})

/** The TXT records of a name, as the configured resolver reports them. */
export async function readTxt({ outside, dnsResolverUrl }: Services, name: string): Promise<string[]> {
  const url = new URL(dnsResolverUrl)
  url.searchParams.set("name", name)
  url.searchParams.set("type", "TXT")
  const request = { url: url.href, headers: { accept: "application/dns-json" }, timeoutMs: TIMEOUT_MS }
  const answer = await callOutsideForJson(outside, { ...request, retries: 1, maxBytes: MAX_BYTES }).catch(
    (error: unknown) => {
      if (error instanceof OutboundError) throw unresolved(error.message)
      throw error
    },
  )
  const { data, success } = Resolved.safeParse(answer.json)
  if (!success) throw unresolved("the answer is not DNS JSON")
  if (data.Status !== NO_ERROR && data.Status !== NO_SUCH_NAME) throw unresolved(`DNS code ${data.Status}`)
  return data.Answer.flatMap((record) => (record.type === TXT ? [textOf(record.data)] : []))
}

const unresolved = (why: string) => new AppError(502, `The DNS resolver did not answer: ${why}`)

/** Resolvers quote each of the strings that a record consists of; some leave a single one unquoted. */
const textOf = (data: string) =>
  data.startsWith('"') ? Array.from(data.matchAll(/ ?"((?:[^"\\]|\\.)*)"/gy), ([, part = ""]) => part).join("") : data
