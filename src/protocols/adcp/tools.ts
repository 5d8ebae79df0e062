import * as z from "zod"
import { CHANGES_PLATFORMS, READS } from "../tools/tool.ts"
import { activateSignal } from "./activate-signal.ts"
import { getCapabilities } from "./capabilities.ts"
import { getSignals } from "./get-signals.ts"
import { ActivateSignalRequest, CapabilitiesRequest, GetSignalsRequest } from "./requests.ts"
import { adcpTask } from "./task.ts"

/** The envelope of a task, and the lists that only some answers have. */
const answer = (body: z.ZodRawShape = {}) => z.looseObject({ status: z.string(), adcp_version: z.string(), ...body })
const list = z.array(z.looseObject({}))

/** The AdCP signals agent. */
export const adcpTools = [
  adcpTask({
    name: "get_adcp_capabilities",
    title: "AdCP capabilities",
    description: "What this signals agent supports: versions of AdCP, protocols, specialisms.",
    access: { oauth: "read", buyers: true },
    input: CapabilitiesRequest,
    output: answer(),
    annotations: READS,
    run: getCapabilities,
  }),
  adcpTask({
    name: "get_signals",
    title: "Get signals",
    description:
      "Find signals by a brief in plain words, by references, or all of them (discovery_mode wholesale), with prices and deployments.",
    access: { oauth: "read", scope: "topics:read", buyers: true },
    input: GetSignalsRequest,
    output: answer({ signals: list.optional() }),
    annotations: READS,
    run: getSignals,
  }),
  adcpTask({
    name: "activate_signal",
    title: "Activate a signal",
    description:
      "Activate or deactivate a signal on platforms and agents. Repeating an idempotency_key repeats the answer.",
    access: { oauth: "push", scope: "activations", permission: "activate", buyers: true },
    input: ActivateSignalRequest,
    output: answer({ deployments: list }),
    annotations: CHANGES_PLATFORMS,
    run: activateSignal,
  }),
]
