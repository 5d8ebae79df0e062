import {
  IconArrowsJoin,
  IconBooks,
  IconBroadcast,
  IconChartBar,
  IconClipboardCheck,
  IconFileImport,
  IconFileText,
  IconGrid4x4,
  IconHistory,
  IconKey,
  IconMessages,
  IconPlug,
  IconSubtask,
  IconTemplate,
  IconWand,
  IconWorld,
  IconWorldSearch,
} from "@tabler/icons-react"
import { type ComponentType, lazy } from "react"
import type { Permission } from "../../../../src/kernel/access/roles.ts"
import type { PagePath } from "./page-paths.ts"
import type { Session } from "./session.tsx"

type Group = "Topics" | "Bring in" | "Activate" | "Organization" | "Operators"

export type Page = {
  path: PagePath
  label: string
  icon: ComponentType<{ size?: number; stroke?: number }>
  group: Group
  /** Without it, everybody who is signed in. */
  sees?: { permission: Permission } | "operator"
  /** Fetches the page's code; what has been fetched stays. */
  load: () => Promise<unknown>
  Content: ComponentType
}

const page = (load: () => Promise<{ Page: ComponentType }>) => ({
  load,
  Content: lazy(() => load().then(({ Page: Content }) => ({ default: Content }))),
})

/** Every page of the console, in the order of the navigation. */
export const pages: readonly Page[] = [
  {
    path: "/library",
    label: "Library",
    icon: IconBooks,
    group: "Topics",
    ...page(() => import("../pages/library/library-page.tsx")),
  },
  {
    path: "/catalog",
    label: "Catalog",
    icon: IconWorldSearch,
    group: "Topics",
    ...page(() => import("../pages/catalog/catalog-page.tsx")),
  },
  {
    path: "/assistant",
    label: "Assistant",
    icon: IconMessages,
    group: "Topics",
    ...page(() => import("../pages/assistant/assistant-page.tsx")),
  },
  {
    path: "/classify",
    label: "Classify",
    icon: IconWand,
    group: "Bring in",
    ...page(() => import("../pages/classify/classify-page.tsx")),
  },
  {
    path: "/import",
    label: "Import",
    icon: IconFileImport,
    group: "Bring in",
    sees: { permission: "import" },
    ...page(() => import("../pages/import/import-page.tsx")),
  },
  {
    path: "/matrix",
    label: "Matrix",
    icon: IconGrid4x4,
    group: "Bring in",
    sees: { permission: "topics:write" },
    ...page(() => import("../pages/matrix/matrix-page.tsx")),
  },
  {
    path: "/brief",
    label: "Brief",
    icon: IconFileText,
    group: "Bring in",
    ...page(() => import("../pages/brief/brief-page.tsx")),
  },
  {
    path: "/connections",
    label: "Connections",
    icon: IconPlug,
    group: "Activate",
    ...page(() => import("../pages/connections/connections-page.tsx")),
  },
  {
    path: "/activations",
    label: "Activations",
    icon: IconBroadcast,
    group: "Activate",
    ...page(() => import("../pages/activations/activations-page.tsx")),
  },
  {
    path: "/keys",
    label: "Keys",
    icon: IconKey,
    group: "Organization",
    ...page(() => import("../pages/keys/keys-page.tsx")),
  },
  {
    path: "/global-topics",
    label: "Global topics",
    icon: IconWorld,
    group: "Operators",
    sees: "operator",
    ...page(() => import("../pages/global-topics/global-topics-page.tsx")),
  },
  {
    path: "/review",
    label: "Review",
    icon: IconClipboardCheck,
    group: "Operators",
    sees: "operator",
    ...page(() => import("../pages/review/review-page.tsx")),
  },
  {
    path: "/jobs",
    label: "Jobs",
    icon: IconSubtask,
    group: "Operators",
    sees: "operator",
    ...page(() => import("../pages/jobs/jobs-page.tsx")),
  },
  {
    path: "/templates",
    label: "Templates",
    icon: IconTemplate,
    group: "Operators",
    sees: "operator",
    ...page(() => import("../pages/templates/templates-page.tsx")),
  },
  {
    path: "/duplicates",
    label: "Duplicates",
    icon: IconArrowsJoin,
    group: "Operators",
    sees: "operator",
    ...page(() => import("../pages/duplicates/duplicates-page.tsx")),
  },
  {
    path: "/usage",
    label: "Usage",
    icon: IconChartBar,
    group: "Operators",
    sees: "operator",
    ...page(() => import("../pages/usage/usage-page.tsx")),
  },
  {
    path: "/audit",
    label: "Audit",
    icon: IconHistory,
    group: "Operators",
    sees: "operator",
    ...page(() => import("../pages/audit/audit-page.tsx")),
  },
]

export function maySee({ sees }: Page, { user, may }: Session): boolean {
  if (!sees) return true
  return sees === "operator" ? user.operator : may(sees.permission)
}

/** Pages are found by the first part of the address; what follows is theirs. */
export const pageAt = (location: string): Page | undefined =>
  pages.find(({ path }) => location === path || location.startsWith(`${path}/`))
