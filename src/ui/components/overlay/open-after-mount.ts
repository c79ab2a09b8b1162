import { useEffect, useState } from 'react'

/**
 * `open`, but false until mounted. If it were true at the first render, a submenu would not find its parent, and in
 * StrictMode, where effects run twice, the focus that moves back in between would close a dialog.
 */
export function useOpenAfterMount(open: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return open && mounted
}
