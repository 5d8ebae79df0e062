import { Button, CloseButton, Popover, Select, TextInput } from "@mantine/core"
import { useDebouncedCallback } from "@mantine/hooks"
import { IconFilter, IconSearch } from "@tabler/icons-react"
import { type ReactNode, useEffect, useState } from "react"
import classes from "./filter-bar.module.css"

export type FilterField<F> = {
  name: keyof F & string
  label: string
  /** Values to select from; without options the field is a text input. */
  options?: readonly (string | { value: string; label: string })[]
  placeholder?: string
  /** Of a text input. */
  type?: "date"
}

type FilterBarProps<F extends Record<string, string | undefined>> = {
  /** The current filters, all as text. */
  value: F
  onChange: (value: F) => void
  /** Always visible. */
  fields?: readonly FilterField<F>[]
  /** Behind the button "Filters". */
  more?: readonly FilterField<F>[]
  searchLabel?: string
  /** Counts or buttons at the right end. */
  children?: ReactNode
}

const DEBOUNCE_MS = 100

/** Search and filters. Typed text is debounced. */
export function FilterBar<F extends Record<string, string | undefined> & { search?: string }>(
  props: FilterBarProps<F>,
) {
  const { value, onChange, fields = [], more = [], searchLabel = "Search", children } = props
  const set = (name: keyof F, next: string | null) =>
    onChange({ ...value, [name]: next === "" || next === null ? undefined : next })
  const active = Object.values(value).filter((one) => one !== undefined && one !== "").length
  const chips = more.filter(({ name }) => value[name])
  const [added, setAdded] = useState<readonly string[]>([])
  const isShown = ({ name }: FilterField<F>) => added.includes(name) || Boolean(value[name])
  return (
    <div className={classes["bar"]} role="search" aria-label={searchLabel}>
      <DebouncedInput
        label={searchLabel}
        placeholder={searchLabel}
        value={value.search ?? ""}
        onChange={(text) => set("search", text)}
        icon
      />
      {fields.map((field) => (
        <FilterInput
          key={field.name}
          field={field}
          value={value[field.name]}
          onChange={(next) => set(field.name, next)}
          bare
        />
      ))}
      {more.length > 0 && (
        <Popover position="bottom-start" width={480} shadow="md" withRoles trapFocus closeOnClickOutside>
          <Popover.Target>
            <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
              Filters{chips.length > 0 && ` (${chips.length})`}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label="Filters" maw="94vw">
            <Select
              label="Add a filter"
              placeholder="Choose"
              data={more.filter((field) => !isShown(field)).map(({ name, label }) => ({ value: name, label }))}
              value={null}
              onChange={(name) => name && setAdded([...added, name])}
              searchable
              comboboxProps={{ withinPortal: false }}
              mb="sm"
            />
            <div className={classes["more"]}>
              {more.filter(isShown).map((field) => (
                <FilterInput
                  key={field.name}
                  field={field}
                  value={value[field.name]}
                  onChange={(next) => set(field.name, next)}
                />
              ))}
            </div>
          </Popover.Dropdown>
        </Popover>
      )}
      {chips.map((field) => (
        <span key={field.name} className={classes["chip"]}>
          {field.label}: {textOf(field, value[field.name] ?? "")}
          <CloseButton
            size="xs"
            aria-label={`Remove filter ${field.label}`}
            onClick={() => {
              setAdded(added.filter((name) => name !== field.name))
              set(field.name, null)
            }}
          />
        </span>
      ))}
      {active > 0 && (
        <Button variant="subtle" color="gray" onClick={() => onChange({} as F)}>
          Clear
        </Button>
      )}
      {children && <div className={classes["end"]}>{children}</div>}
    </div>
  )
}

/** A value as its option names it. */
function textOf<F>({ options }: FilterField<F>, value: string) {
  const option = options?.find((one) => typeof one !== "string" && one.value === value)
  return typeof option === "object" ? option.label : value
}

type FilterInputProps<F> = {
  field: FilterField<F>
  value: string | undefined
  onChange: (value: string | null) => void
  /** Without a visible label. */
  bare?: boolean
}

function FilterInput<F>({
  field: { label, options, placeholder, type },
  value = "",
  onChange,
  bare = false,
}: FilterInputProps<F>) {
  if (!options)
    return (
      <DebouncedInput
        label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={onChange}
        shown={!bare}
        {...(type && { type })}
      />
    )
  return (
    <Select
      {...(bare ? { "aria-label": label, className: classes["field"] } : { label })}
      placeholder={placeholder ?? (bare ? label : "Any")}
      data={[...options]}
      value={value === "" ? null : value}
      onChange={onChange}
      clearable
      searchable={options.length > 8}
      clearButtonProps={{ "aria-label": `Clear ${label}` }}
      comboboxProps={{ withinPortal: bare }}
    />
  )
}

type DebouncedInputProps = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  icon?: boolean
  shown?: boolean
  type?: "date"
}

function DebouncedInput({ label, placeholder, value, onChange, icon, shown, type }: DebouncedInputProps) {
  const [typed, setTyped] = useState(value)
  const changeLater = useDebouncedCallback(onChange, DEBOUNCE_MS)
  // The value was cleared or set by the parent.
  useEffect(() => setTyped(value), [value])
  const clear = () => {
    setTyped("")
    onChange("")
  }
  return (
    <TextInput
      {...(shown ? { label } : { "aria-label": label, className: classes["search"] })}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        changeLater(event.currentTarget.value)
      }}
      {...(type && { type })}
      {...(icon && { leftSection: <IconSearch size={16} aria-hidden />, type: "search" })}
      rightSection={typed === "" ? null : <CloseButton size="sm" aria-label={`Clear ${label}`} onClick={clear} />}
    />
  )
}
