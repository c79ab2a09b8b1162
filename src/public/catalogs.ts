import type { Messages } from '@lingui/core'
import type { Locale } from '../contract/entities/user.ts'

/** The texts of the public pages, and the product's own words, which they repeat. */
const catalogs = import.meta.glob<Messages>(['../ui/features/{shell,triage}/locales/*.po', './landing/locales/*.po'], {
  eager: true,
  import: 'messages',
})

/** All texts of the public pages, at build. */
export function catalogOf(locale: Locale): Messages {
  const words = Object.entries(catalogs).filter(([path]) => path.endsWith(`/${locale}.po`))
  return Object.assign({}, ...words.map(([, messages]) => messages))
}
