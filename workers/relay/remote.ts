import { createHash } from "node:crypto"
import type { SFTPWrapper } from "ssh2"

export type RemoteFile = { size: number; mtime: number }

/** The SFTP operations that an upload needs, as promises. */
export function openRemote(sftp: SFTPWrapper) {
  const done = (start: (callback: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve())))

  return {
    /** Null if there is no such file. */
    stat: (path: string): Promise<RemoteFile | null> =>
      new Promise((resolve, reject) =>
        sftp.stat(path, (error, stats) => {
          if (!error) resolve(stats)
          else if (isMissing(error)) resolve(null)
          else reject(error)
        }),
      ),
    open: (path: string, flags: "r+" | "wx"): Promise<Buffer> =>
      new Promise((resolve, reject) =>
        sftp.open(path, flags, (error, handle) => (error ? reject(error) : resolve(handle))),
      ),
    sizeOf: (handle: Buffer): Promise<number> =>
      new Promise((resolve, reject) =>
        sftp.fstat(handle, (error, stats) => (error ? reject(error) : resolve(stats.size))),
      ),
    write: (handle: Buffer, bytes: Buffer, at: number) =>
      done((callback) => sftp.write(handle, bytes, 0, bytes.length, at, callback)),
    close: (handle: Buffer) => done((callback) => sftp.close(handle, callback)),
    remove: (path: string) => done((callback) => sftp.unlink(path, callback)),
    /** The file's SHA-256; null if it may not be read. */
    digestOf: async (path: string): Promise<string | null> => {
      const hash = createHash("sha256")
      try {
        for await (const chunk of sftp.createReadStream(path)) hash.update(chunk as Buffer)
        return hash.digest("hex")
      } catch {
        return null
      }
    },
    /** Some servers do not support it; there, the file's time is ignored. */
    setTime: (handle: Buffer, seconds: number) =>
      done((callback) => sftp.futimes(handle, seconds, seconds, callback)).catch(() => {}),
    flush: (handle: Buffer) =>
      done((callback) => sftp.ext_openssh_fsync(handle, (error) => callback(error))).catch(() => {}),
    /** Succeeds if the folder exists already. */
    makeFolder: async (path: string) => {
      try {
        await done((callback) => sftp.mkdir(path, callback))
      } catch (error) {
        const found = await new Promise<boolean>((resolve) =>
          sftp.stat(path, (missing, stats) => resolve(!missing && stats.isDirectory())),
        )
        if (!found) throw error
      }
    },
    replace: (from: string, to: string) => replace(sftp, done, from, to),
  }
}
export type Remote = ReturnType<typeof openRemote>

/** Replaces the file atomically if the server supports that; otherwise the old file is deleted first. */
async function replace(
  sftp: SFTPWrapper,
  done: (start: (callback: (error?: Error | null) => void) => void) => Promise<void>,
  from: string,
  to: string,
): Promise<void> {
  try {
    await done((callback) => sftp.ext_openssh_rename(from, to, callback))
  } catch (error) {
    // ssh2 raises this before it calls the server.
    if (!/does not support/i.test((error as Error).message)) throw error
    await done((callback) => sftp.unlink(to, callback)).catch(() => {})
    await done((callback) => sftp.rename(from, to, callback))
  }
}

const NO_SUCH_FILE = 2
export const isMissing = (error: unknown) => (error as { code?: number }).code === NO_SUCH_FILE
