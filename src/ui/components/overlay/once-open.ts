import { useState } from 'react'

/** True from the first time that `open` was: what is loaded on demand stays to fade out and to open again at once. */
export function useOnceOpen(open: boolean): boolean {
  const [once, setOnce] = useState(open)
  if (open && !once) setOnce(true)
  return once || open
}
