/** Keeps the screen from dimming. It can be refused (low battery) and does not stop the lock button. */
export interface ScreenAwake {
  /** Asks now and again whenever the page becomes visible, until the answer is called. */
  hold(): () => void
}
