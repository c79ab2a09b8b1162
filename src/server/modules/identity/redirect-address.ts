const PATH = '/oauth-redirect.html'

/** The one address that answers of providers go to; null if another is given, however it is spelled. */
export function redirectAddress(publicUrl: string, given: string): string | null {
  const address = publicUrl + PATH
  return given === PATH || given === address ? address : null
}
