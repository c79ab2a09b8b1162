import type { DocumentName } from '../../../contract/public-pages.ts'
import type { Locale } from '../../i18n/locale.ts'

const texts = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default' })

/** A text of the build as markdown. */
export async function loadDocument(name: DocumentName, locale: Locale): Promise<string> {
  const load = texts[`./texts/${name}.${locale}.md`]
  if (!load) throw new Error(`${name} is not there in ${locale}`)
  return await load()
}
