import { useLingui } from '@lingui/react/macro'
import { cellKey } from '../../../../domain/records/record-draft.ts'
import { PillButton } from '../../../components/feedback/pill.tsx'
import type { Locale } from '../../../i18n/locale.ts'
import { useValueText } from '../../../record-kit/values/use-value-text.ts'
import { usePatient } from '../../../state/session/current-patient.ts'
import type { Catalogue } from '../labs-table/use-catalogue.ts'
import styles from './rows-editor.module.css'
import type { RecordForm } from './use-record-form.ts'

const MOST_UNITS = 4

interface LabOffersProps {
  form: RecordForm
  rowId: string
  catalogue: Catalogue
  locale: Locale
}

/** The catalogue's units and typical range of a test, to be taken with a tap: nothing is filled in by itself. */
export function LabOffers({ form, rowId, catalogue, locale }: LabOffersProps) {
  const { t } = useLingui()
  const { number, decimal } = useValueText()
  const gender = usePatient(form.record.patientClientId ?? '')?.data.gender
  const key = (cell: string) => cellKey('biomarkers', rowId, cell)
  const unit = form.text(key('unit')).trim()
  const test = catalogue.testById(form.text(key('id')), locale)
  if (!test) return null
  const units = unit === '' ? test.units.slice(0, MOST_UNITS) : []
  const isEmpty = form.text(key('min')) === '' && form.text(key('max')) === ''
  const range = isEmpty && unit !== '' ? catalogue.typicalRangeOf(test.id, unit, gender ?? null) : null
  if (units.length === 0 && !range) return null
  const [low, high] = range ?? [null, null]
  const written = (bound: number | null) => (bound === null ? '' : String(bound).replace('.', decimal))
  const shown =
    low !== null && high !== null
      ? `${number(low)} – ${number(high)}`
      : low !== null
        ? `≥ ${number(low)}`
        : `≤ ${number(high ?? 0)}`
  return (
    <div className={styles.offers}>
      {units.length > 0 && (
        <>
          <span>{t({ id: 'records.offer.units', message: 'Usual units:' })}</span>
          {units.map(one => (
            <PillButton
              key={one}
              onClick={() => {
                form.type(key('unit'), one)
                form.focus(key('min'))
              }}
            >
              {one}
            </PillButton>
          ))}
        </>
      )}
      {range && (
        <>
          <span>{t({ id: 'records.offer.range', message: 'Typical of adults; the printed range counts:' })}</span>
          <PillButton
            onClick={() => {
              form.type(key('min'), written(low))
              form.type(key('max'), written(high))
              form.focus(key('notes'))
            }}
          >
            {shown}
          </PillButton>
        </>
      )}
    </div>
  )
}
