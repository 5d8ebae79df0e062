import { existsSync } from "node:fs"
import path from "node:path"
import { type BrowserServer, chromium } from "playwright-core"

/** The first is the same engine without windows, and a third faster for it. */
export const CHROMIUMS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
] as const
const FLAGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync", "--disable-component-update"]

/** One browser that several clients can connect to. */
export const launchChromium = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: findChromium(), args: FLAGS, host: "127.0.0.1" })

function findChromium(): string {
  const configured = process.env["CHROMIUM"]
  if (configured) return configured
  const folders = (process.env["PATH"] ?? "").split(path.delimiter)
  const found = CHROMIUMS.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) =>
    existsSync(file),
  )
  if (found) return found
  throw new Error(
    "Chromium not found. Install the Debian package `chromium-headless-shell` or `chromium`, or set CHROMIUM to the path of the executable. `npm test` installs it when run as root.",
  )
}
