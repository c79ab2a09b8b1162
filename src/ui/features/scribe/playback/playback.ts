import { useSyncExternalStore } from 'react'
import type { Sound } from './audio-source.ts'
import { openAddress, type SoundAddress } from './sound-address.ts'
import type { Unheard } from './unheard-text.ts'

export type Playback =
  | { kind: 'silent' }
  /** The sound is being fetched. */
  | { kind: 'loading'; key: string }
  | { kind: 'playing' | 'paused'; key: string; seconds: number }
  | { kind: 'failed'; key: string; because: Unheard }

/** The store or the worker failed to answer; the next press asks again. */
const missing: Sound = { kind: 'missing', because: 'refused' }

/** Plays one sound at a time: starting a second one stops the first. `key` identifies the sound. */
export function createPlayback(audio: () => HTMLAudioElement) {
  const listeners = new Set<() => void>()
  let state: Playback = { kind: 'silent' }
  let player: HTMLAudioElement | null = null
  let address: SoundAddress | null = null
  /** Of the latest start: an older one that ends later changes nothing. */
  let starts = 0

  const become = (next: Playback) => {
    state = next
    for (const listener of listeners) listener()
  }
  const key = () => ('key' in state ? state.key : null)
  const free = () => {
    address?.close()
    address = null
  }
  const stop = () => {
    player?.pause()
    player?.removeAttribute('src')
    free()
    become({ kind: 'silent' })
  }

  const voice = (): HTMLAudioElement => {
    if (player) return player
    const made = audio()
    made.preload = 'metadata'
    const follow = () => {
      if (state.kind !== 'playing' && state.kind !== 'paused') return
      become({ kind: made.paused ? 'paused' : 'playing', key: state.key, seconds: made.currentTime })
    }
    for (const event of ['timeupdate', 'pause', 'play', 'seeked']) made.addEventListener(event, follow)
    made.addEventListener('ended', stop)
    made.addEventListener('error', () => {
      const failed = key()
      if (!made.hasAttribute('src') || failed === null) return
      free()
      become({ kind: 'failed', key: failed, because: 'unplayable' })
    })
    player = made
    return made
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Pauses or resumes the sound of this key, or gives up fetching it; starts it if another or none is current. */
    async toggle(wanted: string, find: () => Promise<Sound>): Promise<void> {
      if (key() === wanted && state.kind === 'playing') return void player?.pause()
      if (key() === wanted && state.kind === 'paused') return await player?.play()
      const fetching = key() === wanted && state.kind === 'loading'
      stop()
      const start = ++starts
      if (fetching) return
      become({ kind: 'loading', key: wanted })
      const sound = await find().catch(() => missing)
      if (start !== starts || key() !== wanted) return
      if (sound.kind === 'missing') return become({ kind: 'failed', key: wanted, because: sound.because })
      const made = voice()
      address = openAddress(sound)
      made.src = address.url
      become({ kind: 'playing', key: wanted, seconds: 0 })
      try {
        await made.play()
      } catch (error) {
        // Thrown if a pause or a new source interrupts play(); faults of the file are reported by the `error` event.
        if (!(error instanceof DOMException)) throw error
      }
    },
    stop,
  }
}

export const playback = createPlayback(() => new Audio())

/** The state of one sound without its position, so that it does not change during playback. */
export type SoundState = 'silent' | 'loading' | 'playing' | 'paused' | Unheard

export const useSoundState = (key: string): SoundState =>
  useSyncExternalStore(playback.subscribe, () => {
    const state = playback.get()
    if (state.kind === 'silent' || state.key !== key) return 'silent'
    return state.kind === 'failed' ? state.because : state.kind
  })

/** The position of a sound in whole seconds; null if it is neither playing nor paused. */
export const useSoundPosition = (key: string): number | null =>
  useSyncExternalStore(playback.subscribe, () => {
    const state = playback.get()
    return 'seconds' in state && state.key === key ? Math.floor(state.seconds) : null
  })
