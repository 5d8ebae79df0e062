import { lazy, Suspense } from "react"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { WaitingApprovals } from "../runs/waiting-approvals.tsx"
import { AllSet } from "./all-set.tsx"
import { Board } from "./board.tsx"
import { Checklist } from "./checklist.tsx"
import { useHome } from "./use-home.ts"

const NewerTexts = lazy(() => import("./newer-texts.tsx").then((file) => ({ default: file.NewerTexts })))
const OperatorsHome = lazy(() => import("./operators-home.tsx").then((file) => ({ default: file.OperatorsHome })))

/** The onboarding checklist until the first segment is live, the board afterwards. */
export function Page() {
  const { may, organization, user } = useSession()
  const { data: home, error, refetch } = useHome()
  const begins = home && may("topics:write") && !home.checklist.pushed && !home.checklist.closed
  const isSet = home && may("topics:write") && home.checklist.pushed && !home.checklist.closed
  const own =
    error && !home ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : !home ? (
      <RowsSkeleton rows={6} />
    ) : begins ? (
      <Checklist home={home} />
    ) : (
      <>
        {isSet && <AllSet home={home} />}
        <Board home={home} />
      </>
    )
  return (
    <>
      <PageHeader
        title="Home"
        lead={
          user.operator
            ? "The state of the service, and of your own organization."
            : begins
              ? "Five steps from a list of audiences to a live segment."
              : `Segments, runs and quotas of ${organization.name}.`
        }
        help="A topic is an audience with its classification. Your library holds your topics; the catalog holds the topics that all organizations share. A connection leads to a platform, and pushing a topic creates a segment there. A run is a piece of work such as an import or a push."
      />
      {home?.olderTexts && may("topics:write") && (
        <Suspense>
          <NewerTexts />
        </Suspense>
      )}
      <WaitingApprovals />
      {user.operator ? (
        <Suspense fallback={<RowsSkeleton rows={6} />}>
          <OperatorsHome organization={organization.name}>{own}</OperatorsHome>
        </Suspense>
      ) : (
        own
      )}
    </>
  )
}
