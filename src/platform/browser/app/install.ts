/** Of Chromium alone, so the standard's types lack it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

let offered: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

function offer(event: InstallPromptEvent | null): void {
  offered = event
  for (const changed of listeners) changed()
}

// At the start of the page: the browser makes its offer once.
addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  offer(event as InstallPromptEvent)
})
addEventListener('appinstalled', () => offer(null))

/** The browser's offer to install the app; it ends when it was shown or the app is installed. */
export const installOffer = {
  exists: (): boolean => offered !== null,
  show(): void {
    const event = offered
    offer(null)
    // Refused without a tap of the user.
    event?.prompt().catch(() => undefined)
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  },
}

/** True in a tab of iOS: the app is installed from the browser's share menu, and no event offers it. */
export const installsByHand = (): boolean => 'standalone' in navigator && navigator.standalone === false
