import { describe, it } from "vitest"
import { base64Of } from "../../testing/a-file.ts"
import { anOrg } from "../../testing/factories.ts"
import { anonymous } from "../../testing/client.ts"

const API = "/api/analyze-brief"
const SDK = "/api/sdk/analyze-brief"
const REQUIRED = "file.data (base64) and file.mediaType are required"
const text = { data: base64Of("Sell SUVs"), mediaType: "text/plain", filename: "brief.txt" }
const movie = { data: "QUJD", mediaType: "video/mp4" }
const large = { data: "A".repeat(10 * 1024 * 1024 + 1), mediaType: "text/plain" }
const ACCEPTED =
  "application/pdf, application/vnd.openxmlformats-officedocument.wordprocessingml.document, " +
  "application/vnd.openxmlformats-officedocument.presentationml.presentation, image/png, image/jpeg, image/gif, image/webp, text/plain"

const onBoth: [string, unknown, string][] = [
  ["nothing", {}, "file object is required"],
  ["a file that is none", { file: "brief.txt" }, "file object is required"],
  ["a list of files", { file: [text] }, "file object is required"],
  ["no data", { file: { mediaType: "text/plain" } }, REQUIRED],
  ["empty data", { file: { ...text, data: "" } }, REQUIRED],
  ["data that is no string", { file: { ...text, data: 7 } }, REQUIRED],
  ["no type", { file: { data: text.data } }, REQUIRED],
  ["a name that is none", { file: { ...text, filename: 7 } }, "file.filename must be a string"],
  ["a broken file", { file: { ...text, mediaType: "image/png" } }, "File could not be read"],
]

describe("the brief routes", () => {
  it.for([
    ...onBoth,
    ["an unknown type", { file: movie }, "Unsupported file type"],
    ["too large a file", { file: large }, "File too large (max 10 MB)"],
  ] as [string, unknown, string][])("refuses %s", async ([, body, message], { expect }) => {
    const { caller } = await (await anOrg()).apiKey(["classify"])
    await expect(await caller.post(API, body)).toRefuse(400, message)
  })

  it.for([
    ...onBoth,
    ["an unknown type", { file: movie }, `Unsupported media type: video/mp4. Accepted: ${ACCEPTED}`],
    ["too large a file", { file: large }, "File exceeds 10MB limit"],
  ] as [string, unknown, string][])("refuses %s from an SDK key", async ([, body, message], { expect }) => {
    const { caller } = await (await anOrg()).sdkKey(["classify"])
    const answer = await caller.post(SDK, body)
    await expect(answer).toRefuse(400, message)
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
  })

  it("returns an error if no provider is configured, and charges nothing", async ({ expect }) => {
    const org = await anOrg("free")
    await org.ctx().meter.reserve("classifications", 99)
    const viewer = await org.signedInAs("viewer")
    for (let n = 0; n < 2; n++) {
      await expect(await viewer.post(API, { file: text })).toRefuse(500, "LLM provider key is not configured")
    }
    await org.ctx().meter.reserve("classifications", 1)
    await expect(await viewer.post(API, { file: text })).toRefuse(429, "Monthly classifications quota exceeded")
  })

  it("requires a key with the scope", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey(["export"])
    await expect(await caller.post(API, {})).toRefuse(401, "Insufficient scopes")
    await expect(await anonymous.post(API, {})).toRefuse(401, "Unauthorized")
    await expect(await anonymous.post(SDK, {})).toRefuse(401, "Unauthorized")
  })

  it("answers a browser's preflight", async ({ expect }) => {
    const answer = await anonymous.send(SDK, { method: "OPTIONS" })
    expect(answer.status).toBe(204)
    expect(answer.headers.get("access-control-allow-methods")).toBe("POST, OPTIONS")
    expect(answer.headers.get("access-control-allow-headers")).toBe("Content-Type, Authorization")
  })
})
