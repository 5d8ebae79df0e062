import { Alert, Anchor, Code, Text } from "@mantine/core"
import { Link } from "wouter"

export function NotConfigured() {
  return (
    <Alert color="orange" role="alert" title="No language model configured">
      <Text size="sm">
        Analyzing briefs requires a language model. Ask the operators of this service to set{" "}
        <Code>ANTHROPIC_API_KEY</Code>. Until then, classify topics one by one on the{" "}
        <Anchor component={Link} href="/classify" inherit>
          Classify
        </Anchor>{" "}
        page.
      </Text>
    </Alert>
  )
}
