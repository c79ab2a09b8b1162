import { useLingui } from '@lingui/react/macro'
import { useFailureText } from '../../../record-kit/failure-text.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { type StateWords, useWaitWords } from '../../../record-kit/wait-words.ts'
import { useReadingErrors } from '../words/use-reading-errors.ts'
import type { RecordState } from './record-state.ts'

/** Returns the badge and the sentence of a record for its state; both are null for a processed one. */
export function useRecordCardWords(): (state: RecordState) => StateWords {
  const { t } = useLingui()
  const failureText = useFailureText()
  const refusalWords = useRefusalWords()
  const readingError = useReadingErrors()
  const waitWords = useWaitWords()
  return state => {
    switch (state.kind) {
      case 'waiting':
      case 'sending':
      case 'no-patient':
        return waitWords(state)
      case 'refused':
      case 'failed': {
        const reason = state.kind === 'refused' ? refusalWords(state) : failureText(state)
        return {
          badge: {
            tone: 'danger',
            icon: 'circle-alert',
            text: t({ id: 'records.card.failed', message: 'Could not be sent' }),
          },
          sentence: t({ id: 'records.card.failed.text', message: `${reason}. The record is kept on this device.` }),
        }
      }
      case 'edit-refused': {
        const reason = refusalWords(state)
        return {
          badge: {
            tone: 'danger',
            icon: 'circle-alert',
            text: t({ id: 'records.card.editRefused', message: 'Change not accepted' }),
          },
          sentence: t({
            id: 'records.card.editRefused.text',
            message: `${reason}. Your change is kept on this device.`,
          }),
        }
      }
      case 'processing':
        return {
          badge: {
            tone: 'info',
            icon: 'loader-circle',
            text: t({ id: 'records.card.processing', message: 'Processing' }),
          },
          sentence: t({
            id: 'records.card.processing.text',
            message: 'It is being read and put in order. It can be opened when that is done.',
          }),
        }
      case 'not-read':
        return {
          badge: { tone: 'danger', icon: 'circle-alert', text: t({ id: 'records.card.notRead', message: 'Not read' }) },
          sentence: readingError(state.errorKey),
        }
      case 'processed':
        return {
          badge: state.changeWaits
            ? {
                tone: 'warn',
                icon: 'clock',
                text: t({ id: 'records.card.changeWaits', message: 'Change waiting to be sent' }),
              }
            : null,
          sentence: null,
        }
    }
  }
}
