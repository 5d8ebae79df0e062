import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { CHROMIUMS } from "../../browser/chromium.ts"

const PACKAGES = {
  sshd: { commands: ["sshd"], debian: "openssh-server", use: "the relay's tests upload to a real SFTP server" },
  chromium: {
    commands: CHROMIUMS,
    debian: "chromium-headless-shell",
    use: "the console's tests and screenshots drive a real browser",
  },
}

/**
 * Installs missing system packages if that needs no interaction: as root on a Debian where installing starts no service. Otherwise it
 * prints what to install and continues: only the tests that need the command fail.
 */
export function installMissing(...names: (keyof typeof PACKAGES)[]): void {
  if (process.platform !== "linux") return
  for (const name of names) {
    const { commands, debian, use } = PACKAGES[name]
    if (commands.some(isInstalled)) continue
    if (mayInstall()) aptInstall(debian, use)
    if (commands.some(isInstalled)) continue
    console.error(`\`${name}\` is missing, and ${use}. Install it, on Debian with \`sudo apt-get install ${debian}\`.`)
  }
}

const mayInstall = () => process.getuid?.() === 0 && isInstalled("apt-get") && !existsSync("/run/systemd/system")

function aptInstall(debian: string, use: string) {
  console.log(`Installing ${debian}: ${use} ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  for (const args of [
    ["update", "--quiet=2"],
    ["install", "--quiet=2", "--yes", "--no-install-recommends", debian],
  ]) {
    spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] })
  }
}

function isInstalled(command: string): boolean {
  // Servers are in sbin, which is not on every PATH.
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin", "/sbin"]
  return folders.some((folder) => existsSync(path.join(folder, command)))
}
