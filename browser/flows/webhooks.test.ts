import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { Webhook } from "standardwebhooks"
import { describe } from "vitest"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { it } from "../flow.ts"

/** A receiver that records its requests. */
async function aReceiver() {
  const got: { headers: IncomingMessage["headers"]; body: string }[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    got.push({ headers: request.headers, body: await text(request) })
    response.writeHead(got.length === 1 ? 500 : 204).end()
  }
  const { url, stop } = await startLocalServer((request, response) => void answer(request, response))
  return { url: `${url}/hook`, got, stop }
}

describe("the webhooks page", () => {
  it("creates a webhook, tests it, shows deliveries, replays one and rotates the secret", async ({
    expect,
    owner: { page, visit, check },
  }) => {
    const receiver = await aReceiver()
    try {
      await visit("/webhooks")
      await page.getByRole("button", { name: "New webhook" }).first().click()
      await check()
      await page.getByLabel("URL").fill(receiver.url)
      await page.getByLabel("Description").fill("Warehouse of the flow")
      expect(await page.getByRole("checkbox").count()).toBe(11)
      await page.getByRole("checkbox", { name: "topic.classified" }).check()
      await page.getByRole("checkbox", { name: "topic.deleted" }).check()
      await page.getByRole("button", { name: "Create", exact: true }).click()
      const secret = await page.getByText(/^whsec_/).innerText()
      await check()
      await page.getByRole("button", { name: "Done" }).click()

      const card = page.getByRole("region", { name: receiver.url })
      await card.getByText("Enabled", { exact: true }).waitFor()
      await card.getByRole("button", { name: "Send a test" }).click()
      await card.getByText("The test failed: the server responded with status 500.").waitFor()
      await check()

      await card.getByRole("button", { name: "Deliveries" }).click()
      const dialog = page.getByRole("dialog", { name: "Deliveries" })
      await dialog.getByText("the server responded with status 500").waitFor()
      await check()
      await dialog.getByRole("button", { name: /^Replay/ }).click()
      await dialog.getByText("Answered with 204").waitFor({ timeout: 120_000 })
      await dialog.getByRole("button", { name: "Close" }).click()
      const [first, second] = receiver.got
      expect(second?.body).toBe(first?.body)
      const headers = Object.fromEntries(Object.entries(second?.headers ?? {}).map(([k, v]) => [k, String(v)]))
      expect(new Webhook(secret).verify(second?.body ?? "", headers)).toMatchObject({ type: "topic.classified" })

      await card.getByRole("button", { name: "Rotate secret" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Rotate", exact: true }).click()
      expect(await page.getByText(/^whsec_/).innerText()).not.toBe(secret)
      await page.getByRole("button", { name: "Done" }).click()

      await card.getByRole("button", { name: "Disable" }).click()
      await card.getByText("Disabled: Disabled by a person").waitFor()
      await card.getByRole("button", { name: "Delete" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click()
      await card.waitFor({ state: "detached" })
    } finally {
      await receiver.stop()
    }
  })

  it("shows webhooks to people who may not change them", async ({ expect, viewer: { page, visit } }) => {
    await visit("/webhooks")
    await page.getByRole("heading", { level: 1, name: "Webhooks" }).waitFor()
    expect(await page.getByRole("button", { name: "New webhook" }).count()).toBe(0)
  })
})
