import { describe } from "vitest"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { it } from "../flow.ts"
import { submitSignIn } from "../sign-in.ts"
import { world } from "../visitor.ts"

/** S256 of the verifier in RFC 7636, appendix B. */
const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

describe("an app that asks for access", () => {
  it("is allowed after the sign-in, and disconnected on the keys page", async ({
    expect,
    anonymous,
    onTestFinished,
  }) => {
    const { page, visit, check, call } = anonymous
    const app = await startLocalServer((_request, response) =>
      response.setHeader("content-type", "text/html").end("<title>App</title><main><h1>Connected</h1></main>"),
    )
    onTestFinished(app.stop)
    const redirect = `${app.url}/callback`
    const metadata = { client_name: "Claude", redirect_uris: [redirect], token_endpoint_auth_method: "none" }
    const { client_id: id } = await call<{ client_id: string }>("POST", "/oauth/register", metadata)
    const query = new URLSearchParams({
      response_type: "code",
      client_id: id,
      redirect_uri: redirect,
      state: "of-the-flow",
      scope: "read",
      code_challenge: CHALLENGE,
      code_challenge_method: "S256",
      resource: `${world().url}/mcp`,
    })
    await visit(`/authorize?${query}`)
    await page.getByRole("link", { name: "Sign in" }).click()
    await submitSignIn(page, "owner@acme.test")
    await page.getByRole("heading", { name: "Claude wants to search and read topics in Acme" }).waitFor()
    await page.getByText("its name is not verified").waitFor()
    await page.getByText("a program on your computer").waitFor()
    await check()
    await page.getByRole("checkbox", { name: "Plan and carry out pushes" }).check()
    await page
      .getByRole("heading", { name: "Claude wants to search and read topics and plan and carry out pushes in Acme" })
      .waitFor()
    await page.getByRole("button", { name: "Allow" }).click()
    await page.waitForURL(`${redirect}?**`)
    const { searchParams } = new URL(page.url())
    expect([searchParams.get("state"), searchParams.get("iss")]).toEqual(["of-the-flow", world().url])
    expect(searchParams.get("code")).toMatch(/^grant_\w+:/)

    await visit("/keys")
    const row = page.getByRole("row", { name: /Claude/ })
    await row.getByText("Search and read topics; Plan and carry out pushes").waitFor()
    await page.getByRole("button", { name: "Disconnect Claude" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect", exact: true }).click()
    await row.waitFor({ state: "detached" })
  })
})
