import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { InsightState } from '../../../db/queries/insights.ts'
import { Button } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { isUnpaid } from '../money/is-unpaid.ts'
import { TopUpLink } from '../money/top-up-link.tsx'
import { useInsightWords } from './use-insight-words.ts'
import { useRetryInsight } from './use-retry-insight.ts'

interface InsightBannerProps {
  clientId: string
  state: InsightState
  /** Beside the retry. */
  children?: ReactNode
}

/** What happens to an insight that is not finished; a failed one can be asked for again. */
export function InsightBanner({ clientId, state, children }: InsightBannerProps) {
  const { t } = useLingui()
  const words = useInsightWords().state(state)
  const retry = useRetryInsight()
  if (!words) return null
  const failed = state.kind === 'failed' || state.kind === 'refused'
  return (
    <div role="status">
      <Banner
        tone={words.tone}
        icon={words.icon}
        aside={
          (failed || children) && (
            <>
              {state.kind === 'refused' && isUnpaid(state.code) && <TopUpLink />}
              {failed && (
                <Button size="sm" icon="refresh-cw" onClick={() => void retry(clientId, state)}>
                  {t({ id: 'insights.retry', message: 'Try again' })}
                </Button>
              )}
              {children}
            </>
          )
        }
      >
        {words.sentence}
      </Banner>
    </div>
  )
}
