import { useLingui } from '@lingui/react/macro'
import { useFailureText } from '../../../record-kit/failure-text.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { type StateWords, useWaitWords } from '../../../record-kit/wait-words.ts'
import { useServerText } from '../recording/server-text.ts'
import type { CardState } from '../upload/card-state.ts'

/** Returns the badge and the sentence of a card for its state; both are null for a synced recording. */
export function useCardWords(): (state: CardState) => StateWords {
  const { t } = useLingui()
  const failureText = useFailureText()
  const refusalWords = useRefusalWords()
  const serverText = useServerText()
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
            text: t({ id: 'scribe.card.failed', message: 'Could not be sent' }),
          },
          sentence:
            state.kind === 'failed' && state.code === 'RecordingNotFound'
              ? t({
                  id: 'scribe.card.lost.text',
                  message: `${reason}. The audio is not on this device; the name and the text are kept.`,
                })
              : t({ id: 'scribe.card.failed.text', message: `${reason}. The recording is kept on this device.` }),
        }
      }
      case 'edit-refused': {
        const reason = refusalWords(state)
        return {
          badge: {
            tone: 'danger',
            icon: 'circle-alert',
            text: t({ id: 'scribe.card.editRefused', message: 'Change not accepted' }),
          },
          sentence: t({
            id: 'scribe.card.editRefused.text',
            message: `${reason}. Your change is kept on this device.`,
          }),
        }
      }
      case 'processing':
        return {
          badge: {
            tone: 'info',
            icon: 'loader-circle',
            text: state.transcribing
              ? t({ id: 'scribe.card.transcribing', message: 'Transcribing' })
              : t({ id: 'scribe.card.processing', message: 'Processing' }),
          },
          sentence: state.transcribing
            ? t({ id: 'scribe.card.transcribing.text', message: 'Transcribing …' })
            : t({ id: 'scribe.card.processing.text', message: 'The server has it and is working on it.' }),
        }
      case 'not-processed':
        return {
          badge: {
            tone: 'danger',
            icon: 'circle-alert',
            text: t({ id: 'scribe.card.notProcessed', message: 'Not transcribed' }),
          },
          sentence: serverText(state.errorKey),
        }
      case 'no-engine':
        return {
          badge: { tone: 'neutral', icon: 'info', text: t({ id: 'scribe.card.noEngine', message: 'No transcript' }) },
          sentence: serverText('scribe.transcription.noEngine'),
        }
      case 'synced':
        return { badge: null, sentence: null }
    }
  }
}
