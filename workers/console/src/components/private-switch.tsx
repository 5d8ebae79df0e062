import { Anchor, Switch, Text } from "@mantine/core"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../api/call.ts"
import { SETTINGS_KEY, useSettings } from "../api/use-settings.ts"
import { useSession } from "../session/session.ts"

/** The choice for new topics: the organization's default until the user chooses, here or in a draft. Undefined leaves it to the server. */
export function usePrivate(kept?: readonly [chosen: boolean | null, choose: (chosen: boolean) => void]) {
  const own = useState<boolean | null>(null)
  const [chosen, choose] = kept ?? own
  const { data } = useSettings(60_000)
  const byDefault = data?.privateTopics
  return { value: chosen ?? byDefault, byDefault, choose }
}

/** Explains what the shared catalog shows to others, with a switch that keeps new topics out of it. */
export function PrivateSwitch({ value, byDefault, choose }: ReturnType<typeof usePrivate>) {
  const { may } = useSession()
  const client = useQueryClient()
  const makeDefault = useMutation({
    mutationFn: (privateTopics: boolean) => call("PATCH /api/organization/settings", { body: { privateTopics } }),
    onSuccess: (settings) => client.setQueryData(SETTINGS_KEY, settings),
  })
  const isOther = value !== undefined && byDefault !== undefined && value !== byDefault
  return (
    <div>
      <Switch
        label="Keep new topics private"
        description="The shared catalog shows other organizations a new topic’s name and its automatic classification, never your keywords, descriptions, categories or who added it; private topics stay out of it."
        checked={value ?? false}
        disabled={value === undefined}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {isOther && may("settings:manage") && (
        <Text size="xs" mt={4}>
          <Anchor component="button" type="button" size="xs" onClick={() => makeDefault.mutate(value)}>
            Make this the default for the organization
          </Anchor>
        </Text>
      )}
    </div>
  )
}
