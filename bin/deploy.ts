// Migrates the production database, then deploys: new code never meets an old schema.
import { wranglerVisibly } from "./wrangler.ts"

const done =
  wranglerVisibly(["d1", "migrations", "apply", "DB", "--remote", "--env", "production"]) &&
  wranglerVisibly(["deploy", "--env", "production"])
process.exit(done ? 0 : 1)
