import { Alert, Checkbox, Fieldset, Text } from "@mantine/core"
import classes from "./connections.module.css"
import { FieldInput } from "./field-input.tsx"
import type { FormState } from "./use-connection-form.ts"

/** Stored credentials cannot be read, only replaced. */
export function CredentialFields({ form, isNew }: { form: FormState; isNew: boolean }) {
  const { needed, secrets, hasNewHost, mustReplace, replaces, setReplaces, showsSecrets } = form.credentials
  if (needed.length === 0) return null
  return (
    <Fieldset legend="Credentials">
      <Text size="sm" c="dimmed" mb="sm">
        Stored encrypted and never shown again.
      </Text>
      {!isNew && !mustReplace && (
        <Checkbox
          label="Replace stored credentials"
          description="Replaces all credentials. Fields you leave empty are deleted."
          mb="sm"
          checked={replaces}
          onChange={(event) => setReplaces(event.currentTarget.checked)}
        />
      )}
      {!isNew && mustReplace && (
        <Alert color="orange" mb="sm">
          {hasNewHost
            ? "Stored credentials are not sent to a new host: enter them again."
            : "These settings require new credentials."}
        </Alert>
      )}
      {showsSecrets && (
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
