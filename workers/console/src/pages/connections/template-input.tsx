import { Select, type SelectProps } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"

type TemplateInputProps = Omit<SelectProps, "value" | "onChange" | "data"> & {
  value: string
  onChange: (key: string) => void
}

/** Selects a template. A deleted template that the connection still refers to stays visible. */
export function TemplateInput({ value, onChange, ...props }: TemplateInputProps) {
  const { data: templates } = useQuery({
    queryKey: ["output-templates"],
    queryFn: ({ signal }) => call("GET /api/output-templates", { signal }),
    staleTime: 60_000,
  })
  const known = (templates ?? []).map(({ key, name }) => ({ value: key, label: `${name} (${key})` }))
  const isDeleted = templates !== undefined && value !== "" && !known.some((one) => one.value === value)
  const stored =
    templates === undefined || isDeleted ? { value, label: isDeleted ? `${value} (deleted)` : value } : null
  return (
    <Select
      {...props}
      data={value !== "" && stored ? [...known, stored] : known}
      value={value === "" ? null : value}
      onChange={(key) => onChange(key ?? "")}
      clearable
      searchable
      nothingFoundMessage="No template matches"
      clearButtonProps={{ "aria-label": "Clear Output template" }}
    />
  )
}
