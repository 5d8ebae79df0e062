/** Binary files are modules of the Worker; Node reads them through a hook of `bin/`. */
declare module "*.bin" {
  const file: ArrayBuffer
  export default file
}
