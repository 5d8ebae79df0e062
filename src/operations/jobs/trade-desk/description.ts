import { describeJob, PREVIEW } from "../description.ts"

export const syncTradeDesk = describeJob({
  label: "Compare segments with the platform",
  action: () => "compare activations with the platform",
  forOperators: true,
  history: "with a sync of The Trade Desk",
  offers: [
    {
      value: "sync_trade_desk",
      label: "Compare activations with a DSP API platform",
      inputs: [
        {
          key: "connectionId",
          label: "Connection ID",
          help: "Limits the job to this DSP API connection. Optional.",
          kind: "text",
        },
        PREVIEW,
      ],
    },
  ],
})
