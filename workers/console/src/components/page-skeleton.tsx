import { Group, Skeleton, Stack } from "@mantine/core"

/** The outline of a page while its code or its data loads. */
export function PageSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading">
      <Group justify="space-between">
        <Skeleton height={30} width={220} />
        <Skeleton height={36} width={140} />
      </Group>
      <Skeleton height={40} />
      <RowsSkeleton />
    </Stack>
  )
}

/** The outline of a list or form while it loads. */
export function RowsSkeleton({ rows = 6, height = 36 }: { rows?: number; height?: number }) {
  return (
    <Stack gap="xs" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, i) => (
        <Skeleton key={i} height={height} />
      ))}
    </Stack>
  )
}
