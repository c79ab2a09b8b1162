import { useEffect, useState } from 'react'

/**
 * `open`, one step after the mount. The library's machines start in an effect: opened in the same step, submenus do not
 * find their parent, and where effects run twice (StrictMode) the focus returned in between closes a dialog again.
 */
export function useOpenAfterMount(open: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return open && mounted
}
