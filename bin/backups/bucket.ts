import { AwsClient } from "aws4fetch"
import { createReadStream } from "node:fs"
import { Readable } from "node:stream"

/** The bucket operations that backups need. */
export type Bucket = {
  list: () => AsyncIterable<string>
  /** Undefined if the object does not exist. */
  read: (key: string) => Promise<Readable | undefined>
  write: (key: string, file: string, bytes: number, sha256: string) => Promise<void>
}

export type S3Settings = { endpoint: string; accessKeyId: string; secretAccessKey: string }

/** An R2 bucket through its S3 API: wrangler can neither list objects nor copy many of them. */
export function s3Bucket({ endpoint, accessKeyId, secretAccessKey }: S3Settings, name: string): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: "s3", region: "auto" })
  const base = `${endpoint.replace(/\/$/, "")}/${encodeURIComponent(name)}`
  const urlOf = (key: string) => `${base}/${key.split("/").map(encodeURIComponent).join("/")}`

  async function* list() {
    for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
      const query = new URLSearchParams({ "list-type": "2", "encoding-type": "url", "max-keys": "1000" })
      if (token !== undefined) query.set("continuation-token", token)
      const answer = await client.fetch(`${base}?${query}`)
      const xml = await answer.text()
      if (!answer.ok) throw new Error(`The bucket ${name} cannot be listed: ${answer.status} ${codeIn(xml)}`)
      for (const [, key = ""] of xml.matchAll(/<Key>([^<]*)<\/Key>/g))
        yield decodeURIComponent(key.replaceAll("+", " "))
      token = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]?.replaceAll("&amp;", "&")
    }
  }

  return {
    list,
    async read(key) {
      const answer = await client.fetch(urlOf(key))
      if (answer.status === 404) return undefined
      if (!answer.ok || !answer.body) throw new Error(`${name}/${key} cannot be read: ${answer.status}`)
      return Readable.from(answer.body as AsyncIterable<Uint8Array>)
    },
    async write(key, file, bytes, sha256) {
      const headers = { "content-length": String(bytes), "x-amz-content-sha256": sha256 }
      const signed = await client.sign(urlOf(key), { method: "PUT", headers })
      const body = Readable.toWeb(createReadStream(file)) as BodyInit
      const answer = await fetch(signed.url, {
        method: "PUT",
        headers: signed.headers,
        body,
        duplex: "half",
      } as RequestInit)
      if (!answer.ok)
        throw new Error(`${name}/${key} cannot be written: ${answer.status} ${codeIn(await answer.text())}`)
    },
  }
}

const codeIn = (xml: string) => /<Code>([^<]*)</.exec(xml)?.[1] ?? ""
