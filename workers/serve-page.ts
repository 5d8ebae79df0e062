import { SERVED_PATHS } from "./console/src/navigation/page-paths.ts"

/** Whether a path is one of the console's pages. `run_worker_first` in wrangler.toml sends the same paths here. */
export const isPage = (path: string) =>
  path === "/" || SERVED_PATHS.some((page) => path === page || path.startsWith(`${page}/`))

const SERVICE_PATHS = /^\/(api|auth|health|openapi\.json|sdk|mcp|\.well-known)(\/|$)/

/** Whether a person opened an address that leads nowhere: the console then says so, where a program gets JSON. */
export const isMistypedPage = ({ method, url, headers }: Request) =>
  method === "GET" &&
  headers.get("sec-fetch-mode") === "navigate" &&
  headers.get("accept")?.includes("text/html") === true &&
  !SERVICE_PATHS.test(new URL(url).pathname)

/** The console's own page, with the status of an address that leads nowhere. */
export async function serveMistypedPage(request: Request, assets: Fetcher): Promise<Response> {
  const page = await servePage(new Request(new URL("/", request.url), request), assets)
  return new Response(page.body, { status: 404, headers: page.headers })
}

/**
 * Serves a page of the console with a policy that admits only the style elements of this answer: the component library
 * writes some while the page runs, and each must carry the nonce. Without the Worker, `_headers` has to admit all of them.
 */
export async function servePage(request: Request, assets: Fetcher): Promise<Response> {
  const headers = new Headers(request.headers)
  // A copy that a browser has kept carries the nonce of an earlier answer.
  for (const condition of ["if-none-match", "if-modified-since"]) headers.delete(condition)
  const page = await assets.fetch(new Request(request, { headers }))
  const policy = page.headers.get("content-security-policy")
  if (!policy || !page.headers.get("content-type")?.startsWith("text/html")) return page
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
  const answer = new Response(page.body, page)
  answer.headers.set("Content-Security-Policy", policy.replace("'unsafe-inline'", `'nonce-${nonce}'`))
  answer.headers.set("Cache-Control", "no-store")
  answer.headers.delete("ETag")
  return new HTMLRewriter()
    .on('meta[name="style-nonce"]', { element: (meta) => void meta.setAttribute("content", nonce) })
    .transform(answer)
}
