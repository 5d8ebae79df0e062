import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, it } from "vitest"
import { billOfMaterials, type Lock } from "./bill-of-materials.ts"
import { ROOT } from "../system/paths.ts"

const lock = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")) as Lock
const bill = billOfMaterials(lock, ["hono", "react-dom"])
const find = (name: string) => bill.components.find((component) => component["bom-ref"] === name)

describe("the bill of materials", () => {
  it("lists every locked package with its version, hash and license", ({ expect }) => {
    expect(bill).toMatchObject({
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      metadata: { component: { name: "strata" } },
    })
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    const locked = Object.entries(lock.packages).filter(([place, { link }]) => place.includes("node_modules/") && !link)
    expect(bill.components).toHaveLength(locked.length)
    for (const { purl, version, hashes } of bill.components) {
      expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/)
      expect(version).not.toBe("")
      for (const { alg, content } of hashes ?? []) expect(`${alg} ${content}`).toMatch(/^SHA-512 [0-9a-f]{128}$/)
    }
    expect(find("hono")).toMatchObject({ purl: "pkg:npm/hono@4.13.17", licenses: [{ license: { id: "MIT" } }] })
  })

  it("separates shipped packages from those for builds and tests", ({ expect }) => {
    expect([find("hono")?.scope, find("react-dom")?.scope, find("scheduler")?.scope]).toEqual(Array(3).fill("required"))
    expect(find("vitest")?.scope).toBe("excluded")
  })

  it("connects packages that are in it, each once", ({ expect }) => {
    const refs = new Set(["strata", ...bill.components.map((component) => component["bom-ref"])])
    expect(refs.size).toBe(bill.components.length + 1)
    for (const { ref, dependsOn } of bill.dependencies) {
      expect(refs).toContain(ref)
      for (const one of dependsOn) expect(refs).toContain(one)
    }
    expect(bill.dependencies.find(({ ref }) => ref === "react-dom")?.dependsOn).toEqual(["react", "scheduler"])
  })

  it("is the same for the same lock", ({ expect }) => {
    expect(billOfMaterials(lock, ["hono", "react-dom"])).toEqual(bill)
  })
})
