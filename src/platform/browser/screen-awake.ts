import type { ScreenAwake } from '../screen-awake.ts'
import { browserVisibility } from './visibility.ts'

/** The browser releases the lock whenever the page is hidden, so each return requests it again. */
export const browserScreenAwake: ScreenAwake = {
  hold() {
    let wanted = true
    let sentinel: WakeLockSentinel | undefined
    let asking = false
    const requestLock = async () => {
      // One lock at a time: a second one would never be released.
      if (asking || sentinel?.released === false) return
      asking = true
      try {
        const taken = await navigator.wakeLock?.request('screen')
        if (wanted) sentinel = taken
        else await taken?.release()
      } catch (error) {
        // A refusal (low battery, hidden page) is normal; anything else is a defect.
        if (!(error instanceof DOMException)) throw error
      } finally {
        asking = false
      }
    }
    void requestLock()
    const unsubscribe = browserVisibility.subscribe(visible => {
      if (visible) void requestLock()
    })
    return () => {
      wanted = false
      unsubscribe()
      void sentinel?.release()
    }
  },
}
