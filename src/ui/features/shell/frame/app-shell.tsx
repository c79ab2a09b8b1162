import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { useHasOpened } from '../../../components/overlay/once-open.ts'
import { useWidthClass } from '../../../styles/width.ts'
import type { AccountModel } from '../account/account.ts'
import { AccountMenu } from '../account/account-menu.tsx'
import { PatientSwitch } from '../account/patient-switch.tsx'
import type { PatientsModel } from '../account/patients.ts'
import { BottomBar, type BottomBarItem } from '../navigation/bottom-bar.tsx'
import { Sidebar, type SidebarProps } from '../navigation/sidebar.tsx'
import styles from './app-shell.module.css'
import { Brand } from './brand.tsx'

const MobileDrawer = lazy(() => import('../navigation/mobile-drawer.tsx'))

export interface AppShellProps {
  menu: Pick<SidebarProps, 'sections' | 'collapsed' | 'onToggle' | 'extra'>
  /** The sidebar is drawn as a rail; on a tablet it always is. */
  railed: boolean
  onRail: (railed: boolean) => void
  /** At most five on a phone. */
  bottom: readonly BottomBarItem[]
  patients: PatientsModel | null
  account: AccountModel
  /** The SyncPill. */
  syncPill: ReactNode
  /** Above the screen: recording bar, offline banner, impersonation. */
  notices?: ReactNode
  children: ReactNode
}

/** The frame of every screen of a signed-in user: sidebar or rail, on a phone drawer and bottom bar. */
export function AppShell(props: AppShellProps) {
  const { menu, railed, onRail, bottom, patients, account, syncPill, notices, children } = props
  const { t } = useLingui()
  const width = useWidthClass()
  const [drawer, setDrawer] = useState(false)
  const drawerLoaded = useHasOpened(drawer)
  const mobile = width === 'mobile'
  const rail = width === 'tablet' || railed
  return (
    <div className={styles.shell} data-layout={mobile ? 'phone' : rail ? 'rail' : 'sidebar'}>
      <a href="#main" className={styles.skip}>
        {t({ id: 'shell.skip', message: 'Skip to the content' })}
      </a>
      {!mobile && (
        <nav className={styles.side} data-tour="navbar" aria-label={t({ id: 'shell.menu', message: 'Main menu' })}>
          <div className={styles.brand}>
            <Brand look={rail ? 'mark' : 'full'} />
          </div>
          <Sidebar {...menu} rail={rail} />
          {width !== 'tablet' && (
            <div className={styles.fold}>
              <IconButton
                icon={rail ? 'panel-left-open' : 'panel-left-close'}
                size="sm"
                label={
                  rail
                    ? t({ id: 'shell.menu.widen', message: 'Expand the menu' })
                    : t({ id: 'shell.menu.narrow', message: 'Collapse the menu' })
                }
                onClick={() => onRail(!railed)}
              />
            </div>
          )}
        </nav>
      )}
      <header className={styles.head}>
        {mobile ? (
          <>
            <IconButton
              icon="menu"
              label={t({ id: 'shell.menu.open', message: 'Open the menu' })}
              data-tour="menu"
              aria-haspopup="dialog"
              aria-expanded={drawer}
              onClick={() => setDrawer(true)}
            />
            <Brand look="name" />
          </>
        ) : (
          patients && <PatientSwitch patients={patients} />
        )}
        <div className={styles.corner}>
          {syncPill}
          {!mobile && <AccountMenu account={account} patients={patients} />}
        </div>
      </header>
      {notices && <div className={styles.notices}>{notices}</div>}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {mobile && <BottomBar items={bottom} />}
      {mobile && drawerLoaded && (
        <Suspense>
          <MobileDrawer
            open={drawer}
            onClose={() => setDrawer(false)}
            menu={menu}
            patients={patients}
            account={account}
          />
        </Suspense>
      )}
    </div>
  )
}
