import { Input, Stack, Switch, Textarea, TextInput } from "@mantine/core"
import type { FormEvent } from "react"
import { Dialog } from "../../components/dialog.tsx"
import type { BuyerRecord } from "../../api/types.ts"
import { ConflictDialog } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { FormEnd } from "../../components/form-end.tsx"
import { destinationsOf, draftOf } from "./destinations.ts"
import { PlatformsInput } from "./platforms-input.tsx"
import { useBuyerChanges } from "./use-buyers.ts"

const valuesOf = (buyer: BuyerRecord | null) => ({
  name: buyer?.name ?? "",
  brand: "",
  operator: "",
  sandbox: false,
  ...draftOf(buyer),
})

/** Admits a buyer, or changes its name and destinations; brand and operator identify it. */
export function BuyerDialog({ buyer, onClose }: { buyer: BuyerRecord | null; onClose: () => void }) {
  const { admit, change } = useBuyerChanges()
  const draft = useDraft(`buyer ${buyer?.id ?? "new"}`, valuesOf(buyer), buyer?.updatedAt)
  const { set } = draft
  const { name, brand, operator, sandbox, platforms, agents } = draft.values
  const saved = () => {
    draft.end()
    onClose()
  }
  const saveFrom = (version: string) => {
    const done = { onSuccess: saved }
    const common = { name: name.trim(), destinations: destinationsOf(platforms, agents) }
    const agency = operator.trim()
    if (!buyer) admit.mutate({ ...common, brand: brand.trim(), ...(agency && { operator: agency }), sandbox }, done)
    else if (draft.isChanged) change.mutate({ id: buyer.id, version, ...changed() }, done)
    else onClose()
  }
  /** What someone else may have changed meanwhile stays theirs. */
  const changed = () => ({
    ...("name" in draft.changes && { name: name.trim() }),
    ...(("platforms" in draft.changes || "agents" in draft.changes) && {
      destinations: destinationsOf(platforms, agents),
    }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saveFrom(draft.version)
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
        <ConflictDialog
          error={change.error}
          mine={draft.changes}
          from={draft.from}
          labels={{ name: "Name", platforms: "Platforms", agents: "Agents" }}
          read={(now: BuyerRecord) => ({ values: valuesOf(now), version: now.updatedAt })}
          onKeepMine={saveFrom}
          onTakeTheirs={saved}
        />
      </form>
    </Dialog>
  )
}
