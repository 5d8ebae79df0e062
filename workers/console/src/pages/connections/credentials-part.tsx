import { Alert, Checkbox, Fieldset, Text } from "@mantine/core"
import classes from "./connections.module.css"
import { FieldInput } from "./field-input.tsx"
import type { FormState } from "./use-connection-form.ts"

/** Credentials are written and never read: those that are stored can only be replaced. */
export function CredentialsPart({ form, isNew }: { form: FormState; isNew: boolean }) {
  const { needed, secrets, mustReplace, replaces, setReplaces, asksSecrets } = form.credentials
  if (needed.length === 0) return null
  return (
    <Fieldset legend="Credentials">
      <Text size="sm" c="dimmed" mb="sm">
        They are stored encrypted and never shown again, to nobody.
      </Text>
      {!isNew && !mustReplace && (
        <Checkbox
          label="Replace the stored credentials"
          description="All of them: those you leave empty are gone."
          mb="sm"
          checked={replaces}
          onChange={(event) => setReplaces(event.currentTarget.checked)}
        />
      )}
      {!isNew && mustReplace && (
        <Alert color="orange" mb="sm">
          These settings need other credentials than those that are stored.
        </Alert>
      )}
      {asksSecrets && (
        <div className={classes["fields"]}>
          {needed.map((field) => (
            <FieldInput
              key={field.key}
              field={field}
              value={secrets[field.key]}
              problem={form.problemOf(field.key)}
              onChange={(value) => form.setSecret(field.key, value)}
            />
          ))}
        </div>
      )}
    </Fieldset>
  )
}
