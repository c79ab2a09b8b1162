import type { Sound } from './audio-source.ts'
import { openAddress, type SoundAddress } from './sound-address.ts'
import type { Unheard } from './unheard-text.ts'

export const SPEEDS = [1, 1.25, 1.5, 2] as const
export type Speed = (typeof SPEEDS)[number]

export interface PlayerState {
  kind: 'resting' | 'loading' | 'playing' | Unheard
  seconds: number
  /** Seconds, as the file says; null until it is read, and for a file without a duration. */
  duration: number | null
  speed: Speed
}

export interface AudioPlayer {
  readonly audio: HTMLAudioElement
  get(): PlayerState
  subscribe(listener: () => void): () => void
  toggle(): Promise<void>
  seek(seconds: number): void
  /** Moves the position without fetching the sound: the next `toggle` plays from there. */
  cue(seconds: number): void
  setSpeed(speed: Speed): void
  /** Appends the audio to `place` and follows its events until the returned function is called. */
  attach(place: Element): () => void
}

/**
 * Plays one sound, fetched when it is first needed. A server link is valid for a few minutes: if it has expired, a new
 * one is fetched and playback continues at the same position.
 */
export function createAudioPlayer(audio: HTMLAudioElement, find: () => Promise<Sound>): AudioPlayer {
  const listeners = new Set<() => void>()
  let attached: AbortController | null = null
  let state: PlayerState = { kind: 'resting', seconds: 0, duration: null, speed: 1 }
  let address: SoundAddress | null = null
  let source: 'none' | 'here' | 'server' | 'server-again' = 'none'
  let wanted = false

  const become = (change: Partial<PlayerState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  let loading: Promise<boolean> | null = null
  /** Fetches the sound; callers that come meanwhile share it. Never rejects: a failure is a state. */
  const load = (): Promise<boolean> => {
    loading ??= fetchSound().finally(() => {
      loading = null
    })
    return loading
  }
  const fetchSound = async (): Promise<boolean> => {
    const sound = await find().catch((): Sound => ({ kind: 'missing', because: 'refused' }))
    if (!attached) return false
    if (sound.kind === 'missing') {
      become({ kind: sound.because })
      return false
    }
    address?.close()
    address = openAddress(sound)
    source = sound.kind === 'here' ? 'here' : source === 'server' ? 'server-again' : 'server'
    audio.src = address.url
    audio.currentTime = state.seconds
    audio.playbackRate = state.speed
    return true
  }

  const play = async () => {
    wanted = true
    if (source === 'none') {
      become({ kind: 'loading' })
      if (!(await load())) return
    }
    if (!wanted) return become({ kind: 'resting' })
    try {
      await audio.play()
    } catch (error) {
      // Thrown if a pause or a new source interrupts play(); faults of the file are reported by the `error` event.
      if (!(error instanceof DOMException)) throw error
    }
  }
  const pause = () => {
    wanted = false
    audio.pause()
    if (state.kind === 'loading') become({ kind: 'resting' })
  }

  const follow = (on: (event: string, act: () => void) => void) => {
    on('play', () => become({ kind: 'playing' }))
    on('pause', () => become({ kind: 'resting' }))
    on('ended', () => {
      wanted = false
      become({ kind: 'resting' })
    })
    on('timeupdate', () => become({ seconds: audio.currentTime }))
    on('playing', () => {
      if (source === 'server-again') source = 'server'
    })
    on('durationchange', () => become({ duration: Number.isFinite(audio.duration) ? audio.duration : null }))
    on('error', () => {
      if (!audio.hasAttribute('src') || source === 'none') return
      if (source !== 'server') {
        source = 'none'
        return become({ kind: 'unplayable' })
      }
      become({ kind: 'loading' })
      void load().then(loaded => (loaded && wanted ? play() : undefined))
    })
  }

  return {
    audio,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    toggle: async () => (state.kind === 'playing' || state.kind === 'loading' ? pause() : await play()),
    seek(seconds) {
      become({ seconds })
      if (source === 'none') void load()
      else audio.currentTime = seconds
    },
    cue(seconds) {
      become({ seconds })
      if (source !== 'none') audio.currentTime = seconds
    },
    setSpeed(speed) {
      audio.playbackRate = speed
      become({ speed })
    },
    attach(place) {
      const mine = new AbortController()
      attached = mine
      place.append(audio)
      follow((event, act) => audio.addEventListener(event, act, { signal: mine.signal }))
      return () => {
        mine.abort()
        audio.remove()
        if (attached === mine) attached = null
        wanted = false
        audio.pause()
        audio.removeAttribute('src')
        source = 'none'
        address?.close()
        address = null
      }
    },
  }
}
