import { CHANGES_PLATFORMS, READS } from "../tools/tool.ts"
import { activateSignal } from "./activate-signal.ts"
import { getCapabilities } from "./capabilities.ts"
import { getSignals } from "./get-signals.ts"
import { ActivateSignalRequest, CapabilitiesRequest, GetSignalsRequest } from "./requests.ts"
import { adcpTask } from "./task.ts"

/** The AdCP signals agent. */
export const adcpTools = [
  adcpTask({
    name: "get_adcp_capabilities",
    title: "AdCP capabilities",
    description: "What this signals agent supports: versions of AdCP, protocols, specialisms.",
    access: {},
    input: CapabilitiesRequest,
    annotations: READS,
    run: getCapabilities,
  }),
  adcpTask({
    name: "get_signals",
    title: "Get signals",
    description:
      "Find signals by a brief in plain words, by references, or all of them (discovery_mode wholesale), with prices and deployments.",
    access: { scope: "topics:read" },
    input: GetSignalsRequest,
    annotations: READS,
    run: getSignals,
  }),
  adcpTask({
    name: "activate_signal",
    title: "Activate a signal",
    description:
      "Activate or deactivate a signal on platforms and agents. Repeating an idempotency_key repeats the answer.",
    access: { scope: "activations", permission: "activate" },
    input: ActivateSignalRequest,
    annotations: CHANGES_PLATFORMS,
    run: activateSignal,
  }),
]
