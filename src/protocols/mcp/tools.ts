import { adcpTools } from "../adcp/tools.ts"
import { assistantTools } from "../assistants/tools.ts"
import type { Tool } from "../tools/tool.ts"

/** All tools, in a fixed order. */
export const TOOLS: readonly Tool[] = [...adcpTools, ...assistantTools]
