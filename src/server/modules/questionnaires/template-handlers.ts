import type { TemplateData } from '../../../contract/entities/questionnaire-template.ts'
import { ContractError } from '../../../contract/errors.ts'
import { readPage, readRow } from '../../replicated/read.ts'
import { changeRow, createRow, deleteRow, freshRow, writeRow } from '../../replicated/write.ts'
import type { WriteCall } from '../../rpc/call.ts'
import { withTrueTimes } from '../../rpc/device-clock.ts'
import { type Handler, read, write } from '../../rpc/handlers.ts'
import { expireSessions } from './age-sessions.ts'
import { publication } from './publication.ts'
import { TEMPLATES, type TemplateRow } from './template.ts'

const { toWire } = TEMPLATES

export const templateHandlers = ({ publicUrl }: { publicUrl(): string }): Handler[] => [
  read('questionnaire.template:list', async (call, params) => {
    const { rows, meta } = await readPage(TEMPLATES, call, params)
    return { result: rows.map(toWire), meta }
  }),

  read('questionnaire.template:get', async (call, { id, clientId }) => ({
    result: toWire(await readRow(TEMPLATES, call, clientId ?? id)),
  })),

  write('questionnaire.template:create', async (call, written) => {
    const { clientId, createdAt: claimed, title, isPublic = false, status = 'draft', data, ...flat } = written
    const { createdAt } = withTrueTimes({ createdAt: claimed }, claimed, call.clockCorrectionMs)
    const content = { title, status, data: { ...flat, ...data } }
    const visible = publication(null, { ...content, isPublic })
    const { row } = await createRow(TEMPLATES, call, { clientId, createdAt }, { ...content, ...visible })
    return { result: toWire(row) }
  }),

  write('questionnaire.template:update', async (call, { id, clientId, baseSeq, undelete, ...change }) => {
    const current = await freshRow(TEMPLATES, call, clientId ?? id, { baseSeq, undelete })
    return { result: toWire(await changeTemplate(call, current, change)) }
  }),

  write('questionnaire.template:delete', async (call, { id, clientId, baseSeq }) => {
    const row = await deleteRow(TEMPLATES, call, clientId ?? id, baseSeq)
    if (row.accessCode === null) return { result: toWire(row) }
    await expireSessions(call.tx, row.id)
    const { deletedAt } = row
    return { result: toWire(await writeRow(TEMPLATES, call, row, { deletedAt, isPublic: false, accessCode: null })) }
  }),

  write('questionnaire.template:publish', async (call, { id, clientId, isPublic }) => {
    const current = await freshRow(TEMPLATES, call, clientId ?? id, {})
    if (isPublic && current.accessCode !== null) {
      throw new ContractError('UNPROCESSABLE', 'Already published.', { errorType: 'TemplatePublished' })
    }
    if (!isPublic && current.accessCode === null) {
      throw new ContractError('UNPROCESSABLE', 'Not published.', { errorType: 'TemplateNotPublished' })
    }
    const { accessCode } = await changeTemplate(call, current, { isPublic })
    return { result: { accessCode, publicLink: accessCode === null ? null : `${publicUrl()}/q/${accessCode}` } }
  }),
]

interface Change {
  title?: string | undefined
  status?: TemplateRow['status'] | undefined
  isPublic?: boolean | undefined
  data?: TemplateData | undefined
}

async function changeTemplate(call: WriteCall, current: TemplateRow, change: Change): Promise<TemplateRow> {
  const { title = current.title, status = current.status, isPublic = current.isPublic } = change
  // Keys of `data` that the client does not send stay.
  const content = { title, status, data: { ...current.data, ...change.data } }
  const visible = publication(current, { ...content, isPublic })
  if (current.accessCode !== null && visible.accessCode === null) await expireSessions(call.tx, current.id)
  return changeRow(TEMPLATES, call, current, { ...content, ...visible })
}
