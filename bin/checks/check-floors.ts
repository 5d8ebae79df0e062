// Prints how many imports go upward, how many folder cycles there are, and what ties them. Fails unless both are 0.
import { checkFloors, readImports } from "./floors.ts"

const imports = readImports()
const { upward, cycles, routes } = checkFloors(imports)
console.log(`${imports.length} imports: ${upward.length} go upward, ${cycles.length} folder cycles`)
for (const finding of [...upward, ...cycles, ...routes]) console.log(`  ${finding}`)
process.exit(upward.length + cycles.length + routes.length === 0 ? 0 : 1)
