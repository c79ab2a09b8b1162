import { useState } from 'react'

/** True once `open` has been true, so that a component loaded on demand stays mounted to fade out and to reopen. */
export function useHasOpened(open: boolean): boolean {
  const [once, setOnce] = useState(open)
  if (open && !once) setOnce(true)
  return once || open
}
