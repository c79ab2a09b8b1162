import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button, LinkButton } from '../../../components/action/button.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { Drawer } from '../../../components/overlay/drawer.tsx'
import type { AccountModel } from '../account/account.ts'
import { LOCALE_OPTIONS, useThemeOptions } from '../account/choices.ts'
import { PatientSwitch } from '../account/patient-switch.tsx'
import type { PatientsModel } from '../account/patients.ts'
import styles from './mobile-drawer.module.css'
import { Sidebar, type SidebarProps } from './sidebar.tsx'

interface MobileDrawerProps {
  open: boolean
  onClose: () => void
  menu: Pick<SidebarProps, 'sections' | 'collapsed' | 'onToggle' | 'extra'>
  patients: PatientsModel | null
  account: AccountModel
}

/** The contents of the sidebar and the account menu, for a phone. Following a link closes it. */
export default function MobileDrawer({ open, onClose, menu, patients, account }: MobileDrawerProps) {
  const { t } = useLingui()
  const followed = useRef(false)
  const follow = () => {
    followed.current = true
    onClose()
  }
  const returnFocus = () => {
    const heading = followed.current ? document.querySelector<HTMLElement>('h1') : null
    followed.current = false
    return heading
  }
  return (
    <Drawer open={open} onClose={onClose} side="start" title="Anamnesis" returnFocus={returnFocus}>
      {patients && (
        <div className={styles.patient}>
          <PatientSwitch patients={patients} />
        </div>
      )}
      <nav aria-label={t({ id: 'shell.menu', message: 'Main menu' })}>
        <Sidebar {...menu} onFollow={follow} />
      </nav>
      <section className={styles.account} aria-label={t({ id: 'shell.account.mine', message: 'My account' })}>
        <p className={styles.name}>
          {account.name}
          {account.email && <span className={styles.email}>{account.email}</span>}
        </p>
        <SegmentedChoice
          label={t({ id: 'shell.appearance', message: 'Appearance' })}
          quiet={false}
          options={useThemeOptions()}
          value={account.theme}
          onChange={account.onTheme}
        />
        <SegmentedChoice
          label={t({ id: 'shell.language', message: 'Language' })}
          quiet={false}
          options={LOCALE_OPTIONS}
          value={account.locale}
          onChange={account.onLocale}
        />
        {account.accountTo !== undefined && (
          <LinkButton to={account.accountTo} icon="circle-user-round" block onClick={onClose}>
            {t({ id: 'shell.account.mine', message: 'My account' })}
          </LinkButton>
        )}
        {account.notificationsTo !== undefined && (
          <LinkButton to={account.notificationsTo} icon="bell" block onClick={onClose}>
            {t({ id: 'shell.notifications', message: 'Notifications' })}
          </LinkButton>
        )}
        {account.onInstall && (
          <Button icon="download" block onClick={account.onInstall}>
            {t({ id: 'shell.install', message: 'Install the app' })}
          </Button>
        )}
        <Button icon="log-out" block onClick={account.onSignOut}>
          {t({ id: 'shell.signOut', message: 'Sign out' })}
        </Button>
      </section>
    </Drawer>
  )
}
