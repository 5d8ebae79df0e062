import type { Person } from "./people.ts"
import type { World } from "./provided.d.ts"
import type { Visitor } from "./visitor.ts"

/** Calls the API of a world as one of its people, without a browser. */
export const callAs =
  ({ url, signedIn }: World, person: Person): Visitor["call"] =>
  async <T>(method: string, path: string, body?: unknown) => {
    const cookie = signedIn[person].cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
    const response = await fetch(new URL(path, url), {
      method,
      headers: { cookie, origin: url, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
