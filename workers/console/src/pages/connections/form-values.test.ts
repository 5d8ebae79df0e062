import { describe, it } from "vitest"
import type { Field } from "../../../../../src/knowledge/platforms/field.ts"
import { DIRECTIONS, PLATFORMS, SOURCE_TYPES } from "../../../../../src/organizations/connections/kinds.ts"
import { changesHost, changesOf, configOf, fieldIn, problemsOf, visibleFields, valuesOf } from "./form-values.ts"
import { credentialFieldsOf, fieldsOf } from "./sections.ts"

const SOURCE = fieldsOf({ platform: "custom_api", direction: "inbound" })
const EXCHANGE = fieldsOf({ platform: "exchange", direction: "outbound" })
const CUSTOM = fieldsOf({ platform: "custom_api", direction: "outbound" })
const keysOf = (fields: readonly { key: string }[]) => fields.map(({ key }) => key)

describe("the form of a connection", () => {
  it("stores only fields with a value", ({ expect }) => {
    const values = {
      ...valuesOf(SOURCE, {}),
      base_url: " https://crm.test/segments ",
      page_size: "100",
      use_llm: true,
      field_mappings: [
        { from: "label", to: "topic_name" },
        { from: "", to: "" },
      ],
    }
    expect(problemsOf(SOURCE, values)).toEqual({})
    expect(configOf(SOURCE, values)).toEqual({
      base_url: "https://crm.test/segments",
      page_size: 100,
      use_llm: true,
      field_mappings: { label: "topic_name" },
    })
  })

  it("is unchanged after loading a stored config", ({ expect }) => {
    const config = {
      api_base_url: "https://own.test",
      create_body: { n: "{{name}}", deep: [1] },
      max_name_length: 80,
      default_cpm: 0,
      sensitivity_policy: "block_restricted",
    }
    expect(configOf(CUSTOM, valuesOf(CUSTOM, config))).toEqual(config)
    expect(changesOf(CUSTOM, config, valuesOf(CUSTOM, config))).toEqual({})
  })

  it("returns changed settings, and null for emptied or hidden ones", ({ expect }) => {
    const config = { account_id: 12, match_key: "ip", upload_method: "s3", s3_bucket: "files", currency: "EUR" }
    expect(changesOf(EXCHANGE, config, valuesOf(EXCHANGE, config))).toEqual({})
    const values = { ...valuesOf(EXCHANGE, config), upload_method: "sftp", currency: "", default_cpm: "2.5" }
    expect(changesOf(EXCHANGE, config, values)).toEqual({
      upload_method: null,
      s3_bucket: null,
      currency: null,
      default_cpm: 2.5,
    })
  })

  it("asks for what each kind of source needs, and drops what it does not", ({ expect }) => {
    const kind = { platform: "custom_api", direction: "inbound" } as const
    const values = (type: string) => ({ ...valuesOf(SOURCE, {}), source_type: type, auth_type: "bearer" })
    const required = (type: string) =>
      [...visibleFields(SOURCE, values(type)), ...visibleFields(credentialFieldsOf(kind), values(type))]
        .filter((field) => field.required)
        .map(({ key }) => key)
    expect(required("api")).toEqual(["base_url", "token"])
    // A role may stand for the keys; the test of a connection says what is missing.
    for (const bucket of ["s3", "gcs"]) expect(required(bucket)).toEqual(["source_bucket"])
    expect(required("r2")).toEqual(["source_bucket", "source_endpoint"])
    expect(required("https")).toEqual(["base_url", "token"])
    const stored = { base_url: "https://a.test", page_size: 5, auth_type: "bearer" }
    const bucket = { ...valuesOf(SOURCE, stored), source_type: "s3", source_bucket: "files" }
    expect(changesOf(SOURCE, stored, bucket)).toEqual({
      source_type: "s3",
      source_bucket: "files",
      base_url: null,
      page_size: null,
      auth_type: null,
    })
  })

  it("asks for the credentials again when the host changes, also while JSON is typed", ({ expect }) => {
    const config = { api_base_url: "https://a.test/v1", create_body: { n: 1 } }
    const changed = (values: object) => changesHost(CUSTOM, config, { ...valuesOf(CUSTOM, config), ...values })
    expect(changed({ api_base_url: "https://a.test/v2", create_body: "{" })).toBe(false)
    expect(changed({ api_base_url: "https://b.test/v1", create_body: "{" })).toBe(true)
    expect(changed({ api_base_url: "" })).toBe(true)
  })

  it("leaves unknown settings unchanged", ({ expect }) => {
    const config = { base_url: "https://a.test", of_the_platform: 1 }
    expect(changesOf(SOURCE, config, { ...valuesOf(SOURCE, config), items_path: "data" })).toEqual({
      items_path: "data",
    })
  })

  it("returns an error per invalid field", ({ expect }) => {
    const wrong = {
      base_url: "crm.test",
      items_path: "a..b",
      page_size: "501",
      field_mappings: [{ from: "a", to: "" }],
    }
    expect(Object.keys(problemsOf(SOURCE, { ...valuesOf(SOURCE, {}), ...wrong }))).toEqual(Object.keys(wrong))
    expect(problemsOf(SOURCE, valuesOf(SOURCE, {}))).toEqual({ base_url: "Required" })
    const twice = [
      { from: "a", to: "topic_name" },
      { from: "a ", to: "keywords" },
    ]
    expect(problemsOf(SOURCE, { base_url: "https://a.test", field_mappings: twice })).toHaveProperty("field_mappings")
    expect(problemsOf(CUSTOM, { api_base_url: "https://a.test", create_body: "[1]" })).toHaveProperty("create_body")
    expect(problemsOf(SOURCE, { base_url: "https://a.test", page_size: "1.5" })).toHaveProperty("page_size")
  })

  it("shows only the fields that apply to the selected options", ({ expect }) => {
    const sftp = valuesOf(EXCHANGE, {})
    expect(keysOf(visibleFields(EXCHANGE, sftp))).toContain("sftp_host_key")
    expect(keysOf(visibleFields(EXCHANGE, { ...sftp, upload_method: "s3" }))).not.toContain("sftp_host_key")
    const inbound = credentialFieldsOf({ platform: "custom_api", direction: "inbound" })
    expect(visibleFields(inbound, {})).toEqual([])
    expect(keysOf(visibleFields(inbound, { auth_type: "basic" }))).toEqual(["username", "password"])
  })

  it("merges credentials that both directions share", ({ expect }) => {
    const both = credentialFieldsOf({ platform: "marketplace", direction: "bidirectional" })
    const keys = keysOf(visibleFields(both, { auth_type: "basic" }))
    expect(keys).toEqual(["client_id", "username", "password", "org_id"])
  })

  it("has no duplicate settings for any kind of connection", ({ expect }) => {
    for (const platform of PLATFORMS) {
      for (const direction of DIRECTIONS) {
        const fields = fieldsOf({ platform, direction })
        for (const source of SOURCE_TYPES) {
          const isShown = ({ unless, when }: Field) =>
            !(unless?.key === "source_type" && unless.is.includes(source)) &&
            !(when?.key === "source_type" && !when.is.includes(source))
          const keys = keysOf(fields.filter(isShown))
          expect(new Set(keys).size, `${platform} ${direction} ${source}`).toBe(keys.length)
        }
      }
    }
  })

  it("finds the field that a server error names", ({ expect }) => {
    expect(fieldIn("base_url is not allowed: loopback", SOURCE)).toBe("base_url")
    expect(
      fieldIn(
        "credentials sftp_port must be a port number",
        credentialFieldsOf({ platform: "exchange", direction: "outbound" }),
      ),
    ).toBe("sftp_port")
    expect(fieldIn("Maximum 20 connections per organization", SOURCE)).toBeUndefined()
  })
})
