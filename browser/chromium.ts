import { existsSync } from "node:fs"
import path from "node:path"
import { type BrowserServer, chromium } from "playwright-core"

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]
const FLAGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync", "--disable-component-update"]

/** One browser for everybody who connects to its address. */
export const launchChromium = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: findChromium(), args: FLAGS, host: "127.0.0.1" })

function findChromium(): string {
  const named = process.env["CHROMIUM"]
  if (named) return named
  const folders = (process.env["PATH"] ?? "").split(path.delimiter)
  const found = folders
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))
  if (found) return found
  throw new Error(
    "No Chromium was found: install Debian's package `chromium`, or say in CHROMIUM where one is. `npm test` installs it when it runs as root.",
  )
}
