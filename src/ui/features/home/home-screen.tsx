import { useLingui } from '@lingui/react/macro'
import { type ComponentType, Suspense } from 'react'
import type { AccountDocument } from '../../../db/collections/account.ts'
import { systemClock } from '../../../platform/clock.ts'
import { LinkButton } from '../../components/action/button.tsx'
import { PathLink } from '../../components/action/path-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import type { IconName } from '../../components/icon/icon-names.ts'
import { Page } from '../../components/surface/page.tsx'
import { useAccount } from '../../state/account/use-account.ts'
import { useSession } from '../../state/session/use-session.ts'
import { type HomePlace, homeOrder } from './home-order.ts'
import styles from './home-screen.module.css'

interface HomeScreenProps {
  /** Lists and boxes below, loaded after the first picture. */
  Parts: ComponentType
  /** The button that starts the guided tour. */
  Tour: ComponentType
  /** Paths of these screens. */
  accountTo: string
  helpTo: string
}

/** The start page of a signed-in user: what can be begun, what waits, and what the role wants to see first. */
export function HomeScreen({ Parts, Tour, accountTo, helpTo }: HomeScreenProps) {
  const { t } = useLingui()
  const account = useAccount()
  return (
    <Page
      title={useGreeting(account)}
      subtitle={t({ id: 'home.first', message: 'Everything you do is saved on this device first.' })}
      actions={
        <>
          <LinkButton to={accountTo} variant="quiet" icon="circle-user-round">
            {t({ id: 'home.account', message: 'My account' })}
          </LinkButton>
          <LinkButton to={helpTo} variant="quiet" icon="circle-question-mark">
            {t({ id: 'home.help', message: 'Help' })}
          </LinkButton>
          <Suspense>
            <Tour />
          </Suspense>
        </>
      }
    >
      <Places order={homeOrder(account?.data.preferences?.role).places} />
      <Suspense>
        <Parts />
      </Suspense>
    </Page>
  )
}

function useGreeting(account: AccountDocument | null): string {
  const { t } = useLingui()
  const { name } = useSession()
  const called = account?.data.nickname || account?.name || name
  const hour = new Date(systemClock.now()).getHours()
  if (hour < 5 || hour >= 22) return t({ id: 'home.night', message: `Hello, ${called}` })
  if (hour < 12) return t({ id: 'home.morning', message: `Good morning, ${called}` })
  return hour < 18
    ? t({ id: 'home.afternoon', message: `Good afternoon, ${called}` })
    : t({ id: 'home.evening', message: `Good evening, ${called}` })
}

interface Place {
  to: string
  icon: IconName
  name: string
  text: string
}

function Places({ order }: { order: readonly HomePlace[] }) {
  const { t } = useLingui()
  const places: Record<HomePlace, Place> = {
    record: {
      to: '/ambient-scribe/new',
      icon: 'mic',
      name: t({ id: 'home.record', message: 'Record a visit' }),
      text: t({ id: 'home.record.text', message: 'Works without a connection' }),
    },
    triage: {
      to: '/triage/record',
      icon: 'activity',
      name: t({ id: 'home.triage', message: 'Triage' }),
      text: t({ id: 'home.triage.text', message: 'Vital signs, and the category at once' }),
    },
    upload: {
      to: '/health-records/upload',
      icon: 'upload',
      name: t({ id: 'home.upload', message: 'Upload a document' }),
      text: t({ id: 'home.upload.text', message: 'PDF or photo, also offline' }),
    },
    patients: {
      to: '/user-account/patients',
      icon: 'users',
      name: t({ id: 'home.patients', message: 'Patients' }),
      text: t({ id: 'home.patients.text', message: 'Choose or add a person' }),
    },
    labResults: {
      to: '/health-records/labResults',
      icon: 'flask-conical',
      name: t({ id: 'home.labs', message: 'Lab results' }),
      text: t({ id: 'home.labs.text', message: 'Values and their ranges' }),
    },
  }
  return (
    <div className={styles.places}>
      {order.map((id, index) => {
        const { to, icon, name, text } = places[id]
        return (
          <PathLink key={id} to={to} className={index === 0 ? styles.first : styles.place}>
            <Icon name={icon} size={index === 0 ? 28 : 20} />
            <span className={styles.words}>
              <strong>{name}</strong>
              <span>{text}</span>
            </span>
          </PathLink>
        )
      })}
    </div>
  )
}
