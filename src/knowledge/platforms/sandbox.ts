import { describePlatform } from "./platform.ts"

/** A built-in platform to try things out on. */
export const sandbox = describePlatform({
  label: "Sandbox",
  summary: "Built in, to try things out. Keeps segments, reaches nobody.",
  words: ["sandbox", "test platform"],
  limits: { name: 250, description: 500 },
  template: "marketplace",
  minutesToLive: 1,
  outboundOnly: true,
  sections: [
    {
      title: "Sandbox",
      lead: "Its segments stay in this service and reach nobody. Tell it to fail to see how errors look and how runs recover.",
      fields: [
        {
          key: "fails",
          label: "Fails",
          kind: "choice",
          initial: "never",
          options: [
            { value: "never", label: "Never" },
            { value: "some", label: "Refuses about one segment in three" },
            { value: "all", label: "Refuses every segment" },
            { value: "unavailable", label: "Is unavailable" },
            { value: "credentials", label: "Refuses the credentials" },
            { value: "answers", label: "Creates segments, but its answers are lost" },
          ],
          help: "What the sandbox fails at.",
        },
      ],
    },
  ],
  credentials: [],
})
