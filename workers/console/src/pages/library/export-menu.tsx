import { Button, Menu } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { useLocation } from "wouter"
import { urlOf } from "../../api/call.ts"
import type { TopicFilters } from "../../api/routes/topics.ts"
import { useSession } from "../../session/session.ts"

/** The service streams the file itself, so its size does not matter here. */
export function ExportMenu({ filters }: { filters: TopicFilters }) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const address = (format: "csv" | "json", full?: boolean) =>
    urlOf("GET /api/export", { query: { ...filters, format, ...(full && { full }) } })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>What matches the filters</Menu.Label>
        <Menu.Item component="a" href={address("csv")} download>
          CSV, core fields and layers
        </Menu.Item>
        <Menu.Item component="a" href={address("json")} download>
          JSON, full records
        </Menu.Item>
        {may("export:full") && (
          <Menu.Item component="a" href={address("csv", true)} download>
            CSV with everything
          </Menu.Item>
        )}
        {may("activate") && (
          <>
            <Menu.Label>Platforms</Menu.Label>
            <Menu.Item onClick={() => navigate("/activations/push", { state: { filters } })}>
              Push all that match …
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
