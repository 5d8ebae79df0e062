import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { Board } from "./board.tsx"
import { Checklist } from "./checklist.tsx"
import { useHome } from "./use-home.ts"

/** The onboarding checklist until the first segment is live, the board afterwards. */
export function Page() {
  const { may, organization } = useSession()
  const { data: home, error, refetch } = useHome()
  const begins = home && may("topics:write") && !home.checklist.pushed && !home.checklist.closed
  return (
    <>
      <PageHeader
        title="Home"
        lead={
          begins
            ? "Five steps from a list of audiences to a live segment."
            : `Segments, runs and quotas of ${organization.name}.`
        }
        help="A topic is an audience with its classification. Your library holds your topics; the catalog holds the topics that all organizations share. A connection leads to a platform, and pushing a topic creates a segment there. A run is a piece of work such as an import or a push."
      />
      {error && !home ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !home ? (
        <RowsSkeleton rows={6} />
      ) : begins ? (
        <Checklist home={home} />
      ) : (
        <Board home={home} />
      )}
    </>
  )
}
