import { Anchor, Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core"
import { Link } from "wouter"
import { PageHeader } from "../../components/page-header.tsx"
import { CONCEPTS, KEYS, STEPS } from "./concepts.ts"

/** Explains the console's terms and how they relate. */
export function Page() {
  return (
    <>
      <PageHeader title="Help" lead="What the terms mean, and how an audience becomes a segment on a platform." />
      <Stack gap="lg">
        <Paper withBorder p="md">
          <Title order={2} size="h4" mb="xs">
            From audience to segment
          </Title>
          <ol>
            {STEPS.map(({ href, action, rest }) => (
              <li key={href}>
                <Anchor component={Link} href={href} inherit>
                  {action}
                </Anchor>
                {rest}
              </li>
            ))}
          </ol>
        </Paper>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {CONCEPTS.map(({ name, href, text }) => (
            <Paper key={name} withBorder p="md" component="section" aria-label={name}>
              <Title order={2} size="h4" mb={4}>
                {name}
              </Title>
              <Text size="sm">{text}</Text>
              <Anchor component={Link} href={href} size="sm" mt="xs" display="inline-block">
                Open {name}
              </Anchor>
            </Paper>
          ))}
        </SimpleGrid>
        <Paper withBorder p="md">
          <Title order={2} size="h4" mb="xs">
            Keyboard
          </Title>
          <Stack component="ul" gap={4}>
            {KEYS.map(([keys, does]) => (
              <li key={keys}>
                <b>{keys}</b>: {does}
              </li>
            ))}
          </Stack>
        </Paper>
        <Text size="sm">
          More in the{" "}
          <Anchor href="/docs" inherit>
            documentation
          </Anchor>
          . To do all of this from your own programs:{" "}
          <Anchor href="/docs/api" inherit>
            API reference
          </Anchor>
        </Text>
      </Stack>
    </>
  )
}
