import { API_URL } from "./common.ts"
import { describePlatform } from "./platform.ts"

/** A demand-side platform with a bearer-token API. */
export const dspapi = describePlatform({
  label: "DSP API",
  summary: "Demand-side platform with an API key.",
  setup: [
    "Create an API key in the DSP's settings and copy it: it is shown once.",
    "Find the provider ID, and the brand ID if you sell under several brands, on the DSP's data page.",
    "Test the connection. Then push one topic and look for it in the DSP.",
  ],
  words: ["dsp", "dsp api", "dspapi", "demand side platform"],
  limits: { name: 255, description: 500 },
  template: "dspapi",
  minutesToLive: 5,
  sections: [{ title: "Demand-side platform", fields: [API_URL] }],
  credentials: [
    { key: "api_key", label: "API key", kind: "secret", required: true },
    { key: "provider_id", label: "Provider ID", kind: "text", required: true },
    { key: "brand_id", label: "Brand ID", kind: "text" },
  ],
})
