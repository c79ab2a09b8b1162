/** Keeps the screen from dimming. It can be refused (low battery) and does not stop the lock button. */
export interface ScreenAwake {
  /** Requests a wake lock now and whenever the page becomes visible, until the returned function is called. */
  hold(): () => void
}
