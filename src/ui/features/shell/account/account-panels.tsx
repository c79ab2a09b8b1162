import { useLingui } from '@lingui/react/macro'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import MenuPanel from '../../../components/menu/menu-panel.tsx'
import type { PanelState } from '../../../components/menu/panel-state.ts'
import { isLocale, LOCALE_NAMES } from '../../../i18n/locale.ts'
import type { AccountModel } from './account.ts'
import { LOCALE_OPTIONS, useThemeOptions } from './choices.ts'
import type { PatientsModel } from './patients.ts'

interface AccountPanelProps extends PanelState {
  account: AccountModel
  patients: PatientsModel | null
}

export const AccountPanel = ({ account, patients, ...state }: AccountPanelProps) => (
  <MenuPanel {...state} entries={useAccountEntries(account, patients)} />
)

export const PatientPanel = ({ patients, ...state }: PanelState & { patients: PatientsModel }) => (
  <MenuPanel {...state} entries={usePatientEntries(patients)} />
)

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

/** Menu entries to choose, add and manage patients. */
function usePatientEntries(patients: PatientsModel): MenuEntry[] {
  const { t } = useLingui()
  const { manageTo, newTo } = patients
  return [
    {
      kind: 'choice',
      id: 'patient',
      label: t({ id: 'shell.patients', message: 'Patients' }),
      value: patients.currentId ?? '',
      options: patients.list.map(({ id, name, detail }) => ({ value: id, label: name, hint: detail })),
      choose: patients.onSwitch,
    },
    ...(manageTo || newTo ? [{ kind: 'separator', id: 'patient-line' } as const] : []),
    ...(newTo
      ? [
          {
            kind: 'link',
            id: 'patient-new',
            icon: 'plus',
            label: t({ id: 'shell.patients.new', message: 'New patient' }),
            to: newTo,
          } as const,
        ]
      : []),
    ...(manageTo
      ? [
          {
            kind: 'link',
            id: 'patient-manage',
            icon: 'users',
            label: t({ id: 'shell.patients.manage', message: 'Manage patients' }),
            to: manageTo,
          } as const,
        ]
      : []),
  ]
}
