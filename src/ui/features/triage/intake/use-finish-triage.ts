import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FinishedRecording } from '../../../../audio/recorder/finished-recording.ts'
import type { TriageDraft } from '../../../../db/triage-drafts.ts'
import { printDateTime } from '../../../../domain/dates/print-date.ts'
import { noticeText } from '../../../../domain/triage/texts/notice-texts.ts'
import { LANGUAGE_TAGS } from '../../../i18n/locale.ts'
import { triageRecorder } from '../../../state/recorder/recording.ts'
import { store } from '../../../state/session/session.ts'
import { lockInterrupted, unlock } from '../../../state/session/stored-session.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { uploadMode } from '../../../state/sync/upload-mode.ts'
import { rememberTriage } from '../../../state/triage/current-triage.ts'
import { dropTriageDraft, joinOtherTabs, triageDraft, useTriageDraft } from '../../../state/triage/triage-draft.ts'
import { patientNameAtom } from '../../../state/triage/triage-settings.ts'
import { useFaultWords, useTroubleWords } from '../words/trouble-words.ts'
import { useLocale } from '../words/use-locale.ts'
import { type FinishOutcome, type FinishRefusal, finishTriage, refusalOf } from './finish-triage.ts'
import { discardTriageRecording } from './use-discard-triage.ts'

export type Finishing =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** `words` say why, and that nothing was lost. */
  | { kind: 'refused'; refusal: FinishRefusal; words: string; typedAlone: boolean }

async function recordingOf({ sessionId }: TriageDraft): Promise<FinishedRecording | null> {
  if (sessionId === null) return null
  const triage = await triageRecorder.open()
  const { state } = triage.recorder.snapshot()
  if (state.kind === 'stopped') return state.finished
  return triage.isUnderWay() ? await triage.recorder.stop() : await lockInterrupted(triage, sessionId)
}

/** Ends the recording and stores the triage; resolves to true if it was stored. `typed` deletes the recording first. */
export function useFinishTriage(): { finishing: Finishing; finish(what?: 'all' | 'typed'): Promise<boolean> } {
  const { t } = useLingui()
  const locale = useLocale()
  const context = useCommandContext()
  const refusalWords = useRefusalWords()
  const [finishing, setFinishing] = useState<Finishing>({ kind: 'idle' })
  const state = useTriageDraft()
  const numbers = state.kind === 'open' ? state.draft.numbers : null
  const refusal = finishing.kind === 'refused' ? finishing.refusal : null
  const corrected = refusal?.kind === 'implausible' && refusal.numbers !== numbers

  const finishDraft = async (what: 'all' | 'typed'): Promise<FinishOutcome | null> => {
    if (what === 'typed') await discardTriageRecording()
    await joinOtherTabs()
    const draft = triageDraft()
    if (!draft) return null
    const at = printDateTime(draft.startedAt)
    return await finishTriage(draft, {
      ...{ context, recordingOf, mode: uploadMode.get(), locale: LANGUAGE_TAGS[locale] },
      name: t({ id: 'triage.name', message: `Triage ${at}` }),
      usePatientNameAsRecordingName: store.get(patientNameAtom),
    })
  }
  const refuse = async (because: FinishRefusal) => {
    const draft = triageDraft()
    // The refusal is shown in any case; a recording that stays locked is reused by the next try.
    if (draft?.sessionId) await unlock(draft.sessionId).catch(() => undefined)
    const typedAlone = because.kind === 'recorder' && because.typedAlone
    setFinishing({ kind: 'refused', refusal: because, words: refusalWords(because), typedAlone })
  }
  return {
    finishing: corrected ? { kind: 'idle' } : finishing,
    async finish(what = 'all') {
      if (!triageDraft() || finishing.kind === 'saving') return false
      setFinishing({ kind: 'saving' })
      const outcome = await finishDraft(what).catch(
        (error): FinishOutcome => ({ kind: 'refused', refusal: refusalOf(error, triageDraft()) }),
      )
      if (outcome?.kind === 'refused') {
        await refuse(outcome.refusal)
        return false
      }
      if (outcome) {
        rememberTriage(outcome.clientId)
        // A draft that cannot be deleted now is found at the next start and recognised as saved.
        await dropTriageDraft().catch(() => undefined)
      }
      setFinishing({ kind: 'idle' })
      return outcome !== null
    },
  }
}

function useRefusalWords(): (refusal: FinishRefusal) => string {
  const { t } = useLingui()
  const locale = useLocale()
  const faultWords = useFaultWords()
  const troubleWords = useTroubleWords()
  return refusal => {
    switch (refusal.kind) {
      case 'implausible':
        return noticeText({ kind: 'implausible', vital: refusal.vital, given: refusal.given }, locale)
      case 'recording':
        return faultWords(refusal.fault)
      case 'recorder':
        return troubleWords(refusal.code)
      case 'not-stored':
        return t({
          id: 'triage.saving.failed',
          message: 'The device could not save it. Everything is kept; try again.',
        })
    }
  }
}
