import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../contract/entities/user.ts'
import { DOCUMENTS, type DocumentName } from '../../contract/public-pages.ts'
import { fillIn } from '../../domain/texts/fill-in.ts'
import { DocumentText } from '../../ui/features/documents/document-text.tsx'
import { outlineOf } from '../../ui/features/documents/outline.ts'
import { catalogOf } from '../catalogs.ts'
import { DocumentPage } from './document-page.tsx'

const texts = import.meta.glob<string>('../../ui/features/documents/texts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export const names = DOCUMENTS

/** A text in one language; the server fills in its operator. */
export const render = (name: DocumentName) => (locale: Locale) => {
  const text = texts[`../../ui/features/documents/texts/${name}.${locale}.md`]
  if (text === undefined) throw new Error(`${name} is not there in ${locale}`)
  const i18n = setupI18n({ locale, messages: { [locale]: catalogOf(locale) } })
  const body = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <DocumentPage name={name}>
        <DocumentText>{text}</DocumentText>
      </DocumentPage>
    </I18nProvider>,
  )
  const { title, summary } = outlineOf(text)
  return { title: `${title} · Anamnesis`, description: fillIn(summary, {}), body }
}
