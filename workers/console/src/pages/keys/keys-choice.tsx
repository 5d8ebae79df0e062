import { Checkbox, NativeSelect, Radio, Stack, Text } from "@mantine/core"
import type { BodyOf, Member } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import type { Held } from "./key-holders.ts"

export type Choice = BodyOf<"POST /api/members/{userId}/keys">

type KeysChoiceProps = {
  held: Held
  /** People who may take the keys over. */
  others: readonly Member[]
  choice: Choice
  onChange: (choice: Choice) => void
}

/** Asks what becomes of the keys that a person holds. */
export function KeysChoice({ held: { apiKeys, sdkKeys }, others, choice, onChange }: KeysChoiceProps) {
  const isHandedOver = choice.keys === "transfer"
  const receivers = [
    ...(isHandedOver ? [] : [{ value: "", label: "You" }]),
    ...others.map(({ id, name, email }) => ({ value: id, label: name || email })),
  ]
  const needsReceiver = isHandedOver || (sdkKeys.length > 0 && choice.sdkKeys !== "revoke")
  return (
    <Stack gap="sm" mt="sm">
      {apiKeys.length > 0 && (
        <Radio.Group
          label={`${counted(apiKeys.length, "API key")}: ${apiKeys.join(", ")}`}
          value={choice.keys ?? "revoke"}
          onChange={(keys) =>
            onChange(
              keys === "transfer"
                ? { ...choice, keys, transferTo: choice.transferTo || others[0]?.id }
                : { ...choice, keys: "revoke", transferTo: undefined },
            )
          }
        >
          <Stack gap={6} mt={6}>
            <Radio value="revoke" label="Revoke: requests with them fail immediately" />
            <Radio value="transfer" label="Hand over: they keep working" disabled={others.length === 0} />
          </Stack>
        </Radio.Group>
      )}
      {sdkKeys.length > 0 && (
        <>
          <Text size="sm">
            {counted(sdkKeys.length, "SDK key")}: {sdkKeys.join(", ")}. Web pages use them, so they are handed over and
            keep working.
          </Text>
          <Checkbox
            label="Revoke the SDK keys too"
            checked={choice.sdkKeys === "revoke"}
            onChange={(event) => onChange({ ...choice, sdkKeys: event.currentTarget.checked ? "revoke" : "transfer" })}
          />
        </>
      )}
      {needsReceiver && (
        <NativeSelect
          label="Hand over to"
          data={receivers}
          value={choice.transferTo ?? ""}
          onChange={(event) => onChange({ ...choice, transferTo: event.currentTarget.value || undefined })}
        />
      )}
    </Stack>
  )
}
