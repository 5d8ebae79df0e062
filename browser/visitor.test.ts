import { describe, it } from "vitest"
import { openVisitor } from "./visitor.ts"

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`

/** What a visitor says at the end who has been on a page with this in it. */
async function complaintsAbout(body: string, headers: Record<string, string> = {}): Promise<string> {
  const visitor = await openVisitor()
  await visitor.page.route("**/page", (route) => route.fulfill({ contentType: "text/html", body: page(body), headers }))
  await visitor.visit("/page")
  return visitor.close().then(
    () => "",
    (error: unknown) => String(error),
  )
}

describe("a visitor", () => {
  it("has nothing to say of a page that is well", async ({ expect }) => {
    expect(await complaintsAbout("<p>All is well.</p>")).toBe("")
  })

  it.for([
    ["an error of a script", "<script>throw new Error('Oh no')</script>", /Script on .*\/page: Error: Oh no/],
    ["a rejection nobody caught", "<script>Promise.reject(new Error('Alas'))</script>", /Script on .*: Error: Alas/],
    ["an error on the console", "<script>console.error('Dear me')</script>", /Console on .*: Dear me/],
    ["a request that is refused", "<script>fetch('/api/topics')</script>", /Console on .*401.*\/api\/topics/],
    ["a picture without words", '<img src="/icon.svg">', /Accessibility on .*: image-alt/],
    [
      "text nobody can read",
      '<p style="color: #eee; background: #fff">Pale</p>',
      /Accessibility on .*: color-contrast/,
    ],
  ] as const)("complains about %s", async ([, body, complaint], { expect }) => {
    expect(await complaintsAbout(body)).toMatch(complaint)
  })

  it("complains about what the content security policy blocks", async ({ expect }) => {
    const policy = { "content-security-policy": "default-src 'self'" }
    expect(await complaintsAbout("<script>document.title = 'mine'</script>", policy)).toMatch(
      /Content security policy on .*: script-src-elem blocked inline/,
    )
  })

  it("does not complain about what a flow provokes", async ({ expect }) => {
    const visitor = await openVisitor()
    visitor.provokes(401, "/api/topics")
    await visitor.visit("/sdk-demo")
    expect(await visitor.page.evaluate(async () => (await fetch("/api/topics")).status)).toBe(401)
    await visitor.close()
  })
})
