import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { ownAccount } from '../../../db/queries/account.ts'
import { systemClock } from '../../../platform/clock.ts'
import { PathLink } from '../../components/action/path-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Page } from '../../components/surface/page.tsx'
import { useLive } from '../../state/session/use-live.ts'
import { useDatabase, useSession } from '../../state/session/use-session.ts'
import styles from './home-screen.module.css'
import { WaitingToBeSent } from './waiting-to-be-sent.tsx'

/** The start page of a signed-in user: a large button to record a visit, links to the sections, unsent recordings. */
export function HomeScreen() {
  const { t } = useLingui()
  const { accountId, name } = useSession()
  const database = useDatabase()
  const account = useLive(useCallback(() => ownAccount(database, accountId), [database, accountId]))
  const user = account.kind === 'ready' ? account.value : null
  const called = user?.data.nickname || user?.name || name
  const hour = new Date(systemClock.now()).getHours()
  const greeting =
    hour < 5 || hour >= 22
      ? t({ id: 'home.night', message: `Hello, ${called}` })
      : hour < 12
        ? t({ id: 'home.morning', message: `Good morning, ${called}` })
        : hour < 18
          ? t({ id: 'home.afternoon', message: `Good afternoon, ${called}` })
          : t({ id: 'home.evening', message: `Good evening, ${called}` })
  return (
    <Page
      title={greeting}
      subtitle={t({ id: 'home.first', message: 'Everything you do is saved on this device first.' })}
    >
      <div className={styles.places}>
        <PathLink to="/ambient-scribe/new" className={styles.record}>
          <Icon name="mic" size={28} />
          <span className={styles.words}>
            <strong>{t({ id: 'home.record', message: 'Record a visit' })}</strong>
            <span>{t({ id: 'home.record.text', message: 'Works without a connection' })}</span>
          </span>
        </PathLink>
        <PathLink to="/triage/record" className={styles.place}>
          <Icon name="activity" size={20} />
          <strong>{t({ id: 'home.triage', message: 'Triage' })}</strong>
          <span>{t({ id: 'home.triage.text', message: 'Vital signs, and the category at once' })}</span>
        </PathLink>
        <PathLink to="/ambient-scribe/list" className={styles.place}>
          <Icon name="mic" size={20} />
          <strong>{t({ id: 'home.recordings', message: 'Audio recordings' })}</strong>
          <span>{t({ id: 'home.recordings.text', message: 'Listen, read, correct' })}</span>
        </PathLink>
        <PathLink to="/user-account/patients" className={styles.place}>
          <Icon name="user" size={20} />
          <strong>{t({ id: 'home.patients', message: 'Patients' })}</strong>
          <span>{t({ id: 'home.patients.text', message: 'Choose or add a person' })}</span>
        </PathLink>
      </div>
      <WaitingToBeSent />
    </Page>
  )
}
