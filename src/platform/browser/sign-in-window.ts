const NAME = 'anamnesis-sign-in'
const FEATURES = 'popup,width=520,height=720'

const isWebAddress = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** The installed app of iOS: its pop-ups open in another browser, with another storage. */
const isInstalledOnIos = () => 'standalone' in navigator && navigator.standalone === true

/**
 * Opens an empty window, which the browser allows only in the click itself; null where it is blocked or would be of no
 * use. Whether it is still open is not told: a provider's page can make an open window look closed.
 */
export const openSignInWindow = (): Window | null => (isInstalledOnIos() ? null : open('about:blank', NAME, FEATURES))

/** Shows an address in the window of the sign-in, again if it is gone. Call it in a click. */
export function showInSignInWindow(address: string): void {
  if (isWebAddress(address)) open(address, NAME, FEATURES)?.focus()
}

/** Sends the window on; returns false if the address is none of the web. */
export function sendWindow(window: Window, address: string): boolean {
  if (!isWebAddress(address)) return false
  window.location.replace(address)
  return true
}

/** Leaves this page for an address; returns false if it is none of the web. */
export function leavePage(address: string): boolean {
  if (!isWebAddress(address)) return false
  location.assign(address)
  return true
}

export const ownAddress = (path: string): string => location.origin + path
