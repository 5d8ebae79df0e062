import { execFileSync, spawn } from "node:child_process"
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { once } from "node:events"
import { createHash } from "node:crypto"
import { createConnection } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import ssh2 from "ssh2"
import { freePort } from "../../../bin/system/ports.ts"

const SFTP_SERVER = "/usr/lib/openssh/sftp-server"
/** OpenSSH's server and the programs it starts; some exist only in newer releases. */
const PROGRAMS = [
  "/usr/sbin/sshd",
  "/usr/lib/openssh/sshd-session",
  "/usr/lib/openssh/sshd-auth",
  SFTP_SERVER,
  "/bin/sh",
]
/** The log of the SFTP sessions. */
const SFTP_LOG = "sftp.log"
const START_MS = 120_000
const USER = "exchange"
const USER_ID = 1000
/** The password and its crypt(3) hash, which Node cannot compute. */
export const PASSWORD = "planted-sftp-password"
export const PASSPHRASE = "planted-key-passphrase"
const PASSWORD_HASH = "$6$strata$ihWPIIoTB5x1hfUDIItauWUQbaaYx9Wiuy38SDGIIodTcVpGsPvAS1q3IW/gaVhoqL7BTyZ.tXDvwfmWoArzF."

export type OpenSshServer = {
  host: string
  port: number
  username: string
  password: string
  /** A key of the user, without and with a passphrase. */
  privateKey: string
  encryptedKey: string
  fingerprint: string
  /** The user's home folder. */
  home: string
  /** Logins and disconnects. */
  log: () => string
  /** Operations of the SFTP sessions. */
  sftpLog: () => string
  /** Length of that log: cheap to ask for many times. */
  sftpLogBytes: () => number
  stop: () => Promise<void>
}

/**
 * Starts a real OpenSSH server with one user who has a password. It runs in its own root folder, isolated from this machine's
 * accounts: through chroot as root, otherwise through a user namespace.
 */
export async function startOpenSshServer(): Promise<OpenSshServer> {
  if (!existsSync("/usr/sbin/sshd")) {
    throw new Error("This test needs OpenSSH's server: run `apt-get install openssh-server`")
  }
  const root = mkdtempSync(path.join(tmpdir(), "strata-sshd-"))
  const home = path.join(root, "home", USER)
  const port = await freePort()
  const key = ssh2.utils.generateKeyPairSync("ed25519")
  const encrypted = ssh2.utils.generateKeyPairSync("ed25519", {
    passphrase: PASSPHRASE,
    cipher: "aes256-ctr",
    rounds: 16,
  })
  const { fingerprint } = fillRoot(root, port, [key.public, encrypted.public])
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const own of [home, path.join(root, SFTP_LOG)]) chownSync(own, USER_ID, USER_ID)
  const inside = ["/usr/sbin/sshd", "-D", "-e", "-f", "/etc/ssh/sshd_config"]
  const server = isRoot
    ? spawn("chroot", [root, ...inside])
    : spawn("unshare", ["--user", `--map-user=${USER_ID}`, `--map-group=${USER_ID}`, `--root=${root}`, ...inside])
  let output = ""
  server.stderr.on("data", (data: Buffer) => (output += data.toString()))
  const stop = async () => {
    server.kill("SIGTERM")
    if (server.exitCode === null && server.signalCode === null) await once(server, "exit")
    rmSync(root, { recursive: true, force: true })
  }
  const deadline = Date.now() + START_MS
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`sshd did not start:\n${output}`)
    await wait(50)
  }
  return {
    host: "127.0.0.1",
    port,
    username: USER,
    password: PASSWORD,
    privateKey: key.private,
    encryptedKey: encrypted.private,
    fingerprint,
    home,
    log: () => output,
    sftpLog: () => readFileSync(path.join(root, SFTP_LOG), "utf8"),
    sftpLogBytes: () => statSync(path.join(root, SFTP_LOG)).size,
    stop,
  }
}

/** Fills the root folder: the server, its libraries, a host key and a passwd file with the one user. */
function fillRoot(root: string, port: number, authorizedKeys: readonly string[]): { fingerprint: string } {
  for (const folder of ["etc/ssh", "run/sshd", "dev", `home/${USER}`]) {
    mkdirSync(path.join(root, folder), { recursive: true })
  }
  chmodSync(root, 0o755)
  for (const program of PROGRAMS.filter((file) => existsSync(file))) {
    const libraries = execFileSync("ldd", [program], { encoding: "utf8" }).match(/\/\S+/g) ?? []
    for (const file of [program, ...libraries]) copyInto(root, file)
  }
  const key = ssh2.utils.generateKeyPairSync("ed25519")
  const put = (file: string, text: string, mode = 0o644) => {
    writeFileSync(path.join(root, file), text)
    chmodSync(path.join(root, file), mode)
  }
  put("dev/null", "", 0o666)
  put(SFTP_LOG, "")
  put("sftp", `#!/bin/sh\nexec ${SFTP_SERVER} -e -l VERBOSE 2>>/${SFTP_LOG}\n`, 0o755)
  put("etc/ssh/host_key", key.private, 0o600)
  put(
    "etc/passwd",
    `root:*:0:0::/:/usr/sbin/sshd
sshd:*:100:65534::/run/sshd:/usr/sbin/sshd
${USER}:${PASSWORD_HASH}:${USER_ID}:${USER_ID}::/home/${USER}:/bin/sh
`,
  )
  put("etc/authorized_keys", `${authorizedKeys.join("\n")}\n`)
  put("etc/group", `root:*:0:\nnogroup:*:65534:\n${USER}:*:${USER_ID}:\n`)
  put(
    "etc/ssh/sshd_config",
    `ListenAddress 127.0.0.1:${port}
HostKey /etc/ssh/host_key
PidFile none
UsePAM no
PasswordAuthentication yes
AuthorizedKeysFile /etc/authorized_keys
KbdInteractiveAuthentication no
MaxStartups 100
Subsystem sftp /sftp
LogLevel VERBOSE
`,
  )
  const blob = Buffer.from(key.public.split(" ")[1] ?? "", "base64")
  return { fingerprint: `SHA256:${createHash("sha256").update(blob).digest("base64").replace(/=$/, "")}` }
}

function copyInto(root: string, file: string) {
  const target = path.join(root, file)
  if (existsSync(target)) return
  mkdirSync(path.dirname(target), { recursive: true })
  copyFileSync(file, target)
  chmodSync(target, 0o755)
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1")
    socket.once("data", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })
}
