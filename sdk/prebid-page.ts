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
  onEvent(name: string, listener: (data: never) => void): void
  offEvent(name: string, listener: (data: never) => void): void
}
type Sent = { url: URL; body: string; at: number }

/** The published build with the adapters of Magnite and Index. */
const published = () => Array.from(inOrder(), (file) => readFileSync(path.join(CHUNKS, file), "utf8"))

type Options = { scripts?: readonly string[]; answer?: (url: URL) => Promise<Response> | Response }

/** A page with Prebid.js. Its requests are recorded and answered, not sent. */
export function prebidPage({ scripts = published(), answer = nothing }: Options = {}) {
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
      sent.push({ url, body: typeof body === "string" ? body : "", at: performance.now() })
      const request = typeof target === "string" ? init : target
      return whileWanted(answer(url), request?.signal)
    },
  })
  for (const script of scripts) window.eval(script)
  const pbjs = window["pbjs"] as Prebid
  pbjs.processQueue()
  return { pbjs, sent, close: () => window.close() }
}

const nothing = () => new Response("{}", { headers: { "Content-Type": "application/json" } })

/** As `fetch` does, rejects when the request is aborted. */
const whileWanted = (answer: Promise<Response> | Response, signal?: AbortSignal | null) =>
  new Promise<Response>((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error))
    Promise.resolve(answer).then(resolve, reject)
  })

/** The modules, each after the chunks it needs. */
function inOrder(): Set<string> {
  const needs = JSON.parse(readFileSync(path.join(CHUNKS, "dependencies.json"), "utf8")) as Record<string, string[]>
  return new Set(MODULES.flatMap((module) => (needs[module] ?? []).concat(module)))
}
