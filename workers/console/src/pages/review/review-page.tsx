import { Tabs } from "@mantine/core"
import { useSearchParams } from "wouter"
import { PageHeader } from "../../components/page-header.tsx"
import { LearnedRules } from "./learned-rules.tsx"
import { ReviewQueue } from "./review-queue.tsx"

const TABS = { needs_review: "To review", reviewed: "Reviewed", rules: "Learned rules" } as const

export function Page() {
  const [search, setSearch] = useSearchParams()
  const tab = search.get("tab") ?? "needs_review"
  return (
    <>
      <PageHeader
        title="Review"
        lead="Topics that the engines could not settle by themselves, and what your answers taught them."
        help="A correction gives the topic its layers and platform names anew, and teaches the local engine: it decides the same name the same way from then on, and the same kind of name once three reviews agree."
      />
      <Tabs
        value={tab}
        onChange={(next) => setSearch(next ? { tab: next } : {}, { replace: true })}
        keepMounted={false}
        activateTabWithKeyboard={false}
      >
        <Tabs.List mb="md">
          {Object.entries(TABS).map(([value, label]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="needs_review">
          <ReviewQueue status="needs_review" />
        </Tabs.Panel>
        <Tabs.Panel value="reviewed">
          <ReviewQueue status="reviewed" />
        </Tabs.Panel>
        <Tabs.Panel value="rules">
          <LearnedRules />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
