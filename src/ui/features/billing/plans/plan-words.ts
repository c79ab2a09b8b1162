import { printDate } from '../../../../domain/dates/print-date.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'

/** `02.12.2026`; a dash if the server named no day. */
export function dayOf(text: string | null | undefined): string {
  const at = parseTimestamp(text ?? '')
  return at === null ? '–' : printDate(at)
}
