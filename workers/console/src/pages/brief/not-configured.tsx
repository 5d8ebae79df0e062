import { Alert, Anchor, Code, Text } from "@mantine/core"
import { Link } from "wouter"

export function NotConfigured() {
  return (
    <Alert color="orange" role="alert" title="No language model is set up">
      <Text size="sm">
        Briefs are read by a language model, and this installation has none. Whoever runs it can set{" "}
        <Code>ANTHROPIC_API_KEY</Code>. Until then, the topics you know can be classified on the page{" "}
        <Anchor component={Link} href="/classify" inherit>
          Classify
        </Anchor>
        .
      </Text>
    </Alert>
  )
}
