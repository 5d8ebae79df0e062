import { Stack } from "@mantine/core"
import { PageHeader } from "../../components/page-header.tsx"
import { useSession } from "../../session/session.ts"
import { EraseOrganization } from "./erase-organization.tsx"
import { ExportOrganization } from "./export-organization.tsx"
import { RenameOrganization } from "./rename-organization.tsx"

export function Page() {
  const { may } = useSession()
  return (
    <>
      <PageHeader title="Name and data" lead="Rename your organization, and export or erase its data." />
      <Stack gap="xl">
        {may("members:manage") && <RenameOrganization />}
        <ExportOrganization />
        <EraseOrganization />
      </Stack>
    </>
  )
}
