import type { Microphone, MicrophoneRequest, MicrophoneStream } from '../../platform/microphone.ts'
import { MicrophoneError } from '../../platform/microphone.ts'
import type { Visibility } from '../../platform/visibility.ts'
import type { GapReason } from '../store/recorder-rows.ts'

export interface MicrophoneKeeper {
  /**
   * Returns the open stream if it is live, else a new one. With `hearing`, a new stream that is muted is refused as
   * `busy`: during a phone call the browser may open one, and it records nothing. Rejects with MicrophoneError.
   */
  take(wish: MicrophoneRequest, hearing: boolean): Promise<MicrophoneStream>
  /** Opens another microphone; the open one stays in use until `adopt` is called. */
  change(wish: MicrophoneRequest): Promise<{ stream: MicrophoneStream; adopt(): void }>
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

/** Holds the one open microphone and reports, from the browser's events, when it is lost and when it may be back. */
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
  // Browsers send no events while a phone sleeps: on return the track itself is checked.
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

  /** Falls back to the default microphone if the chosen one is missing: any microphone is better than none. */
  const openAny = async (wish: MicrophoneRequest): Promise<MicrophoneStream> => {
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
