import type { Microphone, MicrophoneStream, MicrophoneWish } from '../../platform/microphone.ts'
import { MicrophoneError } from '../../platform/microphone.ts'
import type { Visibility } from '../../platform/visibility.ts'
import type { GapReason } from '../recorder-rows.ts'

export interface MicrophoneKeeper {
  /**
   * The open stream if it still hears, else a new one. `hearing` refuses one that is muted as `busy`: during a phone
   * call the browser may hand out such a track, and it would record nothing. Rejects with MicrophoneError.
   */
  take(wish: MicrophoneWish, hearing: boolean): Promise<MicrophoneStream>
  /** A stream on another microphone; the open one stays until the answer's `adopt`. */
  change(wish: MicrophoneWish): Promise<{ stream: MicrophoneStream; adopt(): void }>
  open(): MicrophoneStream | null
  release(): void
  close(): void
}

interface KeeperOptions {
  microphone: Microphone
  visibility: Visibility
  onOpen(stream: MicrophoneStream): void
  onLost(reason: GapReason): void
  onBack(): void
}

/** Holds the one open microphone and tells, from whatever the browser says, when it is lost and when it may be back. */
export function createMicrophoneKeeper(options: KeeperOptions): MicrophoneKeeper {
  const { microphone, visibility, onLost, onBack } = options
  let held: { stream: MicrophoneStream; unsubscribe(): void } | null = null

  const check = () => {
    if (held && !held.stream.live()) onLost('ended')
    else onBack()
  }

  const stopMicrophone = microphone.subscribe(change => {
    if (change === 'withdrawn') onLost('withdrawn')
    else if (change === 'granted') onBack()
    else check()
  })
  // Nothing is told while a phone sleeps: on return the track itself is asked.
  const stopVisibility = visibility.subscribe(visible => {
    if (visible) check()
  })

  const release = () => {
    held?.unsubscribe()
    held?.stream.close()
    held = null
  }

  const adopt = (stream: MicrophoneStream) => {
    release()
    const unsubscribe = stream.subscribe(event => {
      if (event === 'unmuted') onBack()
      else onLost(event)
    })
    held = { stream, unsubscribe }
    options.onOpen(stream)
  }

  /** The remembered microphone may be in another room: any microphone is better than none. */
  const openAny = async (wish: MicrophoneWish): Promise<MicrophoneStream> => {
    try {
      return await microphone.open(wish)
    } catch (error) {
      if (wish.deviceId === null || !(error instanceof MicrophoneError) || error.fault !== 'missing') throw error
      return microphone.open({ ...wish, deviceId: null })
    }
  }

  return {
    open: () => held?.stream ?? null,
    release,
    async take(wish, hearing) {
      if (held?.stream.live()) return held.stream
      release()
      const stream = await openAny(wish)
      if (hearing && !stream.live()) {
        stream.close()
        throw new MicrophoneError('busy')
      }
      adopt(stream)
      return stream
    },
    async change(wish) {
      const stream = await microphone.open(wish)
      return { stream, adopt: () => adopt(stream) }
    },
    close() {
      stopMicrophone()
      stopVisibility()
      release()
    },
  }
}
