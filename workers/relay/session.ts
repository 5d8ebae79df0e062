import { createHash } from "node:crypto"
import ssh2, { type AuthenticationType, type Client, type ConnectConfig, type SFTPWrapper } from "ssh2"
import type { Lease } from "../../src/activation/relay/protocol.ts"
import { ServiceError } from "./service.ts"

const READY_TIMEOUT_MS = 20_000
const KEEPALIVE_MS = 10_000

/** The server cannot be reached or rejects the login: no delivery of the lease can succeed now. */
export class SessionError extends Error {}

export type Session = { sftp: SFTPWrapper; end: () => void; isOpen: () => boolean }

type Access = {
  /** Resolves a host chosen by a user to an address that may be called. */
  reach: (host: string) => Promise<string>
  /** Resolves if the key is the one recorded at the first connection, for connections that pin none. */
  trust: (fingerprint: string) => Promise<unknown>
  signal: AbortSignal
}

/** Opens a session on the lease's server. Key and password are used only after the server's key was checked. */
export async function openSession(lease: Lease, { reach, trust, signal }: Access): Promise<Session> {
  const client = new ssh2.Client()
  let open = true
  let failure: Error | undefined
  client.on("error", (error) => (failure ??= error))
  client.on("close", () => (open = false))
  const end = () => {
    open = false
    client.end()
    client.destroy()
  }
  signal.addEventListener("abort", end, { once: true })
  try {
    const address = await reach(lease.host)
    await connected(
      client,
      configOf(lease, address, trust, (error) => (failure ??= error)),
    )
    client.setNoDelay(true)
    const sftp = await new Promise<SFTPWrapper>((resolve, reject) =>
      client.sftp((error, wrapper) => (error ? reject(error) : resolve(wrapper))),
    )
    return { sftp, end, isOpen: () => open }
  } catch (error) {
    end()
    const reason = failure ?? (error as Error)
    if (reason instanceof ServiceError && reason.status !== 409) throw reason
    throw new SessionError(reason.message, { cause: error })
  }
}

function connected(client: Client, config: ConnectConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    client.once("ready", resolve)
    client.once("error", reject)
    client.once("close", () => reject(new Error("The connection was closed")))
    client.connect(config)
  })
}

function configOf(lease: Lease, address: string, trust: Access["trust"], fail: (error: Error) => void): ConnectConfig {
  const { username, password, hostKey } = lease
  let fingerprint = ""
  let tried = 0
  const methods = [
    ...keyOf(lease),
    { type: "password" as const, username, password },
    {
      type: "keyboard-interactive" as const,
      username,
      prompt: (_name: string, _text: string, _lang: string, prompts: unknown[], finish: (answers: string[]) => void) =>
        finish(prompts.map(() => password)),
    },
  ]
  return {
    host: address,
    port: lease.port,
    username,
    readyTimeout: READY_TIMEOUT_MS,
    keepaliveInterval: KEEPALIVE_MS,
    hostVerifier: (key: Buffer) => {
      fingerprint = `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=$/, "")}`
      if (hostKey === null || hostKey === fingerprint) return true
      fail(new Error(`The server's host key is ${fingerprint}, which is not the one that is known`))
      return false
    },
    // ssh2 calls this after the server proved that it owns the key.
    authHandler: (accepted: AuthenticationType[] | null, _partial: boolean | null, next) => {
      const offered = methods.slice(tried).find(({ type }) => accepted === null || accepted.includes(type))
      tried = offered ? methods.indexOf(offered) + 1 : methods.length
      void (hostKey === null && tried === 1 ? isTrusted(trust, fingerprint, fail) : Promise.resolve(true)).then(
        // oxlint-disable-next-line promise/no-callback-in-promise -- ssh2 has only callbacks
        (isKnown) => next(((isKnown && offered) || false) as never),
      )
    },
  }
}

function keyOf({ username, privateKey, passphrase }: Lease) {
  if (privateKey === null) return []
  const key = ssh2.utils.parseKey(privateKey, passphrase ?? undefined)
  if (key instanceof Error) throw new Error(`The private key cannot be used: ${key.message}`)
  return [{ type: "publickey" as const, username, key: privateKey, ...(passphrase !== null && { passphrase }) }]
}

async function isTrusted(trust: Access["trust"], fingerprint: string, fail: (error: Error) => void): Promise<boolean> {
  try {
    await trust(fingerprint)
    return true
  } catch (error) {
    fail(error as Error)
    return false
  }
}
