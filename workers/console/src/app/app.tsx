import { lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { Router, useLocation } from "wouter"
import { areDraftsLoaded, loadDrafts } from "../components/drafts/draft-store.ts"
import { useDraftOwner } from "../components/drafts/use-draft.ts"
import { ErrorBoundary } from "../components/error-boundary.tsx"
import { ErrorState } from "../components/error-state.tsx"
import { PageSkeleton } from "../components/page-skeleton.tsx"
import { CONSENT_PATH, INVITATION_PATH, SIGNED_IN_PATH } from "../navigation/page-paths.ts"
import { aroundNav } from "../navigation/leaving.ts"
import { maySee, type Page, pageAt } from "../navigation/pages.ts"
import { type Session, useSession } from "../session/session.ts"
import { pageContent } from "./page-content.ts"
import { ResumeImports } from "./resume-imports.tsx"
import { Shell } from "./shell.tsx"
import { WithSession } from "./with-session.tsx"

/** Rarely shown, so loaded on demand. */
const Invitation = lazy(() => import("./invitation.tsx"))
const SignedIn = lazy(() => import("./signed-in.tsx"))
const Consent = lazy(() => import("./consent.tsx"))

export const App = () => (
  <Router aroundNav={aroundNav}>
    <Routes />
  </Router>
)

function Routes() {
  const [location] = useLocation()
  if (location === INVITATION_PATH || location === SIGNED_IN_PATH) {
    return (
      <ErrorBoundary>
        <Suspense>{location === INVITATION_PATH ? <Invitation /> : <SignedIn />}</Suspense>
      </ErrorBoundary>
    )
  }
  if (location === CONSENT_PATH) {
    return (
      <ErrorBoundary>
        <WithSession>
          <Suspense>
            <Consent />
          </Suspense>
        </WithSession>
      </ErrorBoundary>
    )
  }
  return (
    <ErrorBoundary>
      <WithSession>
        <Shell>
          <CurrentPage />
        </Shell>
        <ResumeImports />
      </WithSession>
    </ErrorBoundary>
  )
}

function CurrentPage() {
  const [location] = useLocation()
  const session = useSession()
  const page = pageAt(location)
  if (!page) return <ErrorState title="Page not found" error="Check the address, or choose a page from the menu." />
  if (!maySee(page, session)) {
    return <ErrorState title={`You don't have access to ${page.label}`} error={reasonFor(page, session)} />
  }
  const { Content } = pageContent[page.path]
  return (
    // The key resets the page when the organization changes, and the error when the page changes.
    <ErrorBoundary key={`${page.path} ${session.organization.id}`}>
      <Suspense fallback={<PageSkeleton />}>
        <WithDrafts>
          <Content />
        </WithDrafts>
      </Suspense>
    </ErrorBoundary>
  )
}

/** Forms open with their drafts, so these are read first. Without `use`: React shows what replaces a fallback 300 ms later at the earliest. */
function WithDrafts({ children }: { children: ReactNode }) {
  const owner = useDraftOwner()
  const [loaded, setLoaded] = useState(() => (areDraftsLoaded(owner) ? owner : undefined))
  useEffect(() => void loadDrafts(owner).then(() => setLoaded(owner)), [owner])
  return loaded === owner ? children : <PageSkeleton />
}

function reasonFor({ sees }: Page, { organization: { name, role } }: Session): string {
  return sees === "operator"
    ? "Only the people who run this service for all organizations can open it."
    : `Your role in ${name} is ${role}. Ask an owner for access.`
}
