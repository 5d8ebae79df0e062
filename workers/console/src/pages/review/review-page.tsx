import { Button, Tabs } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { useSearchParams } from "wouter"
import { urlOf } from "../../api/call.ts"
import { PageHeader } from "../../components/page-header.tsx"
import { LearnedRules } from "./learned-rules.tsx"
import { ReviewQueue } from "./review-queue.tsx"
import { ReviewedList } from "./reviewed-list.tsx"

const TABS = { needs_review: "Needs review", unsure: "Unsure", reviewed: "Reviewed", rules: "Learned rules" } as const

export function Page() {
  const [search, setSearch] = useSearchParams()
  const tab = search.get("tab") ?? "needs_review"
  return (
    <>
      <PageHeader
        title="Review"
        lead="Topics that need a manual decision, and the rules learned from earlier decisions."
        help="A correction updates the topic’s layers and platform names, and creates a rule for the rule-based engine: the same name is classified the same way from now on, and similar names too once three corrections agree. Unsure topics have names with too little information; topics in the most libraries come first."
        actions={
          <Button
            component="a"
            href={urlOf("GET /api/admin/topics/review/export")}
            download
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Export labels
          </Button>
        }
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
        <Tabs.Panel value="unsure">
          <ReviewQueue status="unsure" />
        </Tabs.Panel>
        <Tabs.Panel value="reviewed">
          <ReviewedList />
        </Tabs.Panel>
        <Tabs.Panel value="rules">
          <LearnedRules />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
