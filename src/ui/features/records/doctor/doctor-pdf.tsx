import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { doctorRecords } from '../../../../db/queries/doctor-records.ts'
import { Button } from '../../../components/action/button.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { useMomentText } from '../../../components/time/moment-text.ts'
import { isLocale } from '../../../i18n/locale.ts'
import { useSavePdf } from '../../../record-kit/pdf/use-save-pdf.ts'
import { useMinute } from '../../../record-kit/use-minute.ts'
import { useCommandContext, useSyncStatus } from '../../../state/session/use-session.ts'
import styles from './doctor-pdf.module.css'

const YEARS = { all: null, five: 5, two: 2, one: 1 } as const
type Period = keyof typeof YEARS

/** One PDF for the doctor, made on this device from what is stored on it: it works without a network. */
export function DoctorPdf({ patient }: { patient: PatientDocument }) {
  const { t, i18n } = useLingui()
  const { database, clock } = useCommandContext()
  const fetchedAt = useSyncStatus()?.lastComplete ?? null
  const now = useMinute()
  const momentText = useMomentText('amid')
  const [period, setPeriod] = useState<Period>('all')
  const { isBusy, save } = useSavePdf()
  const { clientId, name, data } = patient
  const make = () =>
    save(`${t({ id: 'records.doctorPdf.file', message: 'For the doctor' })} ${name}`, async maker => {
      const at = clock.now()
      return await maker.doctor({
        ...(await doctorRecords(database, clientId)),
        ...{ patient: { clientId, name, data }, locale: isLocale(i18n.locale) ? i18n.locale : 'en' },
        ...{ since: startOf(period, at), fetchedAt, now: at },
      })
    })
  return (
    <Card title={t({ id: 'records.doctorPdf', message: 'PDF for the doctor' })}>
      <div className={styles.stack}>
        <p className={styles.hint}>
          {t({
            id: 'records.doctorPdf.text',
            message:
              'Allergies and diagnoses, treatment, laboratory values with their course, and the texts of the records of one patient. What was not checked is marked.',
          })}
        </p>
        <SegmentedChoice
          label={t({ id: 'records.doctorPdf.period', message: 'Period' })}
          quiet={false}
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'all', label: t({ id: 'records.doctorPdf.all', message: 'All' }) },
            { value: 'five', label: t({ id: 'records.doctorPdf.five', message: '5 years' }) },
            { value: 'two', label: t({ id: 'records.doctorPdf.two', message: '2 years' }) },
            { value: 'one', label: t({ id: 'records.doctorPdf.one', message: '1 year' }) },
          ]}
        />
        <p className={styles.hint}>
          {fetchedAt === null
            ? t({
                id: 'records.doctorPdf.neverFetched',
                message: 'This device has not received all records yet: the PDF will say so.',
              })
            : t({
                id: 'records.doctorPdf.asOf',
                message: `From this device’s records, as of ${momentText(fetchedAt, now)}.`,
              })}
        </p>
        <div>
          <Button icon="file-text" busy={isBusy} onClick={() => void make()}>
            {t({ id: 'records.doctorPdf.save', message: 'Save PDF for the doctor' })}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function startOf(period: Period, now: number): number | null {
  const years = YEARS[period]
  if (years === null) return null
  const start = new Date(now)
  start.setFullYear(start.getFullYear() - years)
  start.setHours(0, 0, 0, 0)
  return start.getTime()
}
