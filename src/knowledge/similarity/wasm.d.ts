declare module "*.wasm" {
  const module: WebAssembly.Module
  // The bundler provides a WebAssembly file as a default export.
  export default module
}
