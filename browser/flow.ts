import { it as base } from "vitest"
import type { Person } from "./people.ts"
import { openVisitor, type Visitor } from "./visitor.ts"

type Visitors = Record<Person | "anonymous", Visitor>

/** A test with one browser context per role it uses: `it("...", async ({ expect, owner }) => ...)`. */
export const it = base.extend<Visitors>({
  owner: ({ task }, use) => asPerson("owner", task, use),
  admin: ({ task }, use) => asPerson("admin", task, use),
  viewer: ({ task }, use) => asPerson("viewer", task, use),
  operator: ({ task }, use) => asPerson("operator", task, use),
  anonymous: ({ task }, use) => asPerson(undefined, task, use),
})

type Task = { name: string; result?: { state: string } }

async function asPerson(person: Person | undefined, task: Task, use: (visitor: Visitor) => Promise<void>) {
  const { close, ...visitor } = await openVisitor({ person })
  await use(visitor)
  await close(task.result?.state === "fail" ? `${task.name}-${person ?? "anonymous"}` : undefined)
}
