import { createHash } from "node:crypto"
import ssh2, { type AuthenticationType, type Client, type ConnectConfig, type SFTPWrapper } from "ssh2"
import type { Lease } from "../../src/activation/relay/protocol.ts"
import { ServiceError } from "./service.ts"

const READY_TIMEOUT_MS = 20_000
const KEEPALIVE_MS = 10_000

/** The server cannot be reached or does not let us in: nothing of the lease can be delivered now. */
export class SessionError extends Error {}

export type Session = { sftp: SFTPWrapper; end: () => void; isOpen: () => boolean }

type Way = {
  /** The address of a host that users name. */
  reach: (host: string) => Promise<string>
  /** Resolves where a key that nobody has pinned is the right one all the same. */
  trust: (fingerprint: string) => Promise<unknown>
  signal: AbortSignal
}

/** A session on the lease's server. Nothing secret is sent before the server has shown the right key. */
export async function openSession(lease: Lease, { reach, trust, signal }: Way): Promise<Session> {
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

function configOf(lease: Lease, address: string, trust: Way["trust"], fail: (error: Error) => void): ConnectConfig {
  const { username, password, hostKey } = lease
  let shown = ""
  let tried = 0
  const methods = [
    { type: "password" as const, username, password },
    {
      type: "keyboard-interactive" as const,
      username,
      prompt: (_name: string, _text: string, _lang: string, prompts: unknown[], finish: (said: string[]) => void) =>
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
      shown = `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=$/, "")}`
      if (hostKey === null || hostKey === shown) return true
      fail(new Error(`The server's host key is ${shown}, which is not the one that is known`))
      return false
    },
    // By now the server has proved that the key is its own.
    authHandler: (left: AuthenticationType[] | null, _partial: boolean | null, next) => {
      const offered = methods.slice(tried).find(({ type }) => left === null || left.includes(type))
      tried = offered ? methods.indexOf(offered) + 1 : methods.length
      void (hostKey === null && tried === 1 ? isTrusted(trust, shown, fail) : Promise.resolve(true)).then(
        // oxlint-disable-next-line promise/no-callback-in-promise -- ssh2 knows callbacks alone
        (known) => next(((known && offered) || false) as never),
      )
    },
  }
}

async function isTrusted(trust: Way["trust"], fingerprint: string, fail: (error: Error) => void): Promise<boolean> {
  try {
    await trust(fingerprint)
    return true
  } catch (error) {
    fail(error as Error)
    return false
  }
}
