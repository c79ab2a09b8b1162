import { useMemo } from 'react'
import type { Biomarker } from '../../../contract/entities/health-report.ts'
import { textOf } from '../../../domain/records/report.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useRemote } from '../../state/session/use-remote.ts'

const MONTH_MS = 30 * 86_400_000

/** What each test of a lab result is, in one sentence: from the server, and from this device once it was read. */
export function useDescriptions(rows: readonly Biomarker[], locale: Locale): (row: Biomarker) => string | null {
  const ids = [...new Set(rows.map(({ id }) => textOf(id)))].filter(Boolean).toSorted().join(' ')
  const params = useMemo(() => ({ biomarkerIds: ids === '' ? [] : ids.split(' ') }), [ids])
  const { value } = useRemote('medicalReference.biomarkerDescriptions:get', params, { maxAgeMs: MONTH_MS })
  const briefs = useMemo(() => new Map(value?.map(({ id, data }) => [id, data.brief[locale]])), [value, locale])
  return ({ id }) => briefs.get(textOf(id)) ?? null
}
