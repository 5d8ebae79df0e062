// Before the first paint, so that nobody who chose dark sees a white page flash by.
let chosen
try {
  chosen = localStorage.getItem("strata-color-scheme")
} catch {
  // Without storage the system decides.
}
const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
document.documentElement.dataset.mantineColorScheme = dark ? "dark" : "light"
