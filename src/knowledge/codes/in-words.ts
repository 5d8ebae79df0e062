export { singularOf } from "./inflect.ts"
export { ofIntenders } from "./intenders.ts"
export { nameOfCode } from "./name-code.ts"
