/** The console's tests run in workerd and may hold the console against the service: what its runtime has beyond a browser's. */
interface Crypto {
  DigestStream: typeof DigestStream
}
