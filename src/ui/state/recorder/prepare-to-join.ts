import { useEffect } from 'react'

/**
 * Preloads the join code while online, for screens that record: the shell may not be stored yet. A failure is ignored,
 * because joining imports the code again.
 */
export const usePrepareToJoin = (): void =>
  useEffect(() => {
    import('../../../audio/join/join.ts').catch(() => undefined)
  }, [])
