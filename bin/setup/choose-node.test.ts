import { describe, it } from "vitest"
import { chooseNode } from "./choose-node.mjs"

const own = { execPath: "/usr/bin/node", platform: "linux", arch: "x64" }
const QUIET = ["--disable-warning=ExperimentalWarning", "--disable-warning=DEP0040"]
const STRIP = "--experimental-strip-types"

describe("the Node that runs Strata", () => {
  it.for([
    ["22.19.0", [...QUIET]],
    ["23.5.0", [...QUIET, STRIP]],
    ["23.6.0", [...QUIET]],
    ["24.0.0", [...QUIET]],
    ["24.21.0", [...QUIET]],
    ["26.1.0", [...QUIET]],
  ] as const)("is the one on the PATH from 22.19 on: %s", ([version, options], { expect }) => {
    for (const [platform, arch] of [
      ["linux", "x64"],
      ["linux", "riscv64"],
      ["darwin", "arm64"],
    ] as const) {
      expect(chooseNode({ execPath: "/usr/bin/node", version, platform, arch })).toEqual({
        node: "/usr/bin/node",
        options,
      })
    }
  })

  it.for(["18.20.8", "20.20.2", "22.18.0"])("is the packaged one where the PATH has %s", (version, { expect }) => {
    for (const arch of ["x64", "arm64"]) {
      expect(chooseNode({ ...own, version, arch })).toEqual({
        node: `node_modules/node-linux-${arch}/bin/node`,
        packaged: `node-linux-${arch}`,
        options: [...QUIET],
      })
    }
  })

  it.for([
    ["darwin", "arm64", "20.20.2"],
    ["darwin", "x64", "22.18.0"],
    ["linux", "riscv64", "22.18.0"],
    ["linux", "x64", "16.20.2"],
  ] as const)("has to be installed on %s %s with %s", ([platform, arch, version], { expect }) => {
    expect(chooseNode({ ...own, platform, arch, version })).toEqual({
      problem: `Strata needs Node 22.19 or newer and found ${version}: install the current Node from https://nodejs.org, then run this again.`,
    })
  })
})
