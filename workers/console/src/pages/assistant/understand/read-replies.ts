import type { Step, Understood } from "./understood.ts"

const CONFIRM =
  /^(?:y|yes|yep|yeah|sure|ok|okay|k|confirm|confirmed|go|go ahead|go for it|do it|do that|please do|proceed|run it|sounds good|fine|right|correct|make it so)$/i
const CANCEL = /^(?:n|no|nope|cancel|stop|don't|dont|do not|never ?mind|forget it|abort|not now|leave it|rather not)$/i
const CHANGE = /^(?:change|edit|change it|change that|let me change (?:it|that)|modify|adjust|correct it)$/i

/** A reply to a pending confirmation. */
export function readReply(text: string): Understood | undefined {
  if (CONFIRM.test(text)) return { kind: "reply", reply: "confirm" }
  if (CANCEL.test(text)) return { kind: "reply", reply: "cancel" }
  return CHANGE.test(text) ? { kind: "reply", reply: "change" } : undefined
}

const IT = "(?:(?:it|this|that|this one|that one|the topic|this topic))"
const STEPS: readonly (readonly [Exclude<Step["do"], "rename">, RegExp])[] = [
  ["keep all", /^(?:keep|accept|take) (?:all|everything|the rest|all of them|the others|them all)$/i],
  ["keep", new RegExp(`^(?:k|keep|accept|take|next|y|yes|ok|okay|fine|good|looks good|right)(?: ${IT})?$`, "i")],
  ["skip", new RegExp(`^(?:s|skip|remove|drop|delete|discard|reject|n|no)(?: ${IT})?$`, "i")],
  [
    "edit",
    new RegExp(
      `^(?:e|edit|change|correct)(?: ${IT})?(?: fields?)?$|^(?:set|change|edit) (?:the )?(?:category|subcategory|segment|score|fields?)\\b`,
      "i",
    ),
  ],
  [
    "fix names",
    /^(?:fix|clean(?: up)?|normalizeText(?: up)?|mend|correct)(?: all)?(?: of)?(?: the| these| those)?(?: topic)? names?$/i,
  ],
  ["stop", /^(?:stop|pause|later|quit|exit|enough|done|that's all|finish|not now|cancel)$/i],
]
const RENAME = new RegExp(String.raw`^(?:rename|call|name)(?: ${IT})?(?:(?: to| as|:)? (?<name>[\s\S]+))?$`, "i")

/** A step for the topic under review. */
export function readStep(text: string): Understood | undefined {
  const found = STEPS.find(([, pattern]) => pattern.test(text))
  if (found) return { kind: "step", step: { do: found[0] } }
  const renamed = RENAME.exec(text)
  if (!renamed) return undefined
  const name = renamed.groups?.["name"]?.replaceAll(/^["'\s]+|["'\s]+$/g, "").slice(0, 500)
  return { kind: "step", step: { do: "rename", name: name || null } }
}
