import { useMantineColorScheme } from "@mantine/core"
import {
  IconBook2,
  IconBroadcast,
  IconListCheck,
  IconMoon,
  IconPlug,
  IconPlus,
  IconSun,
  IconTarget,
  IconUpload,
  IconWand,
} from "@tabler/icons-react"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { type ComponentType, useMemo } from "react"
import { call } from "../../api/call.ts"
import type { RunSummary } from "../../api/types.ts"
import { useConnections } from "../../api/use-connections.ts"
import { PLATFORM_LABELS } from "../../components/connection-names.ts"
import { exactTime } from "../../components/dates.ts"
import { maySee, pages } from "../../navigation/pages.ts"
import { wordsOf } from "../../components/run-words.ts"
import { KIND_LABELS, pathOfRun, titleOf } from "../../pages/runs/run-names.ts"
import { type Session, useSession } from "../../session/session.ts"
import { matches } from "./matches.ts"

export type Found = {
  id: string
  label: string
  description?: string
  icon: ComponentType<{ size?: number; stroke?: number }>
  /** The page it opens. */
  href?: string
  run?: () => void
}
type Group = { label: string; found: Found[] }

const MAX_TOPICS = 8
const MAX_OTHERS = 6
/** Only the newest runs; the Runs page has all of them. */
const MAX_RUNS = 100

/** The results for a query. Topics come last, because they arrive last and must not move the selected result. */
export function useFound(query: string, settled: string): { groups: Group[]; searching: boolean } {
  const session = useSession()
  const actions = useActions(session)
  const connections = useConnections().data
  const runs = useQuery({
    queryKey: ["runs", "find"],
    queryFn: ({ signal }) => call("GET /api/runs", { query: { limit: MAX_RUNS }, signal }),
  }).data?.data
  const topics = useQuery({
    queryKey: ["topics", "find", settled],
    queryFn: ({ signal }) => call("GET /api/topics", { query: { search: settled, pageSize: MAX_TOPICS }, signal }),
    enabled: settled !== "",
    placeholderData: keepPreviousData,
  })
  const groups = useMemo(() => {
    const listed: [string, readonly Found[]][] = [
      ["Pages", pages.filter((page) => maySee(page, session)).map(pageFound)],
      ["Actions", actions],
      // Without a query, only pages and actions are listed.
      ["Connections", query === "" ? [] : (connections ?? []).map(connectionFound)],
      ["Runs", query === "" ? [] : (runs ?? []).map(runFound)],
    ]
    const found = listed.map(([label, all]) => ({
      label,
      found: all.filter((one) => matches(query, `${one.label} ${one.description ?? ""}`)).slice(0, limitOf(query)),
    }))
    const ofQuery = query === "" ? [] : (topics.data?.data ?? [])
    found.push({ label: "Topics", found: ofQuery.map(topicFound) })
    return found.filter((group) => group.found.length > 0)
  }, [actions, connections, runs, query, session, topics.data])
  return { groups, searching: query !== settled || topics.isFetching }
}

const limitOf = (query: string) => (query === "" ? Number.POSITIVE_INFINITY : MAX_OTHERS)

function useActions({ may }: Session): Found[] {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: false })
  return useMemo(() => {
    const all: (Found & { allowed?: boolean })[] = [
      { id: "classify", label: "Classify topics", icon: IconWand, href: "/classify" },
      { id: "import", label: "Import a file", icon: IconUpload, href: "/import", allowed: may("import") },
      { id: "push", label: "Push topics", icon: IconBroadcast, href: "/activations/push", allowed: may("activate") },
      {
        id: "connect",
        label: "New connection",
        icon: IconPlus,
        href: "/connections/new",
        allowed: may("connections"),
      },
      { id: "dark", label: "Use dark colors", icon: IconMoon, run: () => setColorScheme("dark") },
      { id: "light", label: "Use light colors", icon: IconSun, run: () => setColorScheme("light") },
      { id: "docs", label: "Open the API reference", icon: IconBook2, run: () => window.location.assign("/docs/api") },
    ]
    return all.filter(({ allowed }) => allowed !== false)
  }, [may, setColorScheme])
}

const pageFound = ({ path, label, group, icon }: (typeof pages)[number]): Found => ({
  id: path,
  label,
  description: group,
  icon,
  href: path,
})

const connectionFound = ({ id, name, platform }: NonNullable<ReturnType<typeof useConnections>["data"]>[number]) => ({
  id,
  label: name,
  description: PLATFORM_LABELS[platform],
  icon: IconPlug,
  href: `/connections/${id}`,
})

const runFound = (run: RunSummary): Found => ({
  id: `${run.kind}-${run.id}`,
  label: titleOf(run),
  description: `${KIND_LABELS[run.kind]}, ${wordsOf(run).text.toLowerCase()}, ${exactTime(run.createdAt)}`,
  icon: IconListCheck,
  href: pathOfRun(run),
})

const topicFound = ({ id, topic_name, parent_category }: Record<"id" | "topic_name" | "parent_category", string>) => ({
  id,
  label: topic_name,
  description: parent_category,
  icon: IconTarget,
  href: `/library/${id}`,
})
