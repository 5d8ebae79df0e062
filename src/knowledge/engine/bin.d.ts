/** The Worker imports binary files as modules; Node loads them through `bin/build/binary-modules.ts`. */
declare module "*.bin" {
  const file: ArrayBuffer
  export default file
}
