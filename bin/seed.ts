import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
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
