import { Button, Text } from "@mantine/core"
import { Link } from "wouter"
import { pageAt } from "../../../navigation/pages.ts"

export function PageLink({ page }: { page: string }) {
  const found = pageAt(`/${page}`)
  if (!found) return null
  return (
    <>
      <Text size="sm" mb="xs">
        {page === "brief"
          ? "Upload your brief on the Brief page to get recommended topics."
          : `You can do this on the ${found.label} page.`}
      </Text>
      <Button component={Link} href={found.path} variant="default" size="xs">
        Open {found.label}
      </Button>
    </>
  )
}
