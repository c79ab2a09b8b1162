import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Tone } from '../../../components/feedback/pill.tsx'
import type { IconName } from '../../../components/icon/icon-names.ts'
import { useMomentText } from '../../../components/time/moment-text.ts'
import type { PillState } from '../../../state/sync/pill.ts'

export interface SyncWords {
  tone: Tone
  icon: IconName
  text: string
  /** For a phone: the short form of the text, beside the icon. */
  short: string
  /** Announced when the state changes; has no numbers, so that a changing count is not announced. */
  spoken: string
  /** What waits for the user, beside another state. */
  needsYou: { count: number; text: string } | null
}

export function useSyncWords(): (status: PillState, now: number) => SyncWords {
  const { t } = useLingui()
  const connectionWords = useConnectionWords()
  return (status, now) => {
    const words = connectionWords(status, now)
    const count = 'needsYou' in status ? status.needsYou : 0
    if (count === 0) return { ...words, needsYou: null }
    const text = t({ id: 'shell.sync.needsYou', message: plural(count, { one: '# needs you', other: '# need you' }) })
    const alarm = t({ id: 'shell.sync.needsYou.spoken', message: 'Something was not accepted and needs you' })
    return { ...words, tone: 'danger', spoken: `${words.spoken} ${alarm}`.trim(), needsYou: { count, text } }
  }
}

function useConnectionWords(): (status: PillState, now: number) => Omit<SyncWords, 'needsYou'> {
  const { t } = useLingui()
  const moment = useMomentText('clock')
  return (status, now) => {
    switch (status.state) {
      case 'saved': {
        const time = moment(status.at, now)
        return {
          tone: 'ok',
          icon: 'check',
          text: t({ id: 'shell.sync.saved', message: `All saved · ${time}` }),
          short: '',
          spoken: t({ id: 'shell.sync.saved.spoken', message: 'All saved' }),
        }
      }
      case 'sending': {
        const { count } = status
        return {
          tone: 'info',
          icon: 'upload',
          text: t({ id: 'shell.sync.sending', message: `Sending ${count}` }),
          short: String(count),
          spoken: t({ id: 'shell.sync.sending.spoken', message: 'Sending' }),
        }
      }
      case 'offline': {
        const { waiting } = status
        return {
          tone: 'warn',
          icon: 'cloud-off',
          text:
            waiting === 0
              ? t({ id: 'shell.sync.offline', message: 'Offline' })
              : t({ id: 'shell.sync.offline.waiting', message: `Offline · ${waiting} on this device` }),
          short: waiting === 0 ? '' : String(waiting),
          spoken: t({ id: 'shell.sync.offline.spoken', message: 'Offline. Your work is kept on this device.' }),
        }
      }
      case 'needs-you': {
        const { count } = status
        return {
          tone: 'danger',
          icon: 'circle-alert',
          text: t({
            id: 'shell.sync.needsYou',
            message: plural(count, { one: '# needs you', other: '# need you' }),
          }),
          short: String(count),
          spoken: t({ id: 'shell.sync.needsYou.spoken', message: 'Something was not accepted and needs you' }),
        }
      }
      case 'held': {
        const { count } = status
        return {
          tone: 'warn',
          icon: 'hard-drive',
          text: t({ id: 'shell.sync.held', message: `${count} on this device` }),
          short: String(count),
          spoken: t({ id: 'shell.sync.held.spoken', message: 'Recordings are waiting until you upload them' }),
        }
      }
      case 'unsaved': {
        const { count } = status
        return {
          tone: 'info',
          icon: 'hard-drive',
          text: t({ id: 'shell.sync.held', message: `${count} on this device` }),
          short: String(count),
          // The recorder announces its own state.
          spoken: '',
        }
      }
      case 'retrying': {
        const { count } = status
        return {
          tone: 'warn',
          icon: 'clock',
          text: t({ id: 'shell.sync.retrying', message: `Will try again · ${count}` }),
          short: String(count),
          spoken: t({
            id: 'shell.sync.retrying.spoken',
            message: 'The server does not accept data now. Sending will be tried again.',
          }),
        }
      }
      case 'outdated': {
        const { waiting } = status
        return {
          tone: 'danger',
          icon: 'refresh-cw',
          text:
            waiting === 0
              ? t({ id: 'shell.sync.outdated', message: 'Update to sync' })
              : t({ id: 'shell.sync.outdated.waiting', message: `Update to sync · ${waiting} on this device` }),
          short: waiting === 0 ? '' : String(waiting),
          // The notice above every screen announces it.
          spoken: '',
        }
      }
      case 'connecting': {
        const { lastComplete } = status
        const time = lastComplete === null ? '' : moment(lastComplete, now)
        return {
          tone: 'neutral',
          icon: 'refresh-cw',
          text:
            lastComplete === null
              ? t({ id: 'shell.sync.connecting', message: 'Not synced yet' })
              : t({ id: 'shell.sync.checking', message: `As of ${time}` }),
          short: '',
          spoken: t({ id: 'shell.sync.connecting.spoken', message: 'Connecting' }),
        }
      }
      case 'paused': {
        const { waiting } = status
        return {
          tone: 'warn',
          icon: 'lock',
          text:
            waiting === 0
              ? t({ id: 'shell.sync.paused', message: 'Sign in again' })
              : t({ id: 'shell.sync.paused.waiting', message: `Sign in again · ${waiting} on this device` }),
          short: waiting === 0 ? '' : String(waiting),
          spoken: t({ id: 'shell.sync.paused.spoken', message: 'The session has ended. Sign in again to send.' }),
        }
      }
    }
  }
}
