import * as fc from "fast-check"
import { describe, it } from "vitest"
import { readListing, tagOf } from "./s3-listing.ts"

const listing = (inner: string) => `<?xml version="1.0"?><ListBucketResult xmlns="x">${inner}</ListBucketResult>`
const entry = (key: string, size: number | string = 1) =>
  `<Contents><Key>${key}</Key><ETag>&quot;e-1&quot;</ETag><Size>${size}</Size></Contents>`

describe("readListing", () => {
  it("reads keys, versions and sizes, in every encoding that servers use", ({ expect }) => {
    expect(readListing(listing(`<IsTruncated>true</IsTruncated>${entry("a &amp; b&#xfc;&#33;.csv", 7)}`))).toEqual({
      objects: [{ key: "a & bü!.csv", etag: "e-1", size: 7 }],
      isTruncated: true,
    })
    const encoded = listing(`<EncodingType>url</EncodingType>${entry("a+b%2Bc%20d/%C3%BC.csv")}`)
    expect(readListing(encoded).objects[0]?.key).toBe("a b+c d/ü.csv")
    const atTheEnd = listing(`${entry("%41")}<EncodingType>url</EncodingType><IsTruncated>true</IsTruncated>`)
    expect(readListing(atTheEnd)).toMatchObject({ objects: [{ key: "A" }], isTruncated: true })
    expect(readListing(listing(""))).toEqual({ objects: [], isTruncated: false })
  })

  it.for([
    "<html>Sign in</html>",
    listing("<IsTruncated>true</IsTruncated>"),
    listing(entry("")),
    listing(entry("a", -1)),
    listing(entry("a", "1e400")),
    listing(`<EncodingType>url</EncodingType>${entry("%ff")}`),
    listing(entry("a").repeat(1001)),
  ])("rejects what is no list of objects (%#)", (xml, { expect }) => {
    expect(() => readListing(xml)).toThrow("the server did not return a list of objects")
  })

  it("never fails in another way", ({ expect }) => {
    const pieces = fc.constantFrom(
      "<Contents>",
      "</Contents>",
      "<Key>",
      "</Key>",
      "&#x110000;",
      "%",
      "<Size>1</Size>",
      "k",
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        try {
          for (const { key } of readListing(listing(parts.join(""))).objects) expect(key).not.toBe("")
        } catch (error) {
          expect(String(error)).toContain("the server did not return a list of objects")
        }
      }),
    )
  })

  it("compares weak and strong tags alike", ({ expect }) => {
    expect([tagOf('"a"'), tagOf('W/"a"'), tagOf("a"), tagOf(""), tagOf(null)]).toEqual(["a", "a", "a", null, null])
  })
})
