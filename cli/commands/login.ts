import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"
import { openApi } from "../api.ts"
import { type Command, text } from "../command.ts"
import { forgetCredentials, readCredentials, storeCredentials } from "../credentials.ts"
import { usageError } from "../exit.ts"

export const login: Command = {
  name: "login",
  summary: "Check an API key, or a session, and store it for later commands",
  usage: "[--url URL] [--session]",
  arguments: 0,
  options: {
    session: {
      type: "boolean",
      description:
        "Store a person's session: the value of the cookie __Host-strata_session, for actions that API keys may not perform",
    },
  },
  async run({ values, print }) {
    const { url } = readCredentials(text(values, "url"))
    const isSession = values["session"] === true
    const secret = await promptSecret(isSession ? "Session: " : "API key: ")
    if (secret === "") throw usageError("Nothing was entered.")
    const credentials = isSession ? { url, session: secret } : { url, key: secret }
    const api = openApi(credentials)
    const name = isSession
      ? await api.call("GET /auth/session", { asPerson: true }).then(({ user }) => user.email)
      : await api.call("GET /api/me").then(({ organization }) => organization.name)
    const file = storeCredentials(credentials)
    print({ url, name, file }, () => `Signed in to ${url} as ${name}. Stored in ${file}.`)
  },
}

export const logout: Command = {
  name: "logout",
  summary: "Delete the credentials stored by `strata login`",
  usage: "",
  arguments: 0,
  options: {},
  async run({ print }) {
    forgetCredentials()
    print({ signedOut: true }, () => "Signed out.")
  },
}

/** Typed characters are not echoed. */
async function promptSecret(question: string): Promise<string> {
  const { stdin, stderr } = process
  if (stdin.isTTY) stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY })
  for await (const line of lines) {
    lines.close()
    if (stdin.isTTY) stderr.write("\n")
    return line.trim()
  }
  return ""
}
