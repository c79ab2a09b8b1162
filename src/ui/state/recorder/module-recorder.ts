import { type Captions, createCaptions } from '../../../audio/captions.ts'
import type { PresetName } from '../../../audio/recorder/presets.ts'
import { createRecorder, type Recorder } from '../../../audio/recorder/recorder.ts'
import type { RecorderState } from '../../../audio/recorder/recorder-snapshot.ts'
import { createRecovery, type Recovery } from '../../../audio/recovery.ts'
import { RecorderDb } from '../../../audio/store/recorder-db.ts'
import { browserLocalSpeech } from '../../../platform/browser/local-speech.ts'
import { browserLocks } from '../../../platform/browser/locks.ts'
import { browserMicrophone } from '../../../platform/browser/microphone.ts'
import { browserScreenAwake } from '../../../platform/browser/screen-awake.ts'
import { browserStorageRoom } from '../../../platform/browser/storage.ts'
import { browserVisibility } from '../../../platform/browser/visibility.ts'
import { systemClock } from '../../../platform/clock.ts'
import { systemRandom } from '../../../platform/random.ts'

export interface ModuleRecorder {
  readonly accountId: string
  readonly recorder: Recorder
  readonly recovery: Recovery
  /** Captions of the recording under way, made on this device; null before the first one. */
  captions(): Captions | null
  /** Start of the recording under way, milliseconds since the epoch; null before the first one. */
  startedAt(): number | null
  /** `language` of the captions, BCP 47. Rejects with RecorderError, like the recorder's own start. */
  begin(how: { language: string; continued?: { sessionId: string; startedAt: number } | undefined }): Promise<void>
  forgetCaptions(): void
  isUnderWay(): boolean
  close(): Promise<void>
}

interface ModuleRecorderOptions {
  accountId: string
  moduleId: string
  preset: PresetName
  onUnderWay(underWay: boolean): void
  /** Called when the current session changes; `before` is the previous one. */
  onSession(sessionId: string | null, before: string | null): void
}

const OVER: ReadonlySet<RecorderState['kind']> = new Set(['idle', 'failed'])

const speech = { speech: browserLocalSpeech, clock: systemClock }

/** Recorder and captions of one account and one module, with the browser's own ports. */
export function createModuleRecorder(options: ModuleRecorderOptions): ModuleRecorder {
  const { accountId, moduleId, preset, onUnderWay, onSession } = options
  const ports = {
    db: new RecorderDb(),
    microphone: browserMicrophone,
    clock: systemClock,
    random: systemRandom,
    locks: browserLocks,
    room: browserStorageRoom,
    awake: browserScreenAwake,
    visibility: browserVisibility,
  }
  const recorder = createRecorder(ports, { ownerId: accountId, moduleId, preset })
  let captions: Captions | null = null
  let startedAt: number | null = null
  let kind: RecorderState['kind'] = 'idle'
  let sessionId: string | null = null

  const isUnderWay = () => !OVER.has(kind)
  /** Decision 67: closing the tab asks while a recording is under way. */
  const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

  const stopFollowing = recorder.subscribe(() => {
    const now = recorder.snapshot()
    if (now.sessionId !== sessionId) {
      const before = sessionId
      sessionId = now.sessionId
      onSession(sessionId, before)
    }
    if (now.state.kind === kind) return
    const wasUnderWay = isUnderWay()
    kind = now.state.kind
    if (kind === 'recording') void captions?.start()
    else captions?.stop()
    if (isUnderWay() === wasUnderWay) return
    if (wasUnderWay) removeEventListener('beforeunload', askBeforeLeaving)
    else addEventListener('beforeunload', askBeforeLeaving)
    onUnderWay(!wasUnderWay)
  })

  return {
    accountId,
    recorder,
    recovery: createRecovery(ports, accountId),
    captions: () => captions,
    startedAt: () => startedAt,
    async begin({ language, continued }) {
      if (isUnderWay()) return
      captions = createCaptions(speech, language)
      startedAt = continued?.startedAt ?? systemClock.now()
      await recorder.start({ continueSession: continued?.sessionId })
    },
    forgetCaptions() {
      captions = null
    },
    isUnderWay,
    async close() {
      // Unsubscribes first, so that the draft stays with the recoverable recording.
      stopFollowing()
      await recorder.close()
      removeEventListener('beforeunload', askBeforeLeaving)
    },
  }
}
