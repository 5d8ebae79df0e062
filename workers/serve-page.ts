import { SERVED_PATHS } from "./console/src/navigation/page-paths.ts"

/** Whether a path is one of the console's pages. `run_worker_first` in wrangler.toml sends them here. */
export const isPage = (path: string) =>
  path === "/" || SERVED_PATHS.some((page) => path === page || path.startsWith(`${page}/`))

const SERVICE_PATHS = /^\/(api|auth|health|openapi\.json|sdk|mcp|oauth|\.well-known)(\/|$)/

/** Whether a person opened an unknown path: people get the console's page, programs get JSON. */
export const isMistypedPage = ({ method, url, headers }: Request) =>
  method === "GET" &&
  headers.get("sec-fetch-mode") === "navigate" &&
  headers.get("accept")?.includes("text/html") === true &&
  !SERVICE_PATHS.test(new URL(url).pathname)

/** The console's "Page not found", with status 404. */
export async function serveMistypedPage(request: Request, assets: Fetcher): Promise<Response> {
  const page = await servePage(new Request(new URL("/", request.url), request), assets)
  return new Response(page.body, { status: 404, headers: page.headers })
}

/**
 * Serves a page of the console with a policy that allows only style elements with this response's nonce: the component library adds some at run time. Served without the Worker, `_headers` has to allow all of them.
 */
export async function servePage(request: Request, assets: Fetcher): Promise<Response> {
  const headers = new Headers(request.headers)
  // A cached copy would carry the nonce of an earlier response.
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
