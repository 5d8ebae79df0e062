import { notifications } from "@mantine/notifications"
import { MutationCache, QueryClient } from "@tanstack/react-query"
import { ApiError, messageOf } from "./errors.ts"

const MAX_RETRIES = 3

/** Server and network failures are retried, client errors are not. */
const shouldRetry = (failures: number, error: unknown) =>
  failures < MAX_RETRIES && error instanceof ApiError && error.retryable

const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 8000)

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    // `meta: { quiet: true }` means that the page shows the error itself.
    onError: (error, _variables, _result, mutation) => {
      if (mutation.meta?.["quiet"]) return
      notifications.show({ color: "red", title: "Something went wrong", message: messageOf(error) })
    },
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetry, retryDelay, refetchOnWindowFocus: false },
    // A mutation may not be idempotent, so each one decides on its own retries.
    mutations: { retry: false },
  },
})
