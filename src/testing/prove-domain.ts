import { inject } from "vitest"
import type { DomainProof } from "../organizations/settings/schema.ts"
import type { Caller } from "./client.ts"

const records = (body: object) =>
  fetch(new URL("/records", inject("resolverUrl")), { method: "PUT", body: JSON.stringify(body) })

/** Sets the TXT records of a name, or makes its lookup fail. */
export const setTxt = (name: string, values: string[], status = 0) => records({ name, values, status })

export const showDomain = async (owner: Caller) => (await owner.get("/api/organization/domain")).json<DomainProof>()

/** Sets the domain, publishes its record and has it checked. */
export async function proveDomain(owner: Caller, domain: string): Promise<Response> {
  await owner.patch("/api/organization/settings", { domain })
  const { record } = await showDomain(owner)
  await setTxt(record?.name ?? "", ["v=spf1 -all", record?.value ?? ""])
  return owner.post("/api/organization/domain/check", {})
}
