import { readTools } from "./read-tools.ts"
import { writeTools } from "./write-tools.ts"

/** Tools for people's assistants. */
export const assistantTools = [...readTools, ...writeTools]
