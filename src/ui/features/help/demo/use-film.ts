import { useEffect, useState } from 'react'
import { systemNet } from '../../../../platform/net.ts'
import { useOnline } from '../../../state/sync/use-online.ts'

export type FilmState = { kind: 'loading' } | { kind: 'ready'; url: string } | { kind: 'failed' }

/**
 * Loads the film as a whole, so that the service worker keeps it: a player asks for parts of it, which no cache stores.
 * Tries again when the network is back.
 */
export function useFilm(address: string): FilmState {
  const online = useOnline()
  const [film, setFilm] = useState<FilmState>({ kind: 'loading' })
  const isReady = film.kind === 'ready'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the network that returns is a reason to try again.
  useEffect(() => {
    if (isReady) return
    const abort = new AbortController()
    const load = async () => {
      try {
        const response = await systemNet.fetch(address, { signal: abort.signal })
        if (!response.ok) throw new TypeError(`HTTP ${response.status}`)
        setFilm({ kind: 'ready', url: URL.createObjectURL(await response.blob()) })
      } catch {
        if (!abort.signal.aborted) setFilm({ kind: 'failed' })
      }
    }
    void load()
    return () => abort.abort()
  }, [address, online, isReady])

  useEffect(() => (film.kind === 'ready' ? () => URL.revokeObjectURL(film.url) : undefined), [film])
  return film
}
