import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { updateUserData } from '../../../../db/commands/account.ts'
import { ownAccount } from '../../../../db/queries/account.ts'
import { deviceValues } from '../../../../platform/browser/storage.ts'
import { changeLocale, LOCALE_KEY } from '../../../i18n/change-locale.ts'
import { chooseLocale } from '../../../i18n/locale.ts'
import { installEntryAtom } from '../../../state/install/install-entry.ts'
import { store } from '../../../state/session/session.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useCommandContext, useDatabase, useSession } from '../../../state/session/use-session.ts'
import { chooseTheme, storedTheme, type Theme } from '../../../styles/appearance.ts'
import { reload } from '../versions/reload.ts'
import type { AccountModel } from './account.ts'

/** The data and actions of the account menu. */
export function useAccountModel(onSignOut: () => void): AccountModel {
  const { accountId, name } = useSession()
  const database = useDatabase()
  const context = useCommandContext()
  const account = useLive(useCallback(() => ownAccount(database, accountId), [database, accountId]))
  const [theme, setTheme] = useState<Theme>(() => storedTheme(deviceValues))
  const user = account.kind === 'ready' ? account.value : null
  return {
    name: user?.name ?? name,
    email: user?.email ?? undefined,
    theme,
    onTheme(next) {
      chooseTheme(next, deviceValues)
      setTheme(next)
    },
    locale: chooseLocale(deviceValues.get(LOCALE_KEY), [document.documentElement.lang]),
    async onLocale(locale) {
      if (user) await updateUserData(context, data => ({ ...data, preferences: { ...data.preferences, locale } }))
      changeLocale(locale, deviceValues, reload.request)
    },
    notificationsTo: '/user-account/notifications',
    onInstall: useAtomValue(installEntryAtom, { store })?.run,
    onSignOut,
  }
}
