import { type Captions, createCaptions } from '../../audio/captions.ts'
import { createRecorder, type Recorder } from '../../audio/recorder.ts'
import { RecorderDb } from '../../audio/recorder-db.ts'
import type { RecorderState } from '../../audio/recorder-snapshot.ts'
import { createRecovery, type Recovery } from '../../audio/recovery.ts'
import { type RecordingDraft, RecordingDrafts } from '../../db/recording-drafts.ts'
import { browserLocalSpeech } from '../../platform/browser/local-speech.ts'
import { browserLocks } from '../../platform/browser/locks.ts'
import { browserMicrophone } from '../../platform/browser/microphone.ts'
import { browserScreenAwake } from '../../platform/browser/screen-awake.ts'
import { browserStorageRoom } from '../../platform/browser/storage.ts'
import { browserVisibility } from '../../platform/browser/visibility.ts'
import { systemClock } from '../../platform/clock.ts'
import { systemRandom } from '../../platform/random.ts'
import { draftAtom, NO_DRAFT, savingAtom } from './recording-draft.ts'
import { store } from './session.ts'

export interface ScribeRecorder {
  readonly accountId: string
  readonly recorder: Recorder
  readonly recovery: Recovery
  readonly drafts: RecordingDrafts
  /** Of the recording under way, made on this device; null before the first one. */
  captions(): Captions | null
  /** `language` of the captions, BCP 47. Rejects with RecorderError, like the recorder's own start. */
  start(how: {
    language: string
    patientClientId: string
    /** A stored recording that goes on (R6), and when it began. */
    continued?: { sessionId: string; startedAt: number }
  }): Promise<void>
  /** When the recording under way began, milliseconds since the epoch; null before the first one. */
  startedAt(): number | null
  /** Changes what is known about the recording, and keeps it for a recording under way. */
  describe(change: Partial<RecordingDraft>): void
  /** The draft is used up: the next recording begins without a name and without a text. */
  forget(): void
  isUnderWay(): boolean
  close(): Promise<void>
}

const OVER: ReadonlySet<RecorderState['kind']> = new Set(['idle', 'failed'])

const speech = { speech: browserLocalSpeech, clock: systemClock }

/** Recorder, captions and draft of one account, with the browser's own ports. */
export function createScribeRecorder(accountId: string, onUnderWay: (underWay: boolean) => void): ScribeRecorder {
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
  // What joins the segments must be here before the network goes; without it now, it is asked for again when it is due.
  import('../../audio/join/join.ts').catch(() => undefined)
  const recorder = createRecorder(ports, { ownerId: accountId, moduleId: 'scribe', preset: 'medical' })
  const drafts = new RecordingDrafts()
  let captions: Captions | null = null
  let startedAt: number | null = null
  let kind: RecorderState['kind'] = 'idle'
  let sessionId: string | null = null

  const isUnderWay = () => !OVER.has(kind)
  // A store that refuses is told of by the recorder, which needs it more; without a draft a crash costs the name.
  const keepDraft = () => {
    if (sessionId) drafts.keep(accountId, sessionId, store.get(draftAtom)).catch(() => undefined)
  }
  const dropDraft = (ended: string) => void drafts.drop(ended).catch(() => undefined)
  /** Decision 67: closing the tab asks while a recording is under way. */
  const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

  const stopFollowing = recorder.subscribe(() => {
    const now = recorder.snapshot()
    if (now.sessionId !== sessionId) {
      const before = sessionId
      sessionId = now.sessionId
      if (sessionId) keepDraft()
      else if (before) dropDraft(before)
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
    drafts,
    captions: () => captions,
    startedAt: () => startedAt,
    async start({ language, patientClientId, continued }) {
      if (isUnderWay()) return
      // Without a draft nobody knows whose visit was cut off, and a guess would put it into another patient's records.
      const known = continued && ((await drafts.of(accountId, continued.sessionId).catch(() => null)) ?? NO_DRAFT)
      store.set(draftAtom, known ?? { ...store.get(draftAtom), patientClientId })
      store.set(savingAtom, { kind: 'idle' })
      captions = createCaptions(speech, language)
      startedAt = continued?.startedAt ?? systemClock.now()
      await recorder.start({ continueSession: continued?.sessionId })
    },
    describe(change) {
      store.set(draftAtom, { ...store.get(draftAtom), ...change })
      keepDraft()
    },
    forget() {
      captions = null
      store.set(draftAtom, { ...store.get(draftAtom), name: null, transcript: '' })
    },
    isUnderWay,
    async close() {
      store.set(draftAtom, NO_DRAFT)
      store.set(savingAtom, { kind: 'idle' })
      // What is recorded stays recoverable, and its draft with it.
      stopFollowing()
      await recorder.close()
      removeEventListener('beforeunload', askBeforeLeaving)
    },
  }
}
