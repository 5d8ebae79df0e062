/// <reference types="vite/types/importMeta.d.ts" />
import type { D1Migration } from "cloudflare:test"
import type * as edge from "../../workers/edge.ts"
import type { Env as WorkerEnv } from "../app/env.ts"

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      TEST_MIGRATIONS: D1Migration[]
    }
    interface GlobalProps {
      mainModule: typeof edge
    }
  }
}
