import "@mantine/core/styles.layer.css"
import "@mantine/notifications/styles.layer.css"
import "./app/base.css"
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core"
import { Notifications } from "@mantine/notifications"
import { QueryClientProvider } from "@tanstack/react-query"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { queryClient } from "./api/query-client.ts"
import classes from "./app/shell.module.css"
import { App } from "./app/app.tsx"
import "./app/first-page.ts"
import { styleNonce } from "./app/style-nonce.ts"
import { cssVariables, theme } from "./app/theme.ts"
import { visitorQuery } from "./session/session.ts"

// public/color-scheme.js reads the same key before the first paint.
const colorScheme = localStorageColorSchemeManager({ key: "strata-color-scheme" })

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
        <Notifications className={classes["toasts"] ?? ""} position="bottom-left" containerWidth="13rem" limit={3} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)

const QUIET_MS = 3_000
// What is needed at any moment must not wait for the network then.
setTimeout(() => {
  void import("./app/session-ended.tsx")
  void import("./app/find/finder.tsx")
}, QUIET_MS)
