import { saveAsFile } from '../../../../platform/browser/save-file.ts'
import type { Column } from './data-table.tsx'

/** A value that a spreadsheet would take for a formula stays a text (OWASP). */
const safe = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)
const quoted = (value: string | number) =>
  typeof value === 'number' ? String(value) : `"${safe(value).replaceAll('"', '""')}"`

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function toCsv<Row>(columns: readonly Pick<Column<Row>, 'header' | 'value'>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ header }) => header), ...rows.map(row => columns.map(({ value }) => value(row)))]
  return `\uFEFF${lines.map(line => line.map(quoted).join(',')).join('\r\n')}\r\n`
}

export const saveCsv = <Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void =>
  saveAsFile(new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
