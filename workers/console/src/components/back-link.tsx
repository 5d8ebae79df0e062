import { Anchor, Group } from "@mantine/core"
import { IconArrowLeft } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { Link } from "wouter"

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor component={Link} href={href} size="sm">
      <Group gap={4} component="span" display="inline-flex">
        <IconArrowLeft size={14} aria-hidden /> {children}
      </Group>
    </Anchor>
  )
}
