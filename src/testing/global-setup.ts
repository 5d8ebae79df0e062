import { createRequire } from "node:module"
import type { startServices as Start } from "./start-services.ts"

// Loaded by Node itself: Vitest would first transform hundreds of modules, most of them the identity provider's.
const { startServices } = createRequire(import.meta.url)("./start-services.ts") as { startServices: typeof Start }

export default startServices
