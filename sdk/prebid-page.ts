import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { JSDOM } from "jsdom"

const CHUNKS = path.join(path.dirname(fileURLToPath(import.meta.resolve("prebid.js"))), "../../chunks")
const MODULES = ["prebid-core.js", "rubiconBidAdapter.js", "ixBidAdapter.js"]

type Prebid = {
  processQueue(): void
  setConfig(config: object): void
  addAdUnits(units: object[]): void
  requestBids(options: object): void
}
type Sent = { url: URL; body: string }

/** A page with the published build of Prebid.js and the adapters of Magnite and Index. Their requests are recorded, not sent. */
export function prebidPage() {
  const { window } = new JSDOM("<!doctype html><body><div id=top></div></body>", {
    url: "https://publisher.example/autos/review",
    runScripts: "outside-only",
    pretendToBeVisual: true,
  })
  const sent: Sent[] = []
  Object.assign(window, {
    Request,
    Response,
    Headers,
    AbortController,
    TextEncoder,
    structuredClone,
    pbjs: { que: [], cmd: [] },
    async fetch(target: string | Request, init?: RequestInit) {
      const url = new URL(typeof target === "string" ? target : target.url)
      const body = typeof target === "string" ? init?.body : await target.text()
      sent.push({ url, body: typeof body === "string" ? body : "" })
      return new Response("{}", { headers: { "Content-Type": "application/json" } })
    },
  })
  for (const file of inOrder()) window.eval(readFileSync(path.join(CHUNKS, file), "utf8"))
  const pbjs = window["pbjs"] as Prebid
  pbjs.processQueue()
  return { pbjs, sent, close: () => window.close() }
}

/** The modules, each after the chunks it needs. */
function inOrder(): Set<string> {
  const needs = JSON.parse(readFileSync(path.join(CHUNKS, "dependencies.json"), "utf8")) as Record<string, string[]>
  return new Set(MODULES.flatMap((module) => (needs[module] ?? []).concat(module)))
}
