import type { Outside } from "../kernel/outbound/outbound-fetch.ts"
import type { Mail } from "../kernel/ports/mail.ts"
import type { Env } from "./env.ts"

/** Null if no provider is configured. The client is loaded with the first message, since requests send none. */
export function openMail({ MAIL_URL: url, MAIL_TOKEN: token, MAIL_FROM: from }: Env, outside: Outside): Mail | null {
  if (!url || !from) return null
  return {
    async send(message) {
      const { httpMail } = await import("../kernel/mail/http-mail.ts")
      await httpMail({ url, token, from }, outside).send(message)
    },
  }
}
