import { Badge, Group, Text } from "@mantine/core"
import { type KeyPerson, nameOf } from "./key-holders.ts"

type Held = { madeBy: KeyPerson; holder: KeyPerson }

/** Who made a key and, if it was handed over, who holds it now. */
export function KeyPeople({ madeBy, holder }: Held) {
  return (
    <>
      <PersonName person={madeBy} />
      {holder.id !== madeBy.id && (
        <Group gap={4}>
          <Text size="xs" c="dimmed">
            Handed over to
          </Text>
          <PersonName person={holder} />
        </Group>
      )}
    </>
  )
}

export function PersonName({ person }: { person: KeyPerson }) {
  return (
    <Group gap={4} style={{ overflowWrap: "anywhere" }}>
      <Text size="sm" span>
        {nameOf(person)}
      </Text>
      {!person.member && (
        <Badge variant="light" color="orange" tt="none" miw="max-content">
          Left
        </Badge>
      )}
    </Group>
  )
}
