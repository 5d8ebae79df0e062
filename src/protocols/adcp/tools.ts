import * as z from "zod"
import { ADDS, CHANGES_PLATFORMS, READS } from "../tools/tool.ts"
import { activateSignal } from "./activate-signal.ts"
import { getCapabilities } from "./capabilities.ts"
import { getSignals } from "./get-signals.ts"
import { reportUsage } from "./report-usage.ts"
import {
  ActivateSignalRequest,
  CapabilitiesRequest,
  GetSignalsRequest,
  ListAccountsRequest,
  ReportUsageRequest,
  SyncAccountsRequest,
  SyncGovernanceRequest,
} from "./requests.ts"
import { listAccounts, syncAccounts } from "./sync-accounts.ts"
import { syncGovernance } from "./sync-governance.ts"
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
    forAccount: false,
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
    run: (task, input, asSent) => activateSignal(task, input, asSent),
  }),
  adcpTask({
    name: "list_accounts",
    title: "List accounts",
    description: "The buyers' accounts that the caller may use, with their status and subscriptions.",
    access: { oauth: "read", scope: "activations", buyers: true },
    input: ListAccountsRequest,
    output: answer({ accounts: list.optional() }),
    annotations: READS,
    forAccount: false,
    run: listAccounts,
  }),
  adcpTask({
    name: "sync_accounts",
    title: "Sync accounts",
    description:
      "Admit buyers' accounts by brand and operator, and set an account's subscriptions to changes of the feed.",
    access: { oauth: "push", scope: "activations", permission: "settings:manage", buyers: true },
    input: SyncAccountsRequest,
    output: answer({ accounts: list.optional() }),
    annotations: ADDS,
    forAccount: false,
    run: syncAccounts,
  }),
  adcpTask({
    name: "sync_governance",
    title: "Sync governance",
    description: "Register the governance agent that must approve an account's activations.",
    access: { oauth: "push", scope: "activations", permission: "settings:manage", buyers: true },
    input: SyncGovernanceRequest,
    output: answer({ accounts: list.optional() }),
    annotations: ADDS,
    forAccount: false,
    run: syncGovernance,
  }),
  adcpTask({
    name: "report_usage",
    title: "Report usage",
    description: "Report how an account used signals: impressions and cost per signal and price.",
    access: { oauth: "push", scope: "activations", permission: "activate", buyers: true },
    input: ReportUsageRequest,
    output: answer({ accepted: z.int().optional() }),
    annotations: ADDS,
    forAccount: false,
    run: reportUsage,
  }),
]
