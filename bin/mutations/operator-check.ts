import type { Mutation } from "./mutation.ts"

/** Opens the operator routes of a capability to every signed-in person. */
export const openToEveryone = (capability: string, file: string, route: string): Mutation => ({
  name: `${capability}: operator role`,
  file,
  find: `import { operator } from "../../kernel/access/access.ts"`,
  replace: `import { session } from "../../kernel/access/access.ts"\nconst operator = session()`,
  why: "any member of any organization could do what operators do",
  tests: ["src/app/route-suite.test.ts"],
  cases: `${route} accepts only roles`,
})
