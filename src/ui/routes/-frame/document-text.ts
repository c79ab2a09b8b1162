import { i18n } from '@lingui/core'
import type { DocumentName } from '../../../contract/public-pages.ts'
import { chooseLocale } from '../../i18n/locale.ts'

/** The text in the language of the interface; its loader is no part of the first script. */
export async function documentText(name: DocumentName): Promise<string> {
  const { loadDocument } = await import('../../features/documents/load-document.ts')
  return await loadDocument(name, chooseLocale(i18n.locale, []))
}
