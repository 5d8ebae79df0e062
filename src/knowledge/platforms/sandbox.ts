import { describePlatform } from "./platform.ts"

/** A built-in platform for trials and tests. */
export const sandbox = describePlatform({
  label: "Sandbox",
  summary: "Built in, for trying things out. Stores segments and reaches no audience.",
  setup: [
    "Create it as it is: it needs no account.",
    "Push topics, and see their segments on the page of the connection.",
    "Make it fail to see how errors look and how runs recover.",
  ],
  words: ["sandbox", "test platform"],
  limits: { name: 250, description: 500 },
  template: "marketplace",
  minutesToLive: 1,
  outboundOnly: true,
  sections: [
    {
      title: "Sandbox",
      lead: "Its segments stay in this service and reach no audience. Make it fail to see how errors look and how runs recover.",
      fields: [
        {
          key: "fails",
          label: "Fails",
          kind: "choice",
          initial: "never",
          options: [
            { value: "never", label: "Never" },
            { value: "some", label: "Rejects about one segment in three" },
            { value: "all", label: "Rejects every segment" },
            { value: "unavailable", label: "Is unavailable" },
            { value: "credentials", label: "Rejects the credentials" },
            { value: "answers", label: "Creates segments, but its responses are lost" },
          ],
          help: "What the sandbox fails at.",
        },
      ],
    },
  ],
  credentials: [],
})
