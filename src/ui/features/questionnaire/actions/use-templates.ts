import { useCallback } from 'react'
import { map } from 'rxjs'
import type { QuestionnaireTemplateDocument } from '../../../../db/collections/questionnaire-templates.ts'
import { allDocuments } from '../../../../db/queries/documents.ts'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { useDatabase } from '../../../state/session/use-session.ts'

/** Every template of this account, newest first, and a function that queries the store again. */
export function useTemplates() {
  const database = useDatabase()
  return useRetryableLive(useCallback(() => allDocuments(database, 'questionnaireTemplates'), [database]))
}

const isNamed = (id: string) => (one: QuestionnaireTemplateDocument) => one.clientId === id || String(one.id) === id

/** One template by its clientId or its number; null if this device does not have it. */
export function useTemplate(id: string) {
  const database = useDatabase()
  const found = () => allDocuments(database, 'questionnaireTemplates').pipe(map(all => all.find(isNamed(id)) ?? null))
  return useRetryableLive(useCallback(found, [database, id]))
}
