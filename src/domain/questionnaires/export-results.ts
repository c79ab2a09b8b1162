import { fieldsOf } from '../interview/template/fields.ts'
import type { Property } from '../interview/template/template.ts'

/** A session with its result, as the owner's calls return them. */
export interface ExportedSession {
  id: string
  template: string
  respondent: string
  status: string
  startedAt: string
  completedAt: string | null
  urgent: boolean
  outputSchema: Property | null | undefined
  result: Record<string, unknown>
}

const FIXED = ['session', 'template', 'respondent', 'status', 'startedAt', 'completedAt', 'urgent'] as const

/** One line for each session; a column for each leaf of the schemas, in their order. RFC 4180, for any spreadsheet. */
export function toCsv(sessions: readonly ExportedSession[]): string {
  const pointers = [...new Set(sessions.flatMap(one => fieldsOf(one.outputSchema).map(({ at }) => at)))]
  const head = [...FIXED, ...pointers.map(at => at.slice(1).replaceAll('/', '.'))]
  const lines = sessions.map(one => [
    ...[one.id, one.template, one.respondent, one.status, one.startedAt, one.completedAt ?? '', String(one.urgent)],
    ...pointers.map(at => cellOf(valueAt(one.result, at))),
  ])
  return `\uFEFF${[head, ...lines].map(cells => cells.map(quoted).join(',')).join('\r\n')}\r\n`
}

export const toJson = (sessions: readonly ExportedSession[]): string =>
  JSON.stringify(
    sessions.map(({ outputSchema: _schema, ...one }) => one),
    null,
    2,
  )

export const valueAt = (result: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      result,
    )

/** An empty list was said, "none"; what was not said is an empty cell. */
function cellOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.length === 0 ? '[]' : value.map(String).join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * A spreadsheet takes a text that begins like a formula for one: an apostrophe before it makes it text (OWASP). So does
 * one after a semicolon, a tab or a line end, where some spreadsheets begin a cell whatever the quotes.
 */
function quoted(cell: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(cell)
  const inside = cell.replace(/(?<=[\s\S][;\t\r\n] ?)(?=[=+@]|-[^\d\s])/g, "'")
  const safe = !isNumber && /^[\s]*[=+\-@\t\r|%]/.test(cell) ? `'${inside}` : inside
  return /[",\r\n\t;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
