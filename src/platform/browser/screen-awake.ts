import type { ScreenAwake } from '../screen-awake.ts'
import { browserVisibility } from './visibility.ts'

/** The browser takes the lock away whenever the page hides, so it is asked for anew on each return. */
export const browserScreenAwake: ScreenAwake = {
  hold() {
    let wanted = true
    let sentinel: WakeLockSentinel | undefined
    const ask = async () => {
      try {
        const taken = await navigator.wakeLock?.request('screen')
        if (wanted) sentinel = taken
        else await taken?.release()
      } catch (error) {
        // Refused (low battery, hidden page) is a normal answer; anything else is a defect.
        if (!(error instanceof DOMException)) throw error
      }
    }
    void ask()
    const unsubscribe = browserVisibility.subscribe(visible => {
      if (visible) void ask()
    })
    return () => {
      wanted = false
      unsubscribe()
      void sentinel?.release()
    }
  },
}
