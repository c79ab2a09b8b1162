import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FinishedRecording } from '../../../audio/finished-recording.ts'
import { RecorderError } from '../../../audio/recorder-error.ts'
import { saveTypedTriage } from '../../../db/commands/triage.ts'
import type { TriageDraft } from '../../../db/triage-drafts.ts'
import type { TriageDetails } from '../../../db/upload-store.ts'
import { printDateTime } from '../../../domain/dates/print-date.ts'
import { checkTriageRecording } from '../../../domain/triage/recording-limits.ts'
import { noticeText } from '../../../domain/triage/texts/notice-texts.ts'
import { typedValue } from '../../../domain/triage/typed-number.ts'
import { systemClock } from '../../../platform/clock.ts'
import { LANGUAGE_TAGS } from '../../i18n/locale.ts'
import { rememberTriage } from '../../state/current-triage.ts'
import { assessDraft, typedTriage } from '../../state/draft-assessment.ts'
import { triageRecorder } from '../../state/recording.ts'
import { saveFinished } from '../../state/save-recording.ts'
import { store } from '../../state/session.ts'
import { letGo, takeInterrupted } from '../../state/stored-session.ts'
import { dropTriageDraft, triageDraft, useTriageDraft } from '../../state/triage-draft.ts'
import { patientNameAtom } from '../../state/triage-settings.ts'
import { uploadMode } from '../../state/upload-mode.ts'
import { useCommandContext } from '../../state/use-session.ts'
import { impossibleField } from './field-order.ts'
import { useFaultWords, useTroubleWords } from './trouble-words.ts'
import { discardTriageRecording } from './use-discard-triage.ts'
import { useLocale } from './use-locale.ts'

export type Finishing =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /**
   * Nothing was lost: everything is where it was. `typedAlone`: without the recording it can be finished. `numbers`: those
   * that it was refused for; with others it is not.
   */
  | { kind: 'refused'; words: string; typedAlone: boolean; numbers?: TriageDraft['numbers'] | undefined }

/** Codes of a recording that will never be saved, however often it is tried. */
const UNSAVABLE: readonly string[] = ['RECORDING_TOO_SHORT', 'RECORDING_NOT_FOUND', 'NO_ACTIVE_RECORDING']

/** What the recorder holds for this draft, ended; null where nothing was recorded. Rejects with RecorderError. */
async function recordingOf(draft: TriageDraft): Promise<FinishedRecording | null> {
  if (draft.sessionId === null) return null
  const triage = await triageRecorder.open()
  const { state } = triage.recorder.snapshot()
  if (state.kind === 'stopped') return state.finished
  return triage.isUnderWay() ? await triage.recorder.stop() : await takeInterrupted(triage, draft.sessionId)
}

/** As long as all its parts together, as large as the largest: each is sent by itself. */
function wholeOf(last: FinishedRecording) {
  const parts = [...last.earlierParts, last]
  return {
    durationSeconds: parts.reduce((sum, part) => sum + part.durationSeconds, 0),
    bytes: Math.max(...parts.map(({ size }) => size)),
    mimeType: last.mimeType,
  }
}

function detailsOf(draft: TriageDraft): { details: TriageDetails; known: boolean } {
  const { assessment, known } = assessDraft(draft)
  return {
    known,
    details: {
      profileId: draft.profileId,
      usePatientNameAsRecordingName: store.get(patientNameAtom),
      startedAt: new Date(draft.startedAt).toISOString(),
      typed: typedTriage(draft),
      provisional: known ? { assessment, at: new Date(systemClock.now()).toISOString() } : null,
    },
  }
}

/** Ends the recording and stores the triage; answers whether it is stored. `typed` lets the recording go before. */
export function useFinishTriage(): { finishing: Finishing; finish(what?: 'all' | 'typed'): Promise<boolean> } {
  const { t } = useLingui()
  const locale = useLocale()
  const context = useCommandContext()
  const faultWords = useFaultWords()
  const troubleWords = useTroubleWords()
  const [finishing, setFinishing] = useState<Finishing>({ kind: 'idle' })
  const state = useTriageDraft()
  const numbers = state.kind === 'open' ? state.draft.numbers : null
  const mended = finishing.kind === 'refused' && finishing.numbers !== undefined && finishing.numbers !== numbers

  const save = async (draft: TriageDraft): Promise<void> => {
    const wrong = impossibleField(draft.numbers)
    if (wrong) {
      const given = typedValue(draft.numbers[wrong]) ?? 0
      throw new Refused(noticeText({ kind: 'implausible', vital: wrong, given }, locale), draft.numbers)
    }
    const finished = await recordingOf(draft)
    const { details, known } = detailsOf(draft)
    const fault = finished || !known ? checkTriageRecording(finished && wholeOf(finished)) : null
    if (fault) throw new Refused(faultWords(fault))
    const { patientClientId, clientId } = draft
    const at = printDateTime(draft.startedAt)
    const name = t({ id: 'triage.name', message: `Triage ${at}` })
    if (finished) {
      const transcript = draft.heardText.trim()
      const about = {
        name: () => name,
        subtype: 'dictation',
        patientClientId,
        transcript: transcript === '' ? null : { text: transcript, model: 'captions' as const },
        locale: LANGUAGE_TAGS[locale],
        triage: details,
      }
      await saveFinished(context, finished, about, uploadMode.get())
      rememberTriage(finished.sessionId)
    } else {
      await saveTypedTriage(context, { clientId, name, patientClientId, triage: details })
      rememberTriage(clientId)
    }
    // What cannot be cleared up now is found at the next start, and known to be saved.
    await dropTriageDraft().catch(() => undefined)
  }

  return {
    finishing: mended ? { kind: 'idle' } : finishing,
    async finish(what = 'all') {
      if (!triageDraft() || finishing.kind === 'saving') return false
      setFinishing({ kind: 'saving' })
      try {
        if (what === 'typed') await discardTriageRecording()
        const draft = triageDraft()
        if (draft) await save(draft)
        setFinishing({ kind: 'idle' })
        return draft !== null
      } catch (error) {
        const draft = triageDraft()
        if (draft?.sessionId) await letGo(draft.sessionId)
        const unsavable = error instanceof RecorderError && UNSAVABLE.includes(error.code)
        const typedAlone = unsavable && draft !== null && assessDraft({ ...draft, heardText: '' }).known
        const words =
          error instanceof Refused
            ? error.message
            : error instanceof RecorderError
              ? troubleWords(error.code)
              : t({
                  id: 'triage.saving.failed',
                  message: 'The device did not store it. Everything is kept; try again.',
                })
        const numbers = error instanceof Refused ? error.numbers : undefined
        setFinishing({ kind: 'refused', words, typedAlone, numbers })
        return false
      }
    },
  }
}

class Refused extends Error {
  override readonly name = 'Refused'
  readonly numbers: TriageDraft['numbers'] | undefined
  constructor(words: string, numbers?: TriageDraft['numbers']) {
    super(words)
    this.numbers = numbers
  }
}
