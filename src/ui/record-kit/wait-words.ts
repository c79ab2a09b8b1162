import { useLingui } from '@lingui/react/macro'
import type { WaitReason, WaitState } from '../../db/queries/wait-state.ts'
import type { Tone } from '../components/feedback/pill.tsx'
import type { IconName } from '../components/icon/icon-names.ts'
import { useFormat } from '../i18n/use-format.ts'

export interface StateWords {
  badge: { tone: Tone; icon: IconName; text: string } | null
  /** A sentence that says what happened and what was kept. */
  sentence: string | null
}

/** Texts of a card whose record is not on the server yet. Texts of failures are the feature's: they name the record. */
export function useWaitWords(): (state: Exclude<WaitState, { kind: 'failed' | 'refused' }>) => StateWords {
  const { t } = useLingui()
  const { percent, sizeOfSize } = useFormat()
  const badges: Record<WaitReason, StateWords['badge']> = {
    undo: { tone: 'info', icon: 'clock', text: t({ id: 'kit.wait.turn', message: 'Waiting' }) },
    person: { tone: 'info', icon: 'info', text: t({ id: 'kit.wait.held', message: 'Not sent' }) },
    outdated: { tone: 'warn', icon: 'refresh-cw', text: t({ id: 'kit.wait.outdated', message: 'Needs an update' }) },
    network: { tone: 'warn', icon: 'clock', text: t({ id: 'kit.wait.network', message: 'Waiting for network' }) },
    patient: { tone: 'warn', icon: 'clock', text: t({ id: 'kit.wait.patient', message: 'Waiting for the patient' }) },
    consent: {
      tone: 'warn',
      icon: 'lock',
      text: t({ id: 'kit.wait.consent', message: 'Waiting for your consent' }),
    },
    room: { tone: 'warn', icon: 'hard-drive', text: t({ id: 'kit.wait.room', message: 'Account full' }) },
    retry: { tone: 'warn', icon: 'clock', text: t({ id: 'kit.wait.retry', message: 'Will try again' }) },
    turn: { tone: 'info', icon: 'clock', text: t({ id: 'kit.wait.turn', message: 'Waiting' }) },
  }
  const sentences = useWaitSentences()
  return state => {
    switch (state.kind) {
      case 'no-patient':
        return {
          badge: {
            tone: 'warn',
            icon: 'circle-alert',
            text: t({ id: 'kit.wait.noPatient', message: 'Patient missing' }),
          },
          sentence: t({
            id: 'kit.wait.noPatient.text',
            message: 'Saved on this device, but its patient is not here. Choose another patient in the menu.',
          }),
        }
      case 'sending': {
        const { done, total } = sizeOfSize(state.sentBytes, state.totalBytes)
        return {
          badge: { tone: 'info', icon: 'upload', text: t({ id: 'kit.sizeOf', message: `${done} of ${total}` }) },
          sentence: t({
            id: 'kit.sending.text',
            message: 'Sending. It stays on this device until the server has it.',
          }),
        }
      }
      case 'waiting': {
        const { because, sentBytes, totalBytes } = state
        const share = totalBytes > 0 && sentBytes > 0 ? percent(sentBytes / totalBytes) : null
        const goesOn = because === 'network' || because === 'retry' || because === 'turn'
        return {
          badge: badges[because],
          sentence:
            share && goesOn
              ? t({ id: 'kit.wait.stopped', message: `Upload stopped at ${share}. It continues from there.` })
              : sentences[because],
        }
      }
    }
  }
}

/** What happens next to a record that is saved on this device. */
export function useWaitSentences(): Record<WaitReason, string> {
  const { t } = useLingui()
  return {
    undo: t({ id: 'kit.wait.undo.text', message: 'The deletion is sent in a moment. Until then it can be undone.' }),
    person: t({
      id: 'kit.wait.held.text',
      message: 'Saved on this device. Uploads are manual: send it when you want.',
    }),
    outdated: t({
      id: 'kit.wait.outdated.text',
      message: 'Saved on this device. It will be sent once this app is updated.',
    }),
    network: t({
      id: 'kit.wait.network.text',
      message: 'Saved on this device. It will be sent when you are online.',
    }),
    patient: t({
      id: 'kit.wait.patient.text',
      message: 'Saved on this device. It will be sent once its patient is on the server.',
    }),
    consent: t({
      id: 'kit.wait.consent.text',
      message: 'Saved on this device. It will be sent once you agree again.',
    }),
    room: t({
      id: 'kit.wait.room.text',
      message:
        'Saved on this device. Your account has no room for it on the server: delete what you no longer need, and it is sent by itself.',
    }),
    retry: t({
      id: 'kit.wait.retry.text',
      message: 'The server did not accept it yet. It is saved on this device.',
    }),
    turn: t({ id: 'kit.wait.turn.text', message: 'Saved on this device. It will be sent in a moment.' }),
  }
}
