import { Tabs } from "@mantine/core"
import { lazy, Suspense } from "react"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { WaitingApprovals } from "../runs/waiting-approvals.tsx"
import { useHome } from "./use-home.ts"

// A person sees one of them; the checklist brings the forms of half the console.
const Board = lazy(() => import("./board.tsx").then((file) => ({ default: file.Board })))
const Checklist = lazy(() => import("./checklist.tsx").then((file) => ({ default: file.Checklist })))
const NewerTexts = lazy(() => import("./newer-texts.tsx").then((file) => ({ default: file.NewerTexts })))
const OperatorsBoard = lazy(() => import("./operators-board.tsx").then((file) => ({ default: file.OperatorsBoard })))

/** The onboarding checklist until the first segment is live, the board afterwards. */
export function Page() {
  const { may, organization, user } = useSession()
  const { data: home, error, refetch } = useHome()
  const begins = home && may("topics:write") && !home.checklist.pushed && !home.checklist.closed
  const own =
    error && !home ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : !home ? (
      <RowsSkeleton rows={6} />
    ) : (
      <Suspense fallback={<RowsSkeleton rows={6} />}>
        {begins ? <Checklist home={home} /> : <Board home={home} />}
      </Suspense>
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
        <Tabs defaultValue="service" keepMounted={false}>
          <Tabs.List mb="md">
            <Tabs.Tab value="service">Service</Tabs.Tab>
            <Tabs.Tab value="organization">{organization.name}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="service">
            <Suspense fallback={<RowsSkeleton rows={6} />}>
              <OperatorsBoard />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="organization">{own}</Tabs.Panel>
        </Tabs>
      ) : (
        own
      )}
    </>
  )
}
