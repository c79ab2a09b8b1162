import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useMenuState } from '../../../components/menu/use-menu.tsx'
import { type AccountModel, initialsOf } from './account.ts'
import styles from './account-menu.module.css'
import { loadAccountPanels } from './load-account-panels.ts'
import type { PatientsModel } from './patients.ts'

const AccountPanel = lazy(async () => ({ default: (await loadAccountPanels()).AccountPanel }))

interface AccountMenuProps {
  account: AccountModel
  patients: PatientsModel | null
}

export function AccountMenu({ account, patients }: AccountMenuProps) {
  const { t } = useLingui()
  const { name } = account
  const { trigger, state } = useMenuState('bottom-end', loadAccountPanels)
  return (
    <>
      <button type="button" {...trigger} className={styles.avatar} data-tour="account">
        <span aria-hidden="true">{initialsOf(name)}</span>
        <span className="spoken">{t({ id: 'shell.account.open', message: `Account: ${name}` })}</span>
      </button>
      <Suspense>{state && <AccountPanel {...state} account={account} patients={patients} />}</Suspense>
    </>
  )
}
