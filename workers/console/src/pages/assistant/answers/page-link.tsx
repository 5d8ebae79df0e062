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
          ? "Briefs are read on a page of their own: upload yours there, and it recommends topics."
          : "That has a page of its own."}
      </Text>
      <Button component={Link} href={found.path} variant="default" size="xs">
        Open {found.label}
      </Button>
    </>
  )
}
