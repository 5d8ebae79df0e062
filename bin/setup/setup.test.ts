import { spawnSync } from "node:child_process"
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { describe, it } from "vitest"
import { ROOT } from "../system/paths.ts"

const aFolder = (onTestFinished: (clean: () => void) => void) => {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-setup-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs a command as an npm script does, where npm itself runs on `npmNode`. */
const asScript = (cwd: string, npmNode: string, ...args: string[]) =>
  spawnSync("sh", ["bin/run.sh", ...args], {
    cwd,
    env: { ...process.env, npm_node_execpath: npmNode },
    encoding: "utf8",
  })

describe("setup", () => {
  it("says what to install before it installs anything", ({ expect, onTestFinished }) => {
    const folder = aFolder(onTestFinished)
    for (const file of ["run.sh", "setup.mjs", "setup/choose-node.mjs"]) {
      cpSync(path.join(ROOT, "bin", file), path.join(folder, "bin", file))
    }
    const old = path.join(folder, "old-node")
    writeFileSync(old, "#!/bin/sh\necho v16.20.2\n")
    chmodSync(old, 0o755)
    const { status, stdout, stderr } = asScript(folder, old, "-p", "1")
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" })
    expect(stderr).toMatch(/^Strata needs Node 22\.19 or newer and found 16\.20\.2: install .*\n$/)
    expect(readdirSync(folder).sort()).toEqual(["bin", "old-node"])
  })

  it("runs a command on the Node that runs npm", ({ expect, onTestFinished }) => {
    const folder = aFolder(onTestFinished)
    // A path that a shell would split.
    const own = path.join(folder, "it's node")
    symlinkSync(process.execPath, own)
    const print = "console.log(JSON.stringify([process.env.npm_node_execpath, process.env.PATH.split(':')[0]]))"
    const { status, stdout } = asScript(ROOT, own, "-e", print)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual([own, folder])
  })
})
