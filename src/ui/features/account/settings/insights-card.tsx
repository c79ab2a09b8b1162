import { useLingui } from '@lingui/react/macro'
import { Switch } from '../../../components/form/switch.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { usePreferences } from '../../../state/account/use-preferences.ts'
import styles from '../account.module.css'

/** Preferences of AI insights. */
export function InsightsCard() {
  const { t } = useLingui()
  const { preferences, change } = usePreferences()
  const { insights, sotaMode = false } = preferences
  return (
    <Card title={t({ id: 'account.insights', message: 'AI insights' })}>
      <div className={styles.stack}>
        <p className={styles.hint}>
          {t({
            id: 'account.insights.hint',
            message:
              'Insights are made from your records when you ask on the timeline. Where the server uses a language model, this decides what it gets.',
          })}
        </p>
        <Switch
          label={t({ id: 'account.hidePersonal', message: 'Hide the patient’s personal data' })}
          hint={t({
            id: 'account.hidePersonal.hint',
            message:
              'A language model gets no name, contacts, address or insurance, also where a record mentions them.',
          })}
          checked={insights?.hidePatientPersonalData === true}
          onChange={hidePatientPersonalData => change({ insights: { ...insights, hidePatientPersonalData } })}
        />
        <Switch
          label={t({ id: 'account.sota', message: 'SOTA mode' })}
          hint={t({
            id: 'account.sota.hint',
            message: 'The strongest model that the server has, even if it is slower.',
          })}
          checked={sotaMode}
          onChange={on => change({ sotaMode: on })}
        />
      </div>
    </Card>
  )
}
