import { notifications } from "@mantine/notifications"
import { MutationCache, QueryClient } from "@tanstack/react-query"
import { ApiError, messageOf } from "./errors.ts"

const RETRIES = 3

/** What the service refused stays refused; what it could not do or was not asked may work a moment later. */
const worthRetrying = (failures: number, error: unknown) =>
  failures < RETRIES && error instanceof ApiError && error.passing

const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 8000)

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    // A page that shows the error itself says so: `meta: { quiet: true }`.
    onError: (error, _variables, _result, mutation) => {
      if (mutation.meta?.["quiet"]) return
      notifications.show({ color: "red", title: "That did not work", message: messageOf(error) })
    },
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying, retryDelay, refetchOnWindowFocus: false },
    // Repeating is for whoever knows that doing it twice does no harm.
    mutations: { retry: false },
  },
})
