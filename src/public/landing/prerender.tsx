import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../contract/entities/user.ts'
import { catalogOf } from '../catalogs.ts'
import { Landing } from './landing.tsx'

const TITLE = msg({ id: 'landing.meta.title', message: 'Anamnesis: health records and visits without a network' })
const DESCRIPTION = msg({
  id: 'landing.meta.description',
  message:
    'Health records for patients; for doctors a scribe that records offline and triage that scores on the device. Try both on this page, without an account.',
})

/** The whole page in one language. An instance of its own, because the build renders all languages. */
export function render(locale: Locale): { title: string; description: string; body: string } {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogOf(locale) } })
  const body = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Landing />
    </I18nProvider>,
  )
  return { title: i18n._(TITLE), description: i18n._(DESCRIPTION), body }
}
