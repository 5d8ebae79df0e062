// Runs before the first paint, so that the dark scheme does not flash white.
let scheme
try {
  scheme = localStorage.getItem("strata-color-scheme")
} catch {
  // Without storage, use the system's scheme.
}
const dark = scheme === "dark" || (scheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
document.documentElement.dataset.mantineColorScheme = dark ? "dark" : "light"
