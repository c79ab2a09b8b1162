import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { systemClock } from '../../../../platform/clock.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { isUnpaid } from '../../../record-kit/money/is-unpaid.ts'
import type { ShownReport } from './use-report.ts'

export type Step = 0 | 25 | 100

/** How long a finished report is shown as such (D §9). */
const RESET_MS = 1000

/**
 * Progress of a report: 0 when it is asked for, 25 once the request is stored, 100 when it is answered, then none. A
 * request that ends while it is on the screen is announced by a toast too.
 */
export function useProgress(isStarting: boolean, { awaited, errorKey }: ShownReport): Step | null {
  const { t } = useLingui()
  const isAwaited = awaited !== null
  const was = useRef(isAwaited)
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    const hasEnded = was.current && !isAwaited
    was.current = isAwaited
    if (!hasEnded) return
    if (errorKey !== null) {
      toasts.show({
        kind: 'error',
        title: isUnpaid(errorKey)
          ? t({ id: 'messages.insufficientBalance', message: 'The balance is not sufficient' })
          : t({ id: 'scribe.report.notGenerated', message: 'Generation failed' }),
      })
      return
    }
    setDone(true)
    toasts.show({ kind: 'success', title: t({ id: 'scribe.report.generated', message: 'Report generated' }) })
  }, [isAwaited, errorKey, t])
  useEffect(() => (isDone ? systemClock.after(RESET_MS, () => setDone(false)) : undefined), [isDone])
  if (isStarting) return 0
  if (isAwaited) return 25
  return isDone ? 100 : null
}
