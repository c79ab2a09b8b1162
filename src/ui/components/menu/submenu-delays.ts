import { type PointerEvent, useRef, useState } from 'react'
import { systemClock } from '../../../platform/clock.ts'

/** Milliseconds of the specification; the library's own are 200 and 100. */
const OPEN_AFTER = 100
const CLOSE_AFTER = 300

/** Opens a submenu 100 ms after the mouse arrives and closes it 300 ms after it leaves; keys and taps act at once. */
export function useSubmenuDelays() {
  const [open, setOpen] = useState(false)
  const leftAt = useRef(Number.NEGATIVE_INFINITY)
  const cancel = useRef<() => void>(() => undefined)

  const sinceLeft = () => systemClock.monotonic() - leftAt.current
  const later = (ms: number, next: boolean) => {
    cancel.current()
    cancel.current = systemClock.after(ms, () => setOpen(next))
  }
  const arrive = () => {
    leftAt.current = Number.NEGATIVE_INFINITY
    cancel.current()
  }
  const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act()

  return {
    root: {
      open,
      onOpenChange(change: { open: boolean }) {
        // Until CLOSE_AFTER has passed since leaving, only the timer below closes: the library's delays are shorter.
        if (sinceLeft() >= CLOSE_AFTER) later(0, change.open)
      },
    },
    trigger: {
      onPointerEnter: byMouse(() => {
        arrive()
        later(OPEN_AFTER, true)
      }),
      onPointerLeave: byMouse(() => {
        leftAt.current = systemClock.monotonic()
        later(CLOSE_AFTER, false)
      }),
    },
    content: { onPointerEnter: byMouse(arrive) },
  }
}
