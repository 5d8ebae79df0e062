declare module "*.wasm" {
  const module: WebAssembly.Module
  // What the bundler gives for a WebAssembly file is its default export.
  export default module
}
