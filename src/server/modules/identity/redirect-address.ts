const PATH = '/oauth-redirect.html'
const LOOPBACK = ['localhost', '127.0.0.1']

/** Where answers of providers go to: the public address, and where that is this machine, its other name too. */
export function redirectAddresses(publicUrl: string): string[] {
  const { hostname } = new URL(publicUrl)
  if (!LOOPBACK.includes(hostname)) return [publicUrl + PATH]
  return LOOPBACK.map(host => publicUrl.replace(hostname, host) + PATH)
}

/** The one of these addresses that is given, a path being of the public one; null if another is, however spelled. */
export function redirectAddress(publicUrl: string, given: string): string | null {
  const address = given === PATH ? publicUrl + PATH : given
  return redirectAddresses(publicUrl).includes(address) ? address : null
}
