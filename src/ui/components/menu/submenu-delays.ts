import { type PointerEvent, useRef, useState } from 'react'
import { systemClock } from '../../../platform/clock.ts'

/** Milliseconds of the specification; the library's own are 200 and 100. */
const OPEN_AFTER = 100
const CLOSE_AFTER = 300

/** Opens a submenu 100 ms after the mouse arrives and closes it 300 ms after it leaves; keys and taps act at once. */
export function useSubmenuDelays() {
  const [open, setOpen] = useState(false)
  const leftAt = useRef<number | null>(null)
  const cancel = useRef<() => void>(() => undefined)

  const later = (ms: number, next: boolean) => {
    cancel.current()
    cancel.current = systemClock.after(ms, () => setOpen(next))
  }
  const now = (next: boolean) => {
    cancel.current()
    setOpen(next)
  }
  const stay = () => {
    leftAt.current = null
    cancel.current()
  }
  const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act()

  return {
    root: {
      open,
      onOpenChange(change: { open: boolean }) {
        if (change.open || leftAt.current === null) now(change.open)
        else later(Math.max(0, CLOSE_AFTER - (systemClock.monotonic() - leftAt.current)), false)
      },
    },
    trigger: {
      onPointerEnter: byMouse(() => {
        stay()
        later(OPEN_AFTER, true)
      }),
      onPointerLeave: byMouse(() => {
        cancel.current()
        leftAt.current = systemClock.monotonic()
      }),
    },
    content: { onPointerEnter: byMouse(stay) },
  }
}
