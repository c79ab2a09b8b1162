import type { Messages } from '@lingui/core'
import type { Locale } from '../contract/entities/user.ts'

const own = import.meta.glob<Messages>('./*/locales/*.po', { eager: true, import: 'messages' })
/** The product's own words, which public pages repeat. */
const product = import.meta.glob<Messages>('../ui/features/{shell,triage}/locales/*.po', {
  eager: true,
  import: 'messages',
})

/** All texts of a public page, at build. */
export function catalogOf(page: string, locale: Locale): Messages {
  const words = Object.entries(product).filter(([path]) => path.endsWith(`/${locale}.po`))
  return Object.assign({}, ...words.map(([, messages]) => messages), own[`./${page}/locales/${locale}.po`])
}
