import { type ComponentType, lazy } from "react"
import type { PagePath } from "../navigation/page-paths.ts"
import { Page as Home } from "../pages/home/home-page.tsx"

type PageContent = {
  /** Fetches the page's code. Further calls return the same module. */
  load: () => Promise<unknown>
  Content: ComponentType
}

const page = (load: () => Promise<{ Page: ComponentType }>): PageContent => ({
  load,
  Content: lazy(() => load().then(({ Page: Content }) => ({ default: Content }))),
})

/** The component of every page, loaded on demand but for the one that most people open first. */
export const pageContent: Record<PagePath, PageContent> = {
  "/": { load: () => Promise.resolve(), Content: Home },
  "/library": page(() => import("../pages/library/library-page.tsx")),
  "/catalog": page(() => import("../pages/catalog/catalog-page.tsx")),
  "/assistant": page(() => import("../pages/assistant/assistant-page.tsx")),
  "/classify": page(() => import("../pages/classify/classify-page.tsx")),
  "/import": page(() => import("../pages/import/import-page.tsx")),
  "/matrix": page(() => import("../pages/matrix/matrix-page.tsx")),
  "/brief": page(() => import("../pages/brief/brief-page.tsx")),
  "/connections": page(() => import("../pages/connections/connections-page.tsx")),
  "/activations": page(() => import("../pages/activations/activations-page.tsx")),
  "/runs": page(() => import("../pages/runs/runs-page.tsx")),
  "/signals": page(() => import("../pages/signals/signals-page.tsx")),
  "/buyers": page(() => import("../pages/buyers/buyers-page.tsx")),
  "/labels": page(() => import("../pages/labels/labels-page.tsx")),
  "/keys": page(() => import("../pages/keys/keys-page.tsx")),
  "/alerts": page(() => import("../pages/alerts/alerts-page.tsx")),
  "/webhooks": page(() => import("../pages/webhooks/webhooks-page.tsx")),
  "/members": page(() => import("../pages/members/members-page.tsx")),
  "/sessions": page(() => import("../pages/sessions/sessions-page.tsx")),
  "/organization": page(() => import("../pages/organization/organization-page.tsx")),
  "/help": page(() => import("../pages/help/help-page.tsx")),
  "/global-topics": page(() => import("../pages/global-topics/global-topics-page.tsx")),
  "/review": page(() => import("../pages/review/review-page.tsx")),
  "/jobs": page(() => import("../pages/jobs/jobs-page.tsx")),
  "/templates": page(() => import("../pages/templates/templates-page.tsx")),
  "/duplicates": page(() => import("../pages/duplicates/duplicates-page.tsx")),
  "/usage": page(() => import("../pages/usage/usage-page.tsx")),
  "/audit": page(() => import("../pages/audit/audit-page.tsx")),
  "/system": page(() => import("../pages/system/system-page.tsx")),
}
