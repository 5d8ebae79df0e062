import { describe, it } from "vitest"
import { findConnection } from "../../organizations/connections/connections.ts"
import { aPlatform } from "../../testing/a-platform.ts"
import { anOrg } from "../../testing/factories.ts"
import { aSegment, errorOf, openedPlatform } from "../../testing/opened-platform.ts"
import { openPlatform } from "./open-platform.ts"

describe("marketplace tokens", () => {
  it("are requested once, with a form, for concurrent calls and reopened connections", async ({ expect }) => {
    const stub = await aPlatform()
    const { platform, ctx, connection } = await openedPlatform(await anOrg(), stub.marketplace)
    await Promise.all([1, 2, 3, 4].map(() => platform.create(aSegment())))
    await (await openPlatform(ctx, connection)).test()
    const requests = await stub.calls("token")
    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers["content-type"]).toBe("application/x-www-form-urlencoded")
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
      grant_type: "password",
      username: "service@acme.test",
      password: "planted-s3cret-password",
      scope: "openid",
      client_id: "client-1",
      response_type: "token",
    })
  })

  it("are not shared with other organizations or other credentials", async ({ expect }) => {
    const stub = await aPlatform()
    const org = await anOrg()
    const { platform } = await openedPlatform(org, stub.marketplace)
    await platform.test()
    const foreign = await openedPlatform(await anOrg(), stub.marketplace)
    await foreign.platform.test()
    expect(await stub.calls("token")).toHaveLength(2)
    const credentials = { ...stub.marketplace.credentials, password: "wrong" }
    const wrong = await openedPlatform(org, { ...stub.marketplace, credentials })
    expect(await errorOf(wrong.platform.test())).toMatchObject({
      message: "Marketplace token request failed with status 401: not authorized",
    })
  })

  it("are renewed 60 seconds before they expire", async ({ expect }) => {
    const stub = await aPlatform({ marketplace: { expiresIn: 600 } })
    let later = 0
    const now = () => new Date(Date.now() + later)
    const { platform } = await openedPlatform(await anOrg(), stub.marketplace, { now })
    await platform.test()
    later = 530_000
    await platform.test()
    expect(await stub.calls("token")).toHaveLength(1)
    later = 541_000
    await platform.test()
    expect(await stub.calls("token")).toHaveLength(2)
  })

  it("are renewed once when the platform rejects them with 401", async ({ expect }) => {
    const stub = await aPlatform()
    const { platform } = await openedPlatform(await anOrg(), stub.marketplace)
    await platform.test()
    await stub.faults({ type: "expire_tokens", on: "create" })
    await Promise.all([1, 2, 3].map(() => platform.create(aSegment())))
    expect(await stub.calls("token")).toHaveLength(2)
    expect(await stub.live()).toHaveLength(3)
    await stub.faults({ type: "status", status: 401, on: "create", times: 2 })
    expect(await errorOf(platform.create(aSegment()))).toMatchObject({ status: 401, outcomeUnknown: false })
    expect(await stub.live()).toHaveLength(3)
  })

  it("are not renewed on 403: the account is not allowed to do it", async ({ expect }) => {
    const stub = await aPlatform()
    const { platform } = await openedPlatform(await anOrg(), stub.marketplace)
    await platform.test()
    await stub.faults({ type: "status", status: 403, on: "create" })
    expect(await errorOf(platform.create(aSegment()))).toMatchObject({ status: 403, outcomeUnknown: false })
    expect(await stub.calls("token")).toHaveLength(1)
    expect(await stub.calls("create")).toHaveLength(1)
  })

  it("are not requested again for every segment after the request fails", async ({ expect }) => {
    const stub = await aPlatform({ faults: [{ type: "status", status: 503, times: 40, on: "token" }] })
    const { platform } = await openedPlatform(await anOrg(), stub.marketplace)
    const message = "Marketplace token request failed with status 503"
    for (let i = 0; i < 3; i++) expect(await errorOf(platform.create(aSegment()))).toMatchObject({ message })
    expect(await stub.calls()).toHaveLength(4)
  })

  it("time out after ten seconds", async ({ expect }) => {
    const stub = await aPlatform({ faults: [{ type: "hang", on: "token" }] })
    const { platform } = await openedPlatform(await anOrg(), stub.marketplace)
    expect(await errorOf(platform.create(aSegment()))).toMatchObject({
      message: "Marketplace token request failed: no response within 10 s",
      outcomeUnknown: false,
    })
  })

  it.for([{}, { access_token: 7 }, { access_token: "two\nlines" }, []])(
    "must be valid in the response: %j",
    async (body, { expect }) => {
      const stub = await aPlatform({ faults: [{ type: "json", body, on: "token" }] })
      const { platform } = await openedPlatform(await anOrg(), stub.marketplace)
      expect(await errorOf(platform.test())).toMatchObject({
        message: "Marketplace token request failed: the response contains no token",
      })
    },
  )

  it("are requested at the default URL when the connection sets none", async ({ expect }) => {
    const stub = await aPlatform()
    const org = await anOrg()
    const { api_base_url: marketplaceApi, token_url: marketplaceToken } = stub.marketplace.config
    const platformUrls = { marketplaceApi, marketplaceToken, dspapi: "" }
    const { platform, connection, ctx } = await openedPlatform(
      org,
      { ...stub.marketplace, config: {} },
      { platformUrls },
    )
    expect(await platform.test()).toBe("Connected to the marketplace")
    const nowhere = await openPlatform(org.ctx(), await findConnection(ctx, connection.id))
    expect(await errorOf(nowhere.test())).toMatchObject({ message: "API base URL is required" })
  })
})
