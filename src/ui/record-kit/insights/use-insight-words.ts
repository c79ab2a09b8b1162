import { useLingui } from '@lingui/react/macro'
import type { InsightKind } from '../../../contract/entities/insight.ts'
import type { InsightState } from '../../../db/queries/insights.ts'
import type { Tone } from '../../components/feedback/pill.tsx'
import type { IconName } from '../../components/icon/icon-names.ts'
import { useRefusalWords } from '../refusal-words.ts'
import { useServerContact } from '../server-contact.ts'

interface StateWords {
  tone: Exclude<Tone, 'neutral' | 'accent'>
  icon: IconName
  /** One or two words. */
  badge: string
  sentence: string
}

export interface InsightWords {
  type: Record<InsightKind, string>
  /** Null for a finished one. */
  state: (state: InsightState) => StateWords | null
  /** Why the server could not write one, by its key. */
  error: (errorKey: string | null) => string
}

/** The words for insights: their types, what happens to them, and why one failed. */
export function useInsightWords(): InsightWords {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const away = useServerContact().kind === 'away'
  const error = (errorKey: string | null) => {
    switch (errorKey) {
      case 'insights.error.NOTHING':
        return t({ id: 'insights.error.NOTHING', message: 'The chosen records do not have what this insight needs.' })
      default:
        return t({ id: 'messages.errorOccurred', message: 'An error occurred.' })
    }
  }
  const state = (of: InsightState): StateWords | null => {
    switch (of.kind) {
      case 'done':
        return null
      case 'queued':
        return away
          ? {
              ...{ tone: 'warn', icon: 'cloud-off' },
              badge: t({ id: 'insights.queued', message: 'Waiting for the network' }),
              sentence: t({
                id: 'insights.queued.text',
                message:
                  'Saved on this device. The server makes the insight when the network returns; the page can be closed.',
              }),
            }
          : {
              ...{ tone: 'info', icon: 'clock' },
              badge: t({ id: 'insights.sending', message: 'Being sent' }),
              sentence: t({ id: 'insights.sending.text', message: 'The request is on its way to the server.' }),
            }
      case 'making':
        return {
          ...{ tone: 'info', icon: 'loader-circle' },
          badge: t({ id: 'insights.making', message: 'Being made' }),
          sentence: t({
            id: 'insights.making.text',
            message: 'The insight is being made and opens here by itself. The page can be closed.',
          }),
        }
      case 'failed':
        return {
          ...{ tone: 'danger', icon: 'circle-alert' },
          badge: t({ id: 'insights.failed', message: 'Not made' }),
          sentence: `${error(of.errorKey)} ${t({ id: 'insights.failed.kept', message: 'Your request is kept.' })}`,
        }
      case 'refused':
        return {
          ...{ tone: 'danger', icon: 'circle-alert' },
          badge: t({ id: 'insights.refused', message: 'Not accepted' }),
          sentence: `${refusalWords(of)}. ${t({ id: 'insights.failed.kept', message: 'Your request is kept.' })}`,
        }
    }
  }
  return {
    error,
    state,
    type: {
      general: t({ id: 'insights.type.general', message: 'Overview' }),
      biomarkers: t({ id: 'insights.type.biomarkers', message: 'By biomarkers' }),
      treatment: t({ id: 'insights.type.treatment', message: 'By treatment' }),
      recommendations: t({ id: 'insights.type.recommendations', message: 'What to follow up' }),
      custom: t({ id: 'insights.type.custom', message: 'Own question' }),
    },
  }
}
