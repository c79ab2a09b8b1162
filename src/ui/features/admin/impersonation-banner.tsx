import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { systemClock } from '../../../platform/clock.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { useMomentText } from '../../components/time/moment-text.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { leaveImpersonation, takeEntered } from '../../state/session/impersonation/impersonation.ts'
import styles from './impersonation-banner.module.css'

interface ImpersonationBannerProps {
  /** Of the account. */
  name: string
  /** The administrator. */
  by: string
  /** Device clock, milliseconds. */
  until: number
}

/** Stands above every screen while an administrator is in another account, with the way out. */
export default function ImpersonationBanner({ name, by, until }: ImpersonationBannerProps) {
  const { t } = useLingui()
  const [leaving, setLeaving] = useState(false)
  const time = useMomentText('clock')(until, systemClock.now())
  const leave = () => {
    setLeaving(true)
    void leaveImpersonation()
  }
  useEffect(() => {
    if (!takeEntered()) return
    toasts.show({ kind: 'success', title: t({ id: 'admin.key.success', message: 'You are in the account' }) })
  }, [t])
  // The server ends it then; without a network the screen closes all the same.
  useEffect(() => systemClock.after(Math.max(0, until - systemClock.now()), () => void leaveImpersonation()), [until])
  return (
    <section
      className={styles.banner}
      data-impersonated=""
      aria-label={t({ id: 'admin.impersonated', message: 'Another person’s account' })}
    >
      <Icon name="user" size={16} />
      <p className={styles.text} title={by}>
        <bdi>{name}</bdi> · {t({ id: 'admin.impersonated.only', message: `reading only, until ${time}` })}
      </p>
      <button type="button" className={styles.leave} aria-busy={leaving || undefined} onClick={leave}>
        {t({ id: 'admin.impersonated.leave', message: 'Leave the account' })}
      </button>
    </section>
  )
}
