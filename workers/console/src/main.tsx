import "@mantine/core/styles.layer.css"
import "@mantine/notifications/styles.layer.css"
import "./app/base.css"
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core"
import { Notifications } from "@mantine/notifications"
import { QueryClientProvider } from "@tanstack/react-query"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { queryClient } from "./api/query-client.ts"
import { App } from "./app/app.tsx"
import { pageContent } from "./app/page-content.ts"
import { styleNonce } from "./app/style-nonce.ts"
import { cssVariables, theme } from "./app/theme.ts"
import { pageAt } from "./navigation/pages.ts"
import { visitorQuery } from "./session/session.ts"

// public/color-scheme.js reads the same key before the first paint.
const colorScheme = localStorageColorSchemeManager({ key: "strata-color-scheme" })

// Where the developer tools of TanStack Query look for it.
Object.assign(window, { __TANSTACK_QUERY_CLIENT__: queryClient })

// Fetch the session and the page's code in parallel, before the first render.
void queryClient.prefetchQuery(visitorQuery)
const firstPage = pageAt(window.location.pathname)
if (firstPage) void pageContent[firstPage.path].load()

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
        <Notifications position="bottom-right" limit={4} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
