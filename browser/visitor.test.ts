import { describe, it } from "vitest"
import { startLocalServer } from "../bin/local/local-server.ts"
import { signaturesOf } from "./screen-structure.ts"
import { openVisitor } from "./visitor.ts"

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`

/** The problems reported for a page with this body, and for what happens on it afterwards. */
async function problemsOf(body: string, headers: Record<string, string> = {}, afterwards = ""): Promise<string> {
  const visitor = await openVisitor()
  await visitor.page.route("**/page", (route) => route.fulfill({ contentType: "text/html", body: page(body), headers }))
  await visitor.visit("/page")
  await visitor.page.evaluate(afterwards)
  return visitor.close().then(
    () => "",
    (error: unknown) => String(error),
  )
}

describe("openVisitor", () => {
  it("reports nothing for a page without problems", async ({ expect }) => {
    expect(await problemsOf("<p>No problems.</p>")).toBe("")
  })

  it.for([
    ["a script error", "<script>throw new Error('Oh no')</script>", /Script on .*\/page: Error: Oh no/],
    ["an unhandled rejection", "<script>Promise.reject(new Error('Alas'))</script>", /Script on .*: Error: Alas/],
    ["a console error", "<script>console.error('Dear me')</script>", /Console on .*: Dear me/],
    ["a failed request", "<script>fetch('/api/topics')</script>", /Console on .*401.*\/api\/topics/],
    ["an image without alternative text", '<img src="/icon.svg">', /Accessibility on .*: image-alt/],
    [
      "text with low contrast",
      '<p style="color: #eee; background: #fff">Pale</p>',
      /Accessibility on .*: color-contrast/,
    ],
  ] as const)("reports %s", async ([, body, problem], { expect }) => {
    expect(await problemsOf(body)).toMatch(problem)
  })

  it("reports what appears after a page was examined", async ({ expect }) => {
    const later = "document.querySelector('main').append(new Image())"
    expect(await problemsOf("<p>No problems yet.</p>", {}, later)).toMatch(/Accessibility on .*: image-alt/)
  })

  it.for([
    ["a button without a name", "<button>Send</button>", "<button> </button>", /button-name/],
    [
      "a label of another field",
      '<label for="a">Name</label><input id="a">',
      '<label for="b">Name</label><input id="a">',
      /label/,
    ],
    ["a state that does not exist", '<p role="tab">One</p>', '<p role="tap">One</p>', /aria-roles/],
    ["a text that is pale", '<p style="color: #222">Dark</p>', '<p style="color: #eee">Pale</p>', /color-contrast/],
  ] as const)("reports %s, where a page almost alike had none", async ([, good, bad, problem], { expect }) => {
    expect(await problemsOf(good)).not.toMatch(problem)
    expect(await problemsOf(bad)).toMatch(problem)
  })

  it("takes pages that differ in their data alone for the same", async ({ expect }) => {
    const visitor = await openVisitor()
    const signaturesOfBody = async (body: string) => {
      await visitor.page.setContent(page(body))
      return signaturesOf(visitor.page)
    }
    const row = (name: string, id: number) => `<li id="t${id}"><a href="/topics/${id}">${name}</a></li>`
    const one = await signaturesOfBody(`<ul>${row("Tea drinkers", 1)}</ul>`)
    expect(await signaturesOfBody(`<ul>${row("Dog owners", 2)}${row("Cat owners", 3)}</ul>`)).toEqual(one)
    for (const other of [
      `<ul>${row("", 1)}</ul>`,
      `<ul>${row("Tea drinkers", 1)}${row("Tea sellers", 1)}</ul>`,
      `<ul hidden>${row("Tea drinkers", 1)}</ul>`,
      `<ul class="pale">${row("Tea drinkers", 1)}</ul>`,
    ])
      expect(await signaturesOfBody(other)).not.toEqual(one)
    await visitor.close()
  })

  it("reports what the content security policy blocks", async ({ expect }) => {
    const policy = { "content-security-policy": "default-src 'self'" }
    expect(await problemsOf("<script>document.title = 'mine'</script>", policy)).toMatch(
      /Content security policy on .*: script-src-elem blocked inline/,
    )
  })

  it("does not report an expected error", async ({ expect }) => {
    const visitor = await openVisitor()
    visitor.expectsError(401, "/api/topics")
    await visitor.visit("/sdk-demo")
    expect(await visitor.page.evaluate(async () => (await fetch("/api/topics")).status)).toBe(401)
    await visitor.close()
  })

  it("calls a service that closes idle connections", async ({ expect }) => {
    const used = new WeakSet()
    const { url, stop } = await startLocalServer(({ socket }, response) => {
      if (used.has(socket)) return socket.destroy()
      used.add(socket)
      return response.end('"answered"')
    })
    const visitor = await openVisitor({ baseURL: url })
    for (const path of ["/first", "/second"]) expect(await visitor.call("GET", path)).toBe("answered")
    await visitor.close()
    await stop()
  })
})
