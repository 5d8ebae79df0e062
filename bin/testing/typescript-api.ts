// For `--import`: generators use the compiler's API, which TypeScript 7 does not have. They get the version of the client's workspace.
import module from "node:module"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { ROOT } from "../system/paths.ts"

const FIVE = pathToFileURL(path.join(ROOT, "client/node_modules/typescript/lib/typescript.js")).href

module.registerHooks({
  resolve: (specifier, context, next) => next(specifier === "typescript" ? FIVE : specifier, context),
})
