import { describe, inject, it } from "vitest"
import { findConnection } from "../../organizations/connections/connections.ts"
import { getObject } from "../../kernel/files/s3.ts"
import { putMembers } from "../members/members.ts"
import { anSftpConnection } from "../../testing/a-delivery.ts"
import { anOrg, bindings, type TestOrg } from "../../testing/factories.ts"
import { withoutWaits } from "../../testing/without-waits.ts"
import { S3_KEYS, S3_ROLE } from "../../testing/s3-keys.ts"
import { openPlatform } from "./open-platform.ts"
import type { Segment } from "./port.ts"

const REGION = "eu-central-1"

const anS3Connection = (org: TestOrg, config: Record<string, unknown> = {}, credentials: Record<string, string> = {}) =>
  org.connection({
    platform: "exchange",
    direction: "outbound",
    config: {
      account_id: "42",
      advertiser_account_id: "adv-7",
      match_key: "uid",
      upload_method: "s3",
      s3_bucket: "exchange",
      s3_region: REGION,
      s3_endpoint: inject("s3Url"),
      ...config,
    },
    credentials: {
      s3_access_key_id: S3_KEYS.accessKeyId,
      s3_secret_access_key: S3_KEYS.secretAccessKey,
      ...credentials,
    },
  })

async function open(org: TestOrg, connection: { id: string }) {
  const { outside, waits } = withoutWaits(org.ctx().outside)
  const ctx = { ...org.ctx(), outside }
  return { platform: await openPlatform(ctx, await findConnection(ctx, connection.id)), waits }
}

async function aSegment(org: TestOrg, values?: string): Promise<Segment> {
  const { id } = await org.topic()
  if (values !== undefined) await putMembers(org.ctx(), id, "uid", new Blob([values]).stream())
  return { name: "Truck owners > Auto", description: "", audienceId: id, orgTopicId: id, activationId: `act_${id}` }
}

async function uploaded(key: string, bucket = "exchange"): Promise<ArrayBuffer> {
  const at = { url: `${inject("s3Url")}/${bucket}`, region: REGION, credentials: S3_KEYS }
  return new Response(await getObject({ ...(await anOrg()).ctx().outside }, at, key, 0)).arrayBuffer()
}
const unpacked = (file: ArrayBuffer) =>
  new Response(new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip"))).text()

describe("an exchange with S3 upload", () => {
  it("receives both files on create, and new files with the same id on update", async ({ expect }) => {
    const org = await anOrg()
    const { platform } = await open(org, await anS3Connection(org))
    const segment = await aSegment(org, "user-1\nuser-2\nuser-1\n")
    expect(await platform.create(segment)).toEqual({ segmentId: segment.audienceId, live: true, note: undefined })
    const meta = JSON.parse(new TextDecoder().decode(await uploaded(`uid/${segment.audienceId}.json`)))
    expect(meta).toEqual({
      meta_version: 1.2,
      audienceName: "Truck owners > Auto",
      audienceID: segment.audienceId,
      advertiserAccount_id: "adv-7",
      ownerAccount_id: 42,
      exportTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect(await unpacked(await uploaded(`uid/${segment.audienceId}.gz`))).toBe("user-1\nuser-2\n")
    await putMembers(org.ctx(), segment.orgTopicId, "uid", new Blob(["user-3"]).stream())
    const updated = await platform.update(segment.audienceId, { ...segment, name: "Lorry owners" })
    expect(updated).toMatchObject({ segmentId: segment.audienceId, live: true })
    const after = new TextDecoder().decode(await uploaded(`uid/${segment.audienceId}.json`))
    expect(JSON.parse(after)).toMatchObject({ audienceName: "Lorry owners", audienceID: segment.audienceId })
    expect(await unpacked(await uploaded(`uid/${segment.audienceId}.gz`))).toBe("user-3\n")
  })

  it("receives an empty data file and returns a note for a topic without values", async ({ expect }) => {
    const org = await anOrg()
    const { platform } = await open(org, await anS3Connection(org))
    for (const values of [undefined, "\n\n"]) {
      const segment = await aSegment(org, values)
      expect(await platform.create(segment)).toMatchObject({
        live: true,
        note: "The topic has no uid values: an empty data file was sent",
      })
      expect(await unpacked(await uploaded(`uid/${segment.audienceId}.gz`))).toBe("")
    }
  })

  it("receives a data file of several parts", async ({ expect }) => {
    const org = await anOrg()
    const { platform } = await open(org, await anS3Connection(org))
    // Random values, so the gzip file is still larger than one upload part.
    const values = Array.from({ length: 60_000 }, () =>
      btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(150)))),
    )
    const segment = await aSegment(org, values.join("\n"))
    await platform.create(segment)
    const file = await uploaded(`uid/${segment.audienceId}.gz`)
    expect(file.byteLength).toBeGreaterThan(8 * 1024 * 1024)
    expect(await unpacked(file)).toBe(`${values.join("\n")}\n`)
  })

  it("is called with assumed-role credentials, cached until shortly before they expire", async ({ expect }) => {
    const org = await anOrg()
    const role = { s3_role_arn: S3_ROLE, sts_endpoint: `${inject("s3Url")}/sts` }
    const connection = await anS3Connection(org, role)
    const calls: string[] = []
    const ctx = org.ctx()
    const watched = { ...ctx.outside, deadline: (ms: number) => (calls.push("call"), ctx.outside.deadline(ms)) }
    const platform = await openPlatform({ ...ctx, outside: watched }, await findConnection(ctx, connection.id))
    const segment = await aSegment(org, "a")
    expect(await platform.create(segment)).toMatchObject({ live: true })
    expect(calls).toHaveLength(3)
    expect(await platform.update(segment.audienceId, segment)).toMatchObject({ live: true })
    expect(calls).toHaveLength(5)
    // Within five minutes of expiry they are requested again.
    const later = { ...ctx, outside: watched, now: () => new Date(Date.now() + 56 * 60_000) }
    await (await openPlatform(later, await findConnection(ctx, connection.id))).update(segment.audienceId, segment)
    expect(calls).toHaveLength(8)
    const other = await open(org, await anS3Connection(org, role, { s3_secret_access_key: "another" }))
    await expect(other.platform.create(segment)).rejects.toThrow("AWS AssumeRole failed with status 403: not allowed")
  })

  it("is retried after a transient failure, within the call budget of a segment", async ({ expect }) => {
    const org = await anOrg()
    const flaky = await open(org, await anS3Connection(org, { s3_bucket: "flaky" }))
    const segment = await aSegment(org, "a")
    const calls = { left: 4 }
    expect(await flaky.platform.create(segment, calls)).toMatchObject({ live: true })
    expect(calls.left).toBe(0)
    expect(flaky.waits).toEqual([1000, 1000])
    const denied = await open(org, await anS3Connection(org, {}, { s3_secret_access_key: "wrong" }))
    await expect(denied.platform.create(segment)).rejects.toThrow(
      "S3 upload failed: the server responded with status 403",
    )
    expect(denied.waits).toEqual([])
  })

  it("is called through the URL guard", async ({ expect }) => {
    const org = await anOrg()
    const connection = await anS3Connection(org)
    const outside = { ...org.ctx().outside, allowLoopback: false }
    const ctx = { ...org.ctx(), outside }
    const platform = await openPlatform(ctx, await findConnection(ctx, connection.id))
    await expect(platform.create(await aSegment(org))).rejects.toThrow("the URL is not allowed")
  })
})

describe("an exchange with SFTP upload", () => {
  it("queues one delivery per activation, and is live once it is delivered", async ({ expect }) => {
    const org = await anOrg()
    const { platform } = await open(org, await anSftpConnection(org))
    const segment = await aSegment(org, "user-1")
    const placed = await platform.create(segment)
    expect(placed).toEqual({ segmentId: segment.audienceId, live: false, note: undefined })
    expect(await platform.create(segment)).toEqual(placed)
    const { results } = await org
      .ctx()
      .d1.prepare("SELECT objects FROM deliveries WHERE activation_id = ?")
      .bind(segment.activationId)
      .all<{ objects: string }>()
    expect(results).toHaveLength(1)
    const files = JSON.parse(results[0]?.objects ?? "[]") as { key: string; path: string; bytes: number }[]
    expect(files.map(({ path }) => path)).toEqual([`uid/${segment.audienceId}.gz`, `uid/${segment.audienceId}.json`])
    const dropped = await Promise.all(files.map(async ({ key }) => (await bindings.DROP.get(key))?.arrayBuffer()))
    expect(dropped.map((file) => file?.byteLength)).toEqual(files.map(({ bytes }) => bytes))
    expect(await unpacked(dropped[0] ?? new ArrayBuffer(0))).toBe("user-1\n")
    await org
      .ctx()
      .d1.prepare("UPDATE deliveries SET status = 'delivered' WHERE activation_id = ?")
      .bind(segment.activationId)
      .run()
    expect(await platform.create(segment)).toMatchObject({ live: true })
  })

  it("rejects a create with the missing setting", async ({ expect }) => {
    const org = await anOrg()
    const segment = await aSegment(org)
    const create = async (config: Record<string, unknown>) =>
      (await open(org, await anSftpConnection(org, config))).platform.create(segment)
    await expect(create({ account_id: null })).rejects.toThrow("IX account ID is required")
    await expect(create({ advertiser_account_id: null })).rejects.toThrow("Advertiser account ID is required")
    await expect(create({ match_key: null })).rejects.toThrow("Match key is required")
    await expect(create({ upload_method: "s3" })).rejects.toThrow("S3 bucket is required")
  })
})
