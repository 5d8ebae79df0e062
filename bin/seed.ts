import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { SAMPLES } from "../src/engine/samples.ts"
import { topicNameOf } from "../src/engine/topic-name.ts"
import { signIn } from "./sign-in.ts"

/** A working API key of the demo organization, made on the first run the way a person would make it. */
export async function demoKey(url: string, state: string): Promise<string> {
  const file = path.join(state, "demo-key")
  if (existsSync(file)) return readFileSync(file, "utf8")
  const cookie = await signIn(url, "owner@acme.test")
  const answer = await fetch(`${url}/api/keys`, {
    method: "POST",
    headers: { cookie, origin: url, "content-type": "application/json" },
    body: JSON.stringify({ name: "Demo key" }),
  })
  if (answer.status !== 201) throw new Error(`The demo key could not be made: ${await answer.text()}`)
  const { plaintext } = (await answer.json()) as { plaintext: string }
  writeFileSync(file, plaintext, { mode: 0o600 })
  return plaintext
}

/** Topics of every kind in the demo organization's library, and so in the catalog, on the first run. */
export async function seedCatalog(url: string, state: string, key: string): Promise<void> {
  const done = path.join(state, "catalog-seeded")
  if (existsSync(done)) return
  for (const topic of SAMPLES) {
    const answer = await fetch(`${url}/api/topics`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ topic_name: topicNameOf(topic) }),
    })
    if (!answer.ok) throw new Error(`"${topic}" could not be seeded: ${await answer.text()}`)
  }
  writeFileSync(done, new Date().toISOString())
}
