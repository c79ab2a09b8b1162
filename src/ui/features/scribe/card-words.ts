import { useLingui } from '@lingui/react/macro'
import type { Tone } from '../../components/feedback/pill.tsx'
import type { IconName } from '../../components/icon/icon-names.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { CardState } from './card-state.ts'
import { useFailureText } from './failure-text.ts'
import { useServerText } from './server-text.ts'

export interface CardWords {
  badge: { tone: Tone; icon: IconName; text: string } | null
  /** A sentence that says what happened and what was kept; absent where the transcript's beginning stands. */
  sentence: string | null
}

/** What a card says of its state: an icon, a word, a sentence. */
export function useCardWords(): (state: CardState) => CardWords {
  const { t } = useLingui()
  const { percent, sizeOfSize } = useFormat()
  const failureText = useFailureText()
  const serverText = useServerText()

  const waiting = (state: Extract<CardState, { kind: 'waiting' }>): CardWords => {
    const share = state.totalBytes > 0 && state.sentBytes > 0 ? percent(state.sentBytes / state.totalBytes) : null
    const stopped =
      share && t({ id: 'scribe.card.stopped', message: `Upload stopped at ${share}. It continues from there.` })
    switch (state.because) {
      case 'network':
        return {
          badge: {
            tone: 'warn',
            icon: 'clock',
            text: t({ id: 'scribe.card.network', message: 'Waiting for network' }),
          },
          sentence:
            stopped ??
            t({
              id: 'scribe.card.network.text',
              message: 'Saved on this device. It will be sent when you are online.',
            }),
        }
      case 'person':
        return {
          badge: { tone: 'info', icon: 'info', text: t({ id: 'scribe.card.held', message: 'Not sent' }) },
          sentence: t({
            id: 'scribe.card.held.text',
            message: 'Saved on this device. Uploads are manual: send it when you want.',
          }),
        }
      case 'patient':
        return {
          badge: {
            tone: 'warn',
            icon: 'clock',
            text: t({ id: 'scribe.card.patient', message: 'Waiting for the patient' }),
          },
          sentence: t({
            id: 'scribe.card.patient.text',
            message: 'Saved on this device. It will be sent once its patient is on the server.',
          }),
        }
      case 'no-patient':
        return {
          badge: {
            tone: 'warn',
            icon: 'circle-alert',
            text: t({ id: 'scribe.card.noPatient', message: 'Patient missing' }),
          },
          sentence: t({
            id: 'scribe.card.noPatient.text',
            message: 'Saved on this device, but its patient is not here. Choose another patient in the menu.',
          }),
        }
      case 'retry':
        return {
          badge: { tone: 'warn', icon: 'clock', text: t({ id: 'scribe.card.retry', message: 'Will try again' }) },
          sentence:
            stopped ??
            t({ id: 'scribe.card.retry.text', message: 'The server did not take it yet. It is saved on this device.' }),
        }
      case 'turn':
        return {
          badge: { tone: 'info', icon: 'clock', text: t({ id: 'scribe.card.turn', message: 'Waiting' }) },
          sentence:
            stopped ??
            t({ id: 'scribe.card.turn.text', message: 'Saved on this device. It will be sent in a moment.' }),
        }
    }
  }

  return state => {
    switch (state.kind) {
      case 'waiting':
        return waiting(state)
      case 'sending': {
        const { done, total } = sizeOfSize(state.sentBytes, state.totalBytes)
        return {
          badge: {
            tone: 'info',
            icon: 'upload',
            text: t({ id: 'scribe.card.sizeOf', message: `${done} of ${total}` }),
          },
          sentence: t({
            id: 'scribe.card.sending.text',
            message: 'Sending. It stays on this device until the server has it.',
          }),
        }
      }
      case 'failed': {
        const reason = failureText(state)
        return {
          badge: {
            tone: 'danger',
            icon: 'circle-alert',
            text: t({ id: 'scribe.card.failed', message: 'Could not be sent' }),
          },
          sentence:
            state.code === 'RecordingNotFound'
              ? t({
                  id: 'scribe.card.lost.text',
                  message: `${reason}. The audio is not on this device; the name and the text are kept.`,
                })
              : t({ id: 'scribe.card.failed.text', message: `${reason}. The recording is kept on this device.` }),
        }
      }
      case 'edit-refused': {
        const reason = failureText(state)
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
            : t({ id: 'scribe.card.processing.text', message: 'The server has it and works on it.' }),
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
