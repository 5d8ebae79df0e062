import { describe, it } from "vitest"
import { classifyLocally } from "./local.ts"

describe("a name with a job", () => {
  it.for([
    // Who seeks professionals wants what they do.
    ["Patients comparing knee surgeons", "Healthcare"],
    ["Homeowners hiring plumbers", "Home & Garden"],
    ["People looking for an accountant", "Business Services"],
    // Who buys for work is described by the job.
    ["Architects specifying windows", "Job Roles"],
    ["Dentists buying chairs", "Job Roles"],
    ["Tower crane operators", "Job Roles"],
    // Neither has the job yet, or ever.
    ["Aspiring pilots", "Careers"],
    ["Fantasy baseball managers", "Sports & Outdoors"],
  ] as const)("%s is about %s", ([name, category], { expect }) => {
    expect(classifyLocally(name)).toMatchObject({ parentCategory: category, unsure: false })
  })
})
