/** The console's tests run in workerd and may call the service: declares what that runtime has beyond a browser's. */
interface Crypto {
  DigestStream: typeof DigestStream
}
