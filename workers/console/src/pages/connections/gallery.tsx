import { Group, Radio, SimpleGrid, Text } from "@mantine/core"
import classes from "./connections.module.css"

type GalleryProps = {
  id?: string
  label: string
  options: readonly { value: string; label: string; summary?: string }[]
  value: string
  onChange: (value: string) => void
}

/** A choice as cards, each with its initials as a face. */
export function Gallery({ options, ...group }: GalleryProps) {
  return (
    <Radio.Group {...group}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} mt={6}>
        {options.map(({ value, label, summary }) => (
          <Radio.Card key={value} value={value} p="sm" className={classes["platform"]}>
            <Group wrap="nowrap" align="flex-start" gap="sm">
              <span className={classes["face"]} aria-hidden>
                {initialsOf(label)}
              </span>
              <div>
                <Text size="sm" fw={600}>
                  {label}
                </Text>
                <Text size="xs" c="dimmed">
                  {summary}
                </Text>
              </div>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  )
}

const initialsOf = (label: string) =>
  label
    .split(" ")
    .map(([initial]) => initial)
    .join("")
    .slice(0, 2)
