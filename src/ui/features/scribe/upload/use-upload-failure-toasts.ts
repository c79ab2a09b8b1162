import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { uploadJobs } from '../../../../db/queries/upload-jobs.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { useFailureText } from '../../../record-kit/failure-text.ts'
import { isUnpaid } from '../../../record-kit/money/is-unpaid.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

/** Shows a toast on every screen when an upload fails for good (D §4); older failures show on their cards only. */
export function useUploadFailureToasts(): void {
  const { t } = useLingui()
  const { uploads, accountId } = useCommandContext()
  const failureText = useFailureText()
  const jobs = useLive(useCallback(() => uploadJobs(uploads, accountId), [uploads, accountId]))
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (jobs.kind !== 'ready') return
    const failed = jobs.value.filter(job => job.state === 'error')
    const before = known.current
    known.current = new Set(failed.map(job => job.id))
    if (!before) return
    for (const { id, data, error, retryCount, maxRetries } of failed) {
      // An unpaid upload's toast leads to the balance.
      if (before.has(id) || isUnpaid(error?.code)) continue
      const { name } = data
      toasts.show({
        kind: 'error',
        title: t({ id: 'scribe.syncFailed', message: `“${name}” could not be sent` }),
        text: failureText({
          code: error?.code ?? null,
          outOfTries: retryCount >= maxRetries,
        }),
      })
    }
  }, [jobs, failureText, t])
}
