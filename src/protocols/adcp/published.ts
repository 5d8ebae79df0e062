import type { LinkRow } from "../../topics/library/record.ts"

/** What buyers may see: neither private topics nor those of workspaces. */
export const isPublished = (row: LinkRow) => row.private === 0 && row.workspace_id === ""
