// Prints the number of upward imports and of folder and file cycles, with the imports that cause them. Fails unless all are 0.
import { checkFloors, readImports } from "./floors.ts"

const imports = readImports()
const { upward, cycles, circles, routes } = checkFloors(imports)
console.log(
  `${imports.length} imports: ${upward.length} go upward, ${cycles.length} folder cycles, ${circles.length} file cycles`,
)
const findings = [...upward, ...cycles, ...circles, ...routes]
for (const finding of findings) console.log(`  ${finding}`)
process.exit(findings.length === 0 ? 0 : 1)
