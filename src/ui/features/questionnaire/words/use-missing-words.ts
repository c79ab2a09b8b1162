import { useLingui } from '@lingui/react/macro'

/** Why a field has no value. */
export function useMissingWords(): (reason: string | undefined) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    unknown: t({ id: 'questionnaire.missing.unknown', message: 'does not know' }),
    refused: t({ id: 'questionnaire.missing.refused', message: 'did not want to say' }),
    unclear: t({ id: 'questionnaire.missing.unclear', message: 'not understood' }),
    notAsked: t({ id: 'questionnaire.missing.notAsked', message: 'not asked' }),
  }
  return reason => words[reason ?? 'notAsked'] ?? t({ id: 'questionnaire.missing', message: 'not answered' })
}
