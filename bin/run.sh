# Sets up the checkout, then runs one of its commands with the Node that setup chose: `sh bin/run.sh bin/local/start.ts`.
environment=$(node bin/setup.mjs) || exit
eval "$environment"
if [ $# -gt 0 ]; then exec node "$@"; fi
