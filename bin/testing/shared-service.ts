import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import type { TestProject } from "vitest/node"
import { startLocalServer } from "../local/local-server.ts"
import { type Running, startStrata } from "../local/running.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with a `SharedService`. */
    sharedService: string
  }
}

/** A service for all files of a run that only read it, or add things that no other file counts. */
export type SharedService = { url: string; apiKey: string }

/** Starts the service when a test first asks for it, in any worker, and stops it after the last test. */
export default async function setUp(project: TestProject) {
  const state = mkdtempSync(path.join(tmpdir(), "strata-shared-"))
  let starting: Promise<Running> | undefined
  async function answer(response: ServerResponse) {
    starting ??= startStrata({ state, env: project.config.env as Record<string, string> })
    try {
      const { url } = await starting
      const { apiKey } = JSON.parse(readFileSync(path.join(state, "demo-keys"), "utf8")) as { apiKey: string }
      response.end(JSON.stringify({ url, apiKey } satisfies SharedService))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }
  const server = await startLocalServer((_request, response) => void answer(response))
  project.provide("sharedService", server.url)
  return async () => {
    await server.stop()
    await (await starting?.catch(() => undefined))?.stop()
    rmSync(state, { recursive: true, force: true })
  }
}
