import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type AudioPlayer, createAudioPlayer, type PlayerState } from './audio-player.ts'
import type { Sound } from './audio-source.ts'

/** A player for one recording; it falls silent when the screen goes. `find` must be stable. */
export function useAudioPlayer(find: () => Promise<Sound>): [AudioPlayer, PlayerState] {
  const player = useMemo(() => createAudioPlayer(new Audio(), find), [find])
  useEffect(() => player.attach(), [player])
  return [player, useSyncExternalStore(player.subscribe, player.get)]
}
