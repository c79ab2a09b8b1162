import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ParamsOf } from '../../../../contract/methods.ts'
import type { Property } from '../../../../domain/interview/template/template.ts'
import { type ExportedSession, toCsv, toJson } from '../../../../domain/questionnaires/export-results.ts'
import { saveAsFile } from '../../../../platform/browser/save-file.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { bridge } from '../../../state/session/bridge.ts'

type Filters = ParamsOf<'questionnaire.results:listSessions'>['filters']

/** Sessions of one file. */
const MOST = 500

/** Saves all sessions that match the filters, with their results; needs the server. */
export function useExport(filters: Filters): { save: (format: 'csv' | 'json') => Promise<void>; busy: boolean } {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const failed = () =>
    toasts.show({
      kind: 'error',
      title: t({ id: 'questionnaire.export.failed', message: 'The file could not be made' }),
      text: t({
        id: 'questionnaire.export.failed.text',
        message: 'The answers are fetched from the server. Try again when you are online.',
      }),
    })
  const save = async (format: 'csv' | 'json') => {
    if (busy) return
    setBusy(true)
    const sessions = await fetchAll(filters)
    setBusy(false)
    if (!sessions) return void failed()
    const [text, type] =
      format === 'csv' ? [toCsv(sessions), 'text/csv;charset=utf-8'] : [toJson(sessions), 'application/json']
    saveAsFile(new Blob([text], { type }), `questionnaires.${format}`)
  }
  return { save, busy }
}

/** Null if the server did not answer for one of them: a file with gaps would look whole. */
async function fetchAll(filters: Filters): Promise<ExportedSession[] | null> {
  const list = await bridge.call('questionnaire.results:listSessions', { filters, limit: MOST, offset: 0 })
  if (list.kind !== 'answered') return null
  const sessions: ExportedSession[] = []
  for (const one of list.result.data) {
    const found = await bridge.call('questionnaire.session:getResult', { sessionId: one.id })
    if (found.kind !== 'answered') return null
    const { result, template } = found.result
    sessions.push({
      ...{ id: one.id, template: one.template.title, respondent: one.respondentInfo?.name ?? '', status: one.status },
      ...{ startedAt: one.createdAt, completedAt: one.completedAt, urgent: (one.urgent?.length ?? 0) > 0 },
      outputSchema: template?.outputSchema as Property | undefined,
      result: (result ?? {}) as Record<string, unknown>,
    })
  }
  return sessions
}
