import type { Services } from "../../kernel/context.ts"
import { callOutside } from "../../kernel/outbound/outbound-fetch.ts"

const TIMEOUT_MS = 10_000
/** A section of a message holds 3,000 characters. */
const MAX_TEXT = 2_900

/** In Slack's markup these begin mentions and links. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

type Message = { title: string; detail: string | null; url: string }

/** Posts to an incoming webhook. Failures are OutboundErrors, without the address: it is the secret. */
export async function postToSlack({ outside }: Services, url: string, { title, detail, url: page }: Message) {
  const words = [`*${escaped(title)}*`, detail && escaped(detail)].filter(Boolean).join("\n").slice(0, MAX_TEXT)
  const text = `${words}\n${page.startsWith("http") ? `<${page}|Open in Strata>` : `See ${page} in the console.`}`
  const body = JSON.stringify({ text, blocks: [{ type: "section", text: { type: "mrkdwn", text } }] })
  const headers = { "content-type": "application/json" }
  await callOutside(outside, { url, method: "POST", headers, body, timeoutMs: TIMEOUT_MS, retries: 0 })
}

/** What may be shown of an address: enough to tell channels apart. */
export const slackHint = (url: string) => `${new URL(url).hostname}/…${url.slice(-4)}`
