import type { Locale } from '../../../i18n/locale.ts'
import type { Theme } from '../../../styles/appearance.ts'

/** The signed-in user and their preferences. */
export interface AccountModel {
  name: string
  email?: string
  theme: Theme
  onTheme: (theme: Theme) => void
  locale: Locale
  /** Stores the choice; the reload goes through the reload gate. */
  onLocale: (locale: Locale) => void
  /** By the server; it refuses what is only shown to an administrator. */
  isAdmin?: boolean
  /** Absent in samples. */
  hiddenMenuItems?: readonly string[]
  /** Path of the account pages; absent until they exist. */
  accountTo?: string
  notificationsTo?: string
  /** Only while the browser offers installation and data.activity.engagement.level is above 1. */
  onInstall?: () => void
  onSignOut: () => void
}

/** "Dana Markova" is DM, "dana@example.org" is D, "Άννα Καρρά" is ΑΚ: Greek capitals lose their accents. */
export function initialsOf(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? []
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map(word => [...(word ?? '').toLocaleUpperCase('el')][0] ?? '').join('') || '?'
}
