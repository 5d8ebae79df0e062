import "@mantine/core/styles/baseline.layer.css"
import "@mantine/core/styles/default-css-variables.layer.css"
import "@mantine/core/styles/global.layer.css"
import "./app/base.css"
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core"
import { notificationsStore } from "@mantine/notifications"
import { QueryClientProvider } from "@tanstack/react-query"
import { lazy, StrictMode, Suspense } from "react"
import { createRoot } from "react-dom/client"
import { queryClient } from "./api/query-client.ts"
import { App } from "./app/app.tsx"
import { firstPageLoaded } from "./app/first-page.ts"
import { styleNonce } from "./app/style-nonce.ts"
import { cssVariables, theme } from "./app/theme.ts"
import { visitorQuery } from "./session/session.ts"

// public/color-scheme.js reads the same key before the first paint.
const colorScheme = localStorageColorSchemeManager({ key: "strata-color-scheme" })

const QUIET_MS = 3_000
const isQuiet = firstPageLoaded.then(() => new Promise<void>((resolve) => setTimeout(resolve, QUIET_MS)))

/** The store keeps a notification until its component is here. */
const firstNotification = new Promise<void>((resolve) => {
  const stop = notificationsStore.subscribe(() => {
    stop()
    resolve()
  })
})
const Toasts = lazy(() => Promise.race([isQuiet, firstNotification]).then(() => import("./app/toasts.tsx")))

// Where the developer tools of TanStack Query look for it.
Object.assign(window, { __TANSTACK_QUERY_CLIENT__: queryClient })

// With the code of the first page, before the first render.
void queryClient.prefetchQuery(visitorQuery)

const root = document.querySelector("#root")
if (!root) throw new Error("index.html has no #root")
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <App />
        <Suspense>
          <Toasts />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)

// What is needed at any moment must not wait for the network then.
void isQuiet.then(() => Promise.all([import("./app/session-ended.tsx"), import("./app/find/finder.tsx")]))
