import { Input, Stack, Switch, Textarea, TextInput } from "@mantine/core"
import type { FormEvent } from "react"
import { Dialog } from "../../components/dialog.tsx"
import type { BuyerRecord } from "../../api/types.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { FormEnd } from "../../components/form-end.tsx"
import { destinationsOf, draftOf } from "./destinations.ts"
import { PlatformsInput } from "./platforms-input.tsx"
import { useBuyerChanges } from "./use-buyers.ts"

/** Admits a buyer, or changes its name and destinations; brand and operator identify it. */
export function BuyerDialog({ buyer, onClose }: { buyer: BuyerRecord | null; onClose: () => void }) {
  const { admit, change } = useBuyerChanges()
  const draft = useDraft(`buyer ${buyer?.id ?? "new"}`, {
    name: buyer?.name ?? "",
    brand: "",
    operator: "",
    sandbox: false,
    ...draftOf(buyer),
  })
  const { set } = draft
  const { name, brand, operator, sandbox, platforms, agents } = draft.values
  const saved = () => {
    draft.end()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const done = { onSuccess: saved }
    const common = { name: name.trim(), destinations: destinationsOf(platforms, agents) }
    const agency = operator.trim()
    if (buyer) change.mutate({ id: buyer.id, ...common }, done)
    else admit.mutate({ ...common, brand: brand.trim(), ...(agency && { operator: agency }), sandbox }, done)
  }
  return (
    <Dialog opened onClose={onClose} title={buyer ? `Edit ${buyer.name}` : "Admit a buyer"}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <DraftNote draft={draft} />
          <TextInput
            label="Name"
            required
            data-autofocus
            value={name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          {!buyer && (
            <>
              <TextInput
                label="Brand"
                description="The advertiser's domain."
                placeholder="example.com"
                required
                value={brand}
                onChange={(event) => set({ brand: event.currentTarget.value })}
              />
              <TextInput
                label="Operator"
                description="The domain of the agency that buys for it, if there is one."
                placeholder="agency.example"
                value={operator}
                onChange={(event) => set({ operator: event.currentTarget.value })}
              />
              <Switch
                label="Sandbox account"
                checked={sandbox}
                onChange={(event) => set({ sandbox: event.currentTarget.checked })}
              />
            </>
          )}
          <Input.Wrapper
            label="Platforms"
            labelElement="div"
            description="Connections that the buyer may activate on. It sees no others."
          >
            <PlatformsInput rows={platforms} onChange={(rows) => set({ platforms: rows })} />
          </Input.Wrapper>
          <Textarea
            label="Agents"
            description="URLs of agents that the buyer may activate on, one per line."
            autosize
            value={agents}
            onChange={(event) => set({ agents: event.currentTarget.value })}
          />
          <FormEnd action={buyer ? "Save" : "Admit"} change={buyer ? change : admit} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
