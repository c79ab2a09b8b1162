const NAME = 'anamnesis-payment'

/** P §9: width by height of the two pop-ups. */
const SIZES = { topup: 'popup,width=800,height=700', subscription: 'popup,width=600,height=800' } as const
export type PaymentKind = keyof typeof SIZES

/** The window in which a payment is made, on a page of the provider or of the server. */
export interface PaymentWindow {
  /** A page of another origin can make an open window look closed: never the only ground for an outcome. */
  closed(): boolean
  /** Shows the address; false if it is none of the web. */
  show(address: string): boolean
  focus(): void
  close(): void
}

/** The installed app of iOS: its pop-ups open in another browser. */
const isInstalledOnIos = () => 'standalone' in navigator && navigator.standalone === true

/** The whole address of a page of the web; null for any other. */
export function webAddress(address: string): string | null {
  if (!URL.canParse(address, location.origin)) return null
  const { href, protocol } = new URL(address, location.origin)
  return /^https?:$/.test(protocol) ? href : null
}

/** Opens a window, which the browser allows only in the click itself; null where it is blocked. */
export function openPaymentWindow(kind: PaymentKind): PaymentWindow | null {
  const opened = isInstalledOnIos() ? null : open('about:blank', NAME, SIZES[kind])
  if (!opened) return null
  return {
    closed: () => opened.closed,
    show(address) {
      const whole = webAddress(address)
      if (whole === null) return false
      // A provider's page gets no hold on this one; the server's own needs it to close itself.
      if (new URL(whole).origin !== location.origin) opened.opener = null
      opened.location.replace(whole)
      return true
    },
    focus: () => opened.focus(),
    close: () => opened.close(),
  }
}
