import { isDeepStrictEqual } from 'node:util'
import type { QuestionnaireTemplate } from '../../../contract/entities/questionnaire-template.ts'
import { questionnaireTemplates } from '../../database/schema/questionnaires.ts'
import { entity } from '../../replicated/entity.ts'
import { wireRow } from '../../replicated/wire-row.ts'

export type TemplateRow = ReturnType<typeof TEMPLATES.toRow>

export const TEMPLATES = entity({
  table: questionnaireTemplates,
  objectType: 'questionnaire-template',
  noun: 'questionnaire',
  texts: ['title'],
  toWire: (row): QuestionnaireTemplate => ({
    ...wireRow(row),
    userId: row.userId,
    title: row.title,
    status: row.status,
    isPublic: row.isPublic,
    accessCode: row.accessCode,
    data: row.data,
  }),
  // Each attempt to create it would make another code.
  hasContent: (row, { accessCode: _code, ...content }) =>
    isDeepStrictEqual({ title: row.title, status: row.status, isPublic: row.isPublic, data: row.data }, content),
})
