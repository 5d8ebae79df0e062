import { connectionTools } from "./connection-tools.ts"
import { readTools } from "./read-tools.ts"
import { writeTools } from "./write-tools.ts"

/** Tools for people's assistants. */
export const assistantTools = [...connectionTools, ...readTools, ...writeTools]
