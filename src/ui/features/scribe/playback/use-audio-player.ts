import { type RefObject, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { type AudioPlayer, createAudioPlayer, type PlayerState } from './audio-player.ts'
import { findSound } from './audio-source.ts'

/** A player for one recording; stops on unmount. Its audio element is appended to `place`, which stays mounted. */
export function useAudioPlayer({ clientId, id, data }: RecordingDocument): {
  player: AudioPlayer
  place: RefObject<HTMLDivElement | null>
} {
  const context = useCommandContext()
  const documentAssetId = data.documentAssetId ?? null
  const find = useCallback(
    () => findSound(context, { clientId, id, documentAssetId }),
    [context, clientId, id, documentAssetId],
  )
  const place = useRef<HTMLDivElement>(null)
  const player = useMemo(() => createAudioPlayer(new Audio(), find), [find])
  useEffect(() => (place.current ? player.attach(place.current) : undefined), [player])
  return { player, place }
}

export const usePlayerState = (player: AudioPlayer): PlayerState => useSyncExternalStore(player.subscribe, player.get)
