import { useLingui } from '@lingui/react/macro'
import type { FaultKind } from '../../../platform/faults/faults.ts'

export interface FaultWords {
  name: string
  what: string
  /** What the share is a share of. */
  share: string
  /** What the amount measures; absent where there is none. */
  amount?: string
}

/** The name of each kind of fault on the screen. */
export function useFaultWords(): Record<FaultKind, FaultWords> {
  const { t } = useLingui()
  const ofRequests = t({ id: 'syncLab.share.requests', message: 'Share of requests, %' })
  const answered = (status: number) =>
    t({ id: 'syncLab.status.what', message: `Requests are answered with ${status} and do not reach the server.` })
  const code = (status: number) => ({ name: String(status), what: answered(status), share: ofRequests })
  return {
    offline: {
      name: t({ id: 'syncLab.offline', message: 'Offline' }),
      what: t({ id: 'syncLab.offline.what', message: 'Requests fail. At 100 % the browser says so as well.' }),
      share: ofRequests,
    },
    slow: {
      name: t({ id: 'syncLab.slow', message: 'Slow' }),
      what: t({ id: 'syncLab.slow.what', message: 'Requests wait before they leave.' }),
      share: ofRequests,
      amount: t({ id: 'syncLab.slow.amount', message: 'Milliseconds' }),
    },
    drop: {
      name: t({ id: 'syncLab.drop', message: 'Cut after n bytes' }),
      what: t({
        id: 'syncLab.drop.what',
        message: 'Longer answers break off there although the server did its work; longer requests do not arrive.',
      }),
      share: ofRequests,
      amount: t({ id: 'syncLab.drop.amount', message: 'Bytes' }),
    },
    '401': code(401),
    '413': code(413),
    '500': code(500),
    'full-disk': {
      name: t({ id: 'syncLab.fullDisk', message: 'Full disk' }),
      what: t({ id: 'syncLab.fullDisk.what', message: 'Writes on this device find no room.' }),
      share: t({ id: 'syncLab.share.writes', message: 'Share of writes, %' }),
    },
    'killed-worker': {
      name: t({ id: 'syncLab.killedWorker', message: 'Killed worker' }),
      what: t({ id: 'syncLab.killedWorker.what', message: 'The worker that sends and fetches ends without a word.' }),
      share: t({ id: 'syncLab.share.seconds', message: 'Share of seconds, %' }),
    },
    'wrong-clock': {
      name: t({ id: 'syncLab.wrongClock', message: 'Wrong clock' }),
      what: t({
        id: 'syncLab.wrongClock.what',
        message: 'The clock is off by so many hours, back when negative, and jumps in a share of the minutes.',
      }),
      share: t({ id: 'syncLab.share.minutes', message: 'Share of minutes, %' }),
      amount: t({ id: 'syncLab.wrongClock.amount', message: 'Hours' }),
    },
  }
}
