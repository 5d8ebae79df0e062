import { ActionIcon, CopyButton as Copy, Tooltip } from "@mantine/core"
import { IconCheck, IconCopy } from "@tabler/icons-react"

export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <Copy value={text} timeout={1500}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? "Copied" : label}>
          <ActionIcon variant="subtle" color={copied ? "petrol" : "gray"} size="sm" aria-label={label} onClick={copy}>
            {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </Copy>
  )
}
