import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type AudioPlayer, createAudioPlayer, type PlayerState } from './audio-player.ts'
import type { Sound } from './audio-source.ts'

/** A player for one recording; stops on unmount. `find` must be stable; the audio element is appended to `place`. */
export function useAudioPlayer(
  find: () => Promise<Sound>,
  place: RefObject<Element | null>,
): [AudioPlayer, PlayerState] {
  const player = useMemo(() => createAudioPlayer(new Audio(), find), [find])
  useEffect(() => (place.current ? player.attach(place.current) : undefined), [player, place])
  return [player, useSyncExternalStore(player.subscribe, player.get)]
}
