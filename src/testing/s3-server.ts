import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import type { IncomingMessage, ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import S3rver from "@20minutes/s3rver"
import { AwsClient, AwsV4Signer } from "aws4fetch"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { ROLE_KEYS, roleFor, S3_BUCKETS, S3_KEYS, S3_ROLE } from "./s3-keys.ts"

type Accounts = { DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void } }
/** The server's own account list. An import could load a second copy of the module. */
const accounts = createRequire(import.meta.url)("@20minutes/s3rver/lib/models/account.js") as Accounts

/** A real S3 server on loopback, plus a token service at `/sts`. Both reject requests without a valid signature. */
export async function startS3Server() {
  const directory = mkdtempSync(path.join(tmpdir(), "strata-s3-"))
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: S3_BUCKETS.map((name) => ({ name })),
  })
  accounts.DUMMY_ACCOUNT.createKeyPair(S3_KEYS.accessKeyId, S3_KEYS.secretAccessKey)
  accounts.DUMMY_ACCOUNT.createKeyPair(ROLE_KEYS.accessKeyId, ROLE_KEYS.secretAccessKey)
  await s3.configureBuckets()
  const store = s3.callback()
  const seen = new Map<string, number>()
  let sessions = 0
  const server = await startLocalServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://s3")
    const times = (seen.get(pathname) ?? 0) + 1
    seen.set(pathname, times)
    if (pathname === "/sts") void assumeRole(request, response, () => ++sessions)
    else if (pathname.startsWith("/flaky/") && times === 1)
      void drain(request).then(() => response.writeHead(503).end())
    else if (lacksToken(request)) void drain(request).then(() => response.writeHead(403).end())
    else store(request, response)
  })
  return {
    url: server.url,
    read: (bucket: string, key: string) => readFileSync(path.join(directory, bucket, `${key}._S3rver_object`)),
    list: (bucket: string) =>
      readdirSync(path.join(directory, bucket), { recursive: true, encoding: "utf8" }).flatMap((file) =>
        file.endsWith("._S3rver_object") ? [file.replace("._S3rver_object", "")] : [],
      ),
    write: async (bucket: string, key: string, content: Uint8Array<ArrayBuffer>) => {
      const client = new AwsClient({ ...S3_KEYS, service: "s3", region: "us-east-1" })
      const url = `${server.url}/${bucket}/${key}`
      const answer = await client.fetch(url, { method: "PUT", body: content })
      if (!answer.ok) throw new Error(await answer.text())
    },
    stop: async () => {
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The keys of a session are worth nothing without its token. */
function lacksToken({ headers }: IncomingMessage): boolean {
  const isOfSession = headers.authorization?.includes(`Credential=${ROLE_KEYS.accessKeyId}/`) ?? false
  return isOfSession && !String(headers["x-amz-security-token"]).startsWith(ROLE_KEYS.sessionToken)
}

async function assumeRole(request: IncomingMessage, response: ServerResponse, nextSession: () => number) {
  const body = (await drain(request)).toString("utf8")
  const form = new URLSearchParams(body)
  const externalId = form.get("ExternalId")
  const opens = externalId === null ? S3_ROLE : roleFor(externalId)
  const isAllowed = form.get("Action") === "AssumeRole" && form.get("RoleArn") === opens
  if (!isAllowed || (await signatureOf(request, body)) !== request.headers.authorization) {
    response
      .writeHead(403, { "content-type": "text/xml" })
      .end("<ErrorResponse><Code>AccessDenied</Code></ErrorResponse>")
    return
  }
  const expiration = new Date(Date.now() + Number(form.get("DurationSeconds")) * 1000).toISOString()
  response.writeHead(200, { "content-type": "text/xml" }).end(`<AssumeRoleResponse><AssumeRoleResult><Credentials>
    <AccessKeyId>${ROLE_KEYS.accessKeyId}</AccessKeyId>
    <SecretAccessKey>${ROLE_KEYS.secretAccessKey}</SecretAccessKey>
    <SessionToken>${ROLE_KEYS.sessionToken}${nextSession()}</SessionToken>
    <Expiration>${expiration}</Expiration>
  </Credentials></AssumeRoleResult></AssumeRoleResponse>`)
}

/** The expected Authorization header. */
async function signatureOf({ headers, method, url }: IncomingMessage, body: string): Promise<string> {
  const signer = new AwsV4Signer({
    ...S3_KEYS,
    method,
    url: `http://${headers.host}${url}`,
    body,
    service: "sts",
    region: "eu-central-1",
    datetime: String(headers["x-amz-date"]),
  })
  return String((await signer.sign()).headers.get("authorization"))
}

async function drain(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
