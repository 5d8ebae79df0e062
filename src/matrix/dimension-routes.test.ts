import { it } from "vitest"
import { anOrg } from "../testing/factories.ts"

type DimensionSet = { name: string; kind: string; values: string[] }

it("ships 22 dimension sets with the values the interface counts", async ({ expect }) => {
  const { caller } = await (await anOrg()).apiKey(["classify"])
  const sets = await (await caller.get("/api/dimension-sets")).json<DimensionSet[]>()
  expect(sets).toHaveLength(22)
  const of = (name: string) => sets.find((set) => set.name === name)?.values ?? []
  expect(of("Age Range")).toEqual(["18-24", "25-34", "35-44", "45-54", "55-64", "65+"])
  expect(of("C-Suite Title")).toEqual(["CEO", "CFO", "CTO", "CMO", "COO", "CIO", "CHRO", "CDO"])
  expect(of("US State")).toHaveLength(52)
  const counts = ["Seniority Level", "Department", "Company Size", "Company Revenue", "Company Industry"].map(
    (name) => of(name).length,
  )
  expect(counts).toEqual([5, 15, 8, 7, 15])
  expect(sets.filter(({ kind }) => kind === "demographic")).toHaveLength(15)
  for (const { name, values } of sets) expect(new Set(values).size, name).toBe(values.length)
})
