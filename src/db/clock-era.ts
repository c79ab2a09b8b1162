/** A period in which this device's clock was not seen to be set; times in milliseconds by that clock. */
export interface ClockEra {
  from: number
  /** Last seen; the clock may have been set soon after. */
  until: number
  /** From the device's clock to the server's; null if the server was not heard in this era. */
  offsetMs: number | null
  /** How far the clock jumped at the beginning; null if the application did not run then. */
  jumpMs: number | null
}
