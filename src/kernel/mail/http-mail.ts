import { OutboundError } from "../outbound/outbound-error.ts"
import { callOutside, type Outside } from "../outbound/outbound-fetch.ts"
import type { Mail } from "../ports/mail.ts"

const TIMEOUT_MS = 10_000

type MailProvider = { url: string; token: string | undefined; from: string }

/** A mail provider with an HTTP API: `POST` of `{from, to, subject, text}` with a bearer token, as Resend and others accept it. */
export function httpMail({ url, token, from }: MailProvider, outside: Outside): Mail {
  return {
    async send({ id, to, subject, text }) {
      const headers = {
        "content-type": "application/json",
        "idempotency-key": id,
        ...(token && { authorization: `Bearer ${token}` }),
      }
      const body = JSON.stringify({ from, to, subject, text })
      try {
        await callOutside(outside, { url, method: "POST", headers, body, timeoutMs: TIMEOUT_MS, retries: 0 })
      } catch (error) {
        // The provider accepted the message; only its response is too large to read.
        if (error instanceof OutboundError && error.kind === "too_large") return
        throw error
      }
    },
  }
}
