import { describe, it } from "vitest"
import { SOURCE_NAMES, SOURCE_TYPE, SOURCES } from "../../knowledge/sources/sources.ts"
import { COMMON_SECTIONS } from "../../knowledge/sources/common.ts"
import { checkConfig } from "./config.ts"
import { FileSource, Inbound } from "./source-config.ts"

const guard = { allowLoopback: false }
const names = { field_mappings: { Name: "topic_name" } }
const bucket = { source_type: "s3", source_bucket: "exports", ...names }
const https = { source_type: "https", base_url: "https://files.example.com/list.csv", ...names }
const check = (config: Record<string, unknown>) => checkConfig("custom_api", "inbound", config, {}, guard)

describe("the config of a source of files", () => {
  it.for([
    bucket,
    { ...bucket, source_prefix: "daily/", source_region: "eu-central-1", file_format: "jsonl", schedule: "hourly" },
    { ...bucket, source_type: "gcs" },
    { ...bucket, source_type: "r2", source_endpoint: "https://abc.r2.cloudflarestorage.com" },
    { ...https, auth_type: "bearer" },
    { source_type: "api", base_url: "https://api.example.com/" },
  ])("accepts %j", (config, { expect }) => {
    expect(() => check(config)).not.toThrow()
  })

  it.for([
    [{ ...bucket, field_mappings: {} }, "field_mappings must include topic_name"],
    [{ ...bucket, field_mappings: undefined }, "field_mappings must include topic_name"],
    [{ ...bucket, field_mappings: { a: "topic_name", b: "topic_name" } }, "field_mappings must name each field once"],
    [{ ...bucket, field_mappings: { a: "topic_name", " ": "keywords" } }, "field_mappings must name the columns"],
    [{ ...bucket, source_bucket: "../x" }, "source_bucket must be the name of a bucket"],
    [{ ...bucket, source_bucket: undefined }, "source_bucket must be a string"],
    [{ ...bucket, source_region: "x.example.com/" }, "source_region must be the name of a region"],
    [{ ...bucket, source_prefix: 7 }, "source_prefix must be a string"],
    [{ ...bucket, file_format: "xlsx" }, "file_format must be one of csv, jsonl"],
    [{ ...bucket, source_type: "r2" }, "source_endpoint is required"],
    [{ ...bucket, source_endpoint: "https://169.254.169.254/" }, "source_endpoint is not allowed: it is an IP address"],
    [{ ...bucket, source_endpoint: "http://s3.example.com" }, "source_endpoint is not allowed: it must use https"],
    [{ ...bucket, source_secret_access_key: "x" }, "config.source_secret_access_key belongs in credentials"],
    [{ ...https, base_url: undefined }, "base_url is required"],
    [{ ...https, base_url: "https://10.0.0.1/x.csv" }, "base_url is not allowed: it is an IP address"],
    [{ ...bucket, source_type: "ftp" }, "source_type must be one of api, s3, r2, gcs, https"],
  ] as const)("rejects %j", ([config, message], { expect }) => {
    expect(() => check(config)).toThrow(message)
  })
})

/** What only the API offers: every bucket may name its region and endpoint. */
const API_ONLY = {
  api: ["private"],
  s3: ["private"],
  r2: ["private", "source_region"],
  gcs: ["private", "source_region", "source_endpoint"],
  https: ["private"],
}

describe("the checks of the API", () => {
  it.for(SOURCE_NAMES)("agree with the description of the source %s", (name, { expect }) => {
    const schema = [...FileSource.options, Inbound].find(
      ({ shape: { source_type: type } }) => type.safeParse(name).success,
    )
    const fields = [...SOURCES[name].sections, ...COMMON_SECTIONS].flatMap((section) => section.fields)
    const keys = [SOURCE_TYPE, ...fields].map(({ key }) => key)
    expect(Object.keys(schema?.shape ?? {}).sort()).toEqual([...keys, ...API_ONLY[name]].sort())
    const shape = schema?.shape as Record<string, { safeParse: (value: unknown) => { success: boolean } }>
    for (const { key, required = false, options = [], maxLength, rules = [] } of fields) {
      if (key !== "field_mappings") expect(shape[key]?.safeParse(undefined).success, key).toBe(!required)
      for (const { value } of options) expect(shape[key]?.safeParse(value).success, `${key} ${value}`).toBe(true)
      if (options.length > 0) expect(shape[key]?.safeParse("another").success, key).toBe(false)
      const sample = "a b/ü"
      const fits = rules.every(({ pattern }) => pattern.test(sample))
      if (rules.length > 0) expect(shape[key]?.safeParse(sample).success, key).toBe(fits)
      if (maxLength !== undefined) expect(shape[key]?.safeParse("a".repeat(maxLength + 1)).success, key).toBe(false)
    }
  })
})
