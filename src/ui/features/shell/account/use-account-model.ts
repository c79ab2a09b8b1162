import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { updateUserData } from '../../../../db/commands/account.ts'
import { deviceValues } from '../../../../platform/browser/storage.ts'
import { changeLocale, LOCALE_KEY } from '../../../i18n/change-locale.ts'
import { chooseLocale } from '../../../i18n/locale.ts'
import { useAccount } from '../../../state/account/use-account.ts'
import { installEntryAtom } from '../../../state/install/install-entry.ts'
import { store } from '../../../state/session/session.ts'
import { useCommandContext, useSession } from '../../../state/session/use-session.ts'
import { chooseFontSize, chooseTheme, storedTheme, type Theme } from '../../../styles/appearance.ts'
import { reload } from '../versions/reload.ts'
import type { AccountModel } from './account.ts'

const NONE: readonly string[] = []

/** The data and actions of the account menu. */
export function useAccountModel(onSignOut: () => void): AccountModel {
  const { name } = useSession()
  const context = useCommandContext()
  const [theme, setTheme] = useState<Theme>(() => storedTheme(deviceValues))
  const user = useAccount()
  const fontSize = user?.data.preferences?.fontSize
  // Chosen on another device; here it is shown before it is stored.
  useEffect(() => {
    if (fontSize !== undefined) chooseFontSize(fontSize, deviceValues)
  }, [fontSize])
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
    isAdmin: user?.data.profile?.role === 'admin',
    hiddenMenuItems: user?.data.preferences?.hiddenMenuItems ?? NONE,
    accountTo: '/user-account/account/main',
    notificationsTo: '/user-account/notifications',
    onInstall: useAtomValue(installEntryAtom, { store })?.run,
    onSignOut,
  }
}
