// wrangler runs this before every build (wrangler.toml, [build]). It refuses to publish what `npm run deploy` has not checked; local
// runs and other commands pass. Plain JavaScript: it runs on the Node of the PATH.
const publishes = ["deploy", "versions upload"].includes(process.env.WRANGLER_COMMAND ?? "")
if (publishes && !process.env.STRATA_DEPLOY) {
  console.error(
    "Not deployed: run `npm run deploy`, which checks the account and the settings first. To only build: `STRATA_DEPLOY=dry-run npx wrangler deploy --dry-run`.",
  )
  process.exit(1)
}
