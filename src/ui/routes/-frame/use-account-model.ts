import { useCallback, useState } from 'react'
import { updateUserData } from '../../../db/commands/account.ts'
import { ownAccount } from '../../../db/queries/account.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import type { AccountModel } from '../../features/shell/account.ts'
import { changeLocale, LOCALE_KEY } from '../../i18n/change-locale.ts'
import { chooseLocale } from '../../i18n/locale.ts'
import { useLive } from '../../state/use-live.ts'
import { useCommandContext, useDatabase, useSession } from '../../state/use-session.ts'
import { chooseTheme, storedTheme, type Theme } from '../../styles/appearance.ts'
import { reload } from './reload.ts'

/** The account menu's facts and deeds. */
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
    onSignOut,
  }
}
