import { useEffect } from 'react'

/**
 * For a screen that records. What joins the segments must be here before the network goes, where the shell is not stored
 * yet; without it now, it is asked for again when it is due.
 */
export const usePrepareToJoin = (): void =>
  useEffect(() => {
    import('../../audio/join/join.ts').catch(() => undefined)
  }, [])
