/** The push services of browsers: Chromium's, Mozilla's, Apple's and Microsoft's. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

const isService = (host: string) => SERVICES.some(one => host === one || host.endsWith(`.${one}`))

/**
 * True if the server may post to this address, which a client names: to a known push service, or to one of
 * `furtherOrigins`. Any other could be a machine of this network.
 */
export function isPushEndpoint(endpoint: string, furtherOrigins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) return false
  return furtherOrigins.includes(origin) || (protocol === 'https:' && port === '' && isService(hostname))
}
