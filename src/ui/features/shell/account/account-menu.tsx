import { useLingui } from '@lingui/react/macro'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { useMenu } from '../../../components/menu/use-menu.tsx'
import { isLocale, LOCALE_NAMES } from '../../../i18n/locale.ts'
import { type AccountModel, initialsOf } from './account.ts'
import styles from './account-menu.module.css'
import { LOCALE_OPTIONS, useThemeOptions } from './choices.ts'
import { usePatientEntries } from './patient-switch.tsx'
import type { PatientsModel } from './patients.ts'

interface AccountMenuProps {
  account: AccountModel
  patients: PatientsModel | null
}

export function AccountMenu({ account, patients }: AccountMenuProps) {
  const { t } = useLingui()
  const { name } = account
  const { trigger, panel } = useMenu(useAccountEntries(account, patients), 'bottom-end')
  return (
    <>
      <button type="button" {...trigger} className={styles.avatar} data-tour="account">
        <span aria-hidden="true">{initialsOf(name)}</span>
        <span className="spoken">{t({ id: 'shell.account.open', message: `Account: ${name}` })}</span>
      </button>
      {panel}
    </>
  )
}

const none: PatientsModel = { list: [], currentId: null, onSwitch: () => undefined }

function useAccountEntries(account: AccountModel, patients: PatientsModel | null): MenuEntry[] {
  const { t } = useLingui()
  const themes = useThemeOptions()
  const patientEntries = usePatientEntries(patients ?? none)
  const entries: (MenuEntry | false)[] = [
    account.accountTo !== undefined && {
      kind: 'link',
      id: 'account',
      icon: 'circle-user-round',
      label: t({ id: 'shell.account.mine', message: 'My account' }),
      to: account.accountTo,
    },
    account.notificationsTo !== undefined && {
      kind: 'link',
      id: 'notifications',
      icon: 'bell',
      label: t({ id: 'shell.notifications', message: 'Notifications' }),
      to: account.notificationsTo,
    },
    patients !== null && {
      kind: 'submenu',
      id: 'patients',
      icon: 'users',
      label: t({ id: 'shell.patients', message: 'Patients' }),
      entries: patientEntries,
    },
    {
      kind: 'submenu',
      id: 'appearance',
      icon: 'sun',
      label: t({ id: 'shell.appearance', message: 'Appearance' }),
      hint: themes.find(theme => theme.value === account.theme)?.label,
      entries: [
        {
          kind: 'choice',
          id: 'theme',
          label: t({ id: 'shell.appearance', message: 'Appearance' }),
          value: account.theme,
          options: themes,
          choose(value) {
            const theme = themes.find(option => option.value === value)
            if (theme) account.onTheme(theme.value)
          },
        },
      ],
    },
    {
      kind: 'submenu',
      id: 'language',
      icon: 'languages',
      label: t({ id: 'shell.language', message: 'Language' }),
      hint: LOCALE_NAMES[account.locale],
      entries: [
        {
          kind: 'choice',
          id: 'locale',
          label: t({ id: 'shell.language', message: 'Language' }),
          value: account.locale,
          options: LOCALE_OPTIONS,
          choose: value => isLocale(value) && account.onLocale(value),
        },
      ],
    },
    account.onInstall !== undefined && {
      kind: 'action',
      id: 'install',
      icon: 'download',
      label: t({ id: 'shell.install', message: 'Install the app' }),
      run: account.onInstall,
    },
    { kind: 'separator', id: 'line' },
    {
      kind: 'action',
      id: 'sign-out',
      icon: 'log-out',
      label: t({ id: 'shell.signOut', message: 'Sign out' }),
      run: account.onSignOut,
    },
  ]
  return entries.filter(entry => entry !== false)
}
