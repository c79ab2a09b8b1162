import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { InsightRequest } from '../../../../contract/entities/insight.ts'
import { requestInsight } from '../../../../db/commands/insights.ts'
import { NO_PATIENT } from '../../../../db/document.ts'
import { type InsightFacts, insightState, patientInsights } from '../../../../db/queries/insights.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { useInsightWords } from '../../../record-kit/insights/use-insight-words.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

/** H §9. */
const TOAST_MS = 30_000

/** What this screen has asked for and waits for; the request itself is a record and outlives the screen. */
interface Asked {
  clientId: string
  /** Of the info toast; null where there was no network. */
  toast: string | null
}

interface AskInsight {
  ask: (request: Omit<InsightRequest, 'at'>, name: string) => Promise<void>
  /** An insight of this patient that is under way, or the newest if it failed. */
  unfinished: InsightFacts | null
  busy: boolean
}

/** Asks for an insight and leads to it when it is made (H §4). `patient` is a clientId, or NO_PATIENT. */
export function useAskInsight(patient: string): AskInsight {
  const { t } = useLingui()
  const router = useRouter()
  const context = useCommandContext()
  const words = useInsightWords()
  const away = useServerContact().kind === 'away'
  const [asked, setAsked] = useState<Asked | null>(null)
  const [storing, setStoring] = useState(false)
  const { database } = context
  const found = useLive(useCallback(() => patientInsights(database, patient), [database, patient]))
  const insights = found.kind === 'ready' ? found.value : []
  const waited = asked && insights.find(one => one.clientId === asked.clientId)
  const state = waited ? insightState(waited) : null
  const ended = state && state.kind !== 'queued' && state.kind !== 'making' ? state : null

  const id = waited?.id ?? null
  const endedKind = ended?.kind
  const errorText = ended?.kind === 'failed' ? words.error(ended.errorKey) : null
  useEffect(() => {
    if (!asked || !endedKind) return
    if (asked.toast !== null) toasts.dismiss(asked.toast)
    setAsked(null)
    if (endedKind === 'done') void router.navigate({ href: `/health-record/view/${id ?? asked.clientId}` })
    else if (errorText !== null) toasts.show({ kind: 'error', title: errorText })
  }, [asked, endedKind, errorText, id, router])

  const ask = async (request: Omit<InsightRequest, 'at'>, name: string) => {
    setStoring(true)
    try {
      const patientClientId = patient === NO_PATIENT ? null : patient
      const clientId = await requestInsight(context, { name, patientClientId, request })
      const toast = away
        ? null
        : toasts.show({
            ...{ kind: 'info', duration: TOAST_MS },
            title: t({ id: 'timeline.insight.running', message: 'The analysis is running' }),
          })
      setAsked({ clientId, toast })
    } catch {
      toasts.show({
        kind: 'error',
        title: t({ id: 'timeline.insight.notSaved', message: 'The request could not be saved' }),
      })
    }
    setStoring(false)
  }
  const isUnderWay = (one: InsightFacts) => ['queued', 'making'].includes(insightState(one).kind)
  const [newest] = insights
  const failed = newest && insightState(newest).kind !== 'done' ? newest : null
  return {
    ask,
    unfinished: insights.find(isUnderWay) ?? failed,
    busy: storing || (asked !== null && !away && ended === null),
  }
}
