import { Suspense } from "react"
import { Redirect, useLocation } from "wouter"
import { ErrorBoundary } from "../components/error-boundary.tsx"
import { ErrorState } from "../components/error-state.tsx"
import { PageSkeleton } from "../components/page-skeleton.tsx"
import { maySee, pageAt } from "../navigation/pages.ts"
import { useSession } from "../session/session.ts"
import { LeftImports } from "./left-imports.tsx"
import { pageContent } from "./page-content.ts"
import { Shell } from "./shell.tsx"
import { WithSession } from "./with-session.tsx"

export function App() {
  return (
    <ErrorBoundary>
      <WithSession>
        <Shell>
          <CurrentPage />
        </Shell>
        <LeftImports />
      </WithSession>
    </ErrorBoundary>
  )
}

function CurrentPage() {
  const [location] = useLocation()
  const session = useSession()
  if (location === "/") return <Redirect to="/library" replace />
  const page = pageAt(location)
  if (!page) return <ErrorState title="There is no such page" error="The address may be mistyped or out of date." />
  if (!maySee(page, session)) {
    return (
      <ErrorState
        title={`${page.label} is not for your role`}
        error={`You are ${session.organization.role} of ${session.organization.name}. Ask an owner if you need this page.`}
      />
    )
  }
  const { Content } = pageContent[page.path]
  return (
    // A page starts afresh where the organization changes, and an error of one page does not stick to the next.
    <ErrorBoundary key={`${page.path} ${session.organization.id}`}>
      <Suspense fallback={<PageSkeleton />}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  )
}
