import { adcpTools } from "../adcp/tools.ts"
import { assistantTools } from "../assistants/tools.ts"
import type { Tool } from "../tools/tool.ts"

/** Every tool, always in this order. */
export const TOOLS: readonly Tool[] = [...adcpTools, ...assistantTools]
