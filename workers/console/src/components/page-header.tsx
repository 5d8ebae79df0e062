import { ActionIcon, Group, Text, Title } from "@mantine/core"
import { IconHelpCircle } from "@tabler/icons-react"
import { type ReactNode, useEffect, useId } from "react"
import classes from "./page-header.module.css"

type PageHeaderProps = {
  title: string
  /** One sentence on the page's purpose. */
  lead?: ReactNode
  /** Shown on a click on the question mark. */
  help?: ReactNode
  /** Buttons on the right. */
  actions?: ReactNode
}

/** The heading of a page. Also sets the document title. */
export function PageHeader({ title, lead, help, actions }: PageHeaderProps) {
  const id = useId()
  useEffect(() => {
    document.title = `${title} · Strata`
  }, [title])
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb="md">
      <div>
        <Group gap={6} align="center">
          <Title order={1} size="h2">
            {title}
          </Title>
          {help && (
            <>
              <ActionIcon variant="subtle" color="gray" aria-label={`Help: ${title}`} popoverTarget={id}>
                <IconHelpCircle size={18} aria-hidden />
              </ActionIcon>
              <div id={id} popover="auto" role="dialog" aria-label={`Help: ${title}`} className={classes["help"]}>
                {help}
              </div>
            </>
          )}
        </Group>
        {lead && (
          <Text c="dimmed" size="sm" mt={2} maw="52rem">
            {lead}
          </Text>
        )}
      </div>
      {actions && <Group gap="xs">{actions}</Group>}
    </Group>
  )
}
