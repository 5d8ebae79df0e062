import { it } from "vitest"
import { bindings } from "../testing/factories.ts"
import { openServices } from "./services.ts"

it("places every object that belongs near the database in its region", async ({ expect }) => {
  const placed = new Set<string>()
  const namespace = (name: string) => ({
    getByName: (_: string, options?: DurableObjectNamespaceGetDurableObjectOptions) => {
      placed.add(`${name} ${options?.locationHint}`)
      return new Proxy({}, { get: () => async () => [] })
    },
  })
  const names = ["LOCKS", "QUOTAS", "VECTORS"]
  const objects = Object.fromEntries(names.map((name) => [name, namespace(name)]))
  const services = openServices({ ...bindings, ...objects, HOME_REGION: "weur" }, () => {})
  services.locks("job")
  await services.flushUsage("org")
  await services.vectors.remove([{ id: "tp_1", category: "Auto" }])
  expect([...placed]).toEqual(names.map((name) => `${name} weur`))
})
