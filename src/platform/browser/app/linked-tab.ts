const isWebAddress = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** Opens an empty tab, which the browser allows only in the click itself; null where it is blocked. */
export const openTab = (): Window | null => open('about:blank', '_blank')

/** Sends the tab on, without a way back to this page; returns false if it is gone or the address is none of the web. */
export function sendTab(tab: Window, address: string): boolean {
  if (tab.closed || !isWebAddress(address)) return false
  tab.opener = null
  tab.location.replace(address)
  return true
}
