import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useCallback, useState } from 'react'
import type { PatientDocument } from '../../../db/collections/patients.ts'
import { allDocuments } from '../../../db/queries/documents.ts'
import type { ExportFormat } from '../../../domain/records/export-kinds.ts'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { RadioGroup } from '../../components/form/radio-group.tsx'
import { Select } from '../../components/form/select.tsx'
import { Card } from '../../components/surface/card.tsx'
import { Page } from '../../components/surface/page.tsx'
import { OfflineBanner } from '../../record-kit/offline-banner.tsx'
import { useRetryableLive } from '../../record-kit/use-retryable-live.ts'
import { useCurrentPatient } from '../../state/session/current-patient.ts'
import { useDatabase } from '../../state/session/use-session.ts'
import styles from './export.module.css'
import { ExportFile } from './export-file.tsx'
import { ExportNumbers } from './export-numbers.tsx'

const EVERYBODY = 'everybody'

interface ExportScreenProps {
  /** A PDF of the same patient, where the product can make one. */
  Pdf?: ComponentType<{ patient: PatientDocument }>
}

/** Records of a patient as a file, made on this device: it works without a network, and says how old the data is. */
export function ExportScreen({ Pdf }: ExportScreenProps) {
  const { t } = useLingui()
  const database = useDatabase()
  const [patients, askAgain] = useRetryableLive(useCallback(() => allDocuments(database, 'patients'), [database]))
  return (
    <Page
      width="form"
      back={{ to: '/user-account/account/settings', label: t({ id: 'export.back', message: 'Settings' }) }}
      title={t({ id: 'export.title', message: 'Export records' })}
      subtitle={t({ id: 'export.subtitle', message: 'A file made on this device, without sending anything.' })}
    >
      <OfflineBanner>
        {() =>
          t({
            id: 'export.offline',
            message: 'No connection. The export works; the file lacks what other devices have added since.',
          })
        }
      </OfflineBanner>
      {patients.kind === 'failed' && (
        <ErrorState title={t({ id: 'export.unread', message: 'The records could not be read' })} onRetry={askAgain}>
          {t({ id: 'export.unread.text', message: 'This device’s storage did not answer. Nothing was deleted.' })}
        </ErrorState>
      )}
      {patients.kind === 'loading' && patients.slow && <Skeleton shape="rows" count={3} />}
      {patients.kind === 'ready' && <Choices patients={patients.value} Pdf={Pdf} />}
    </Page>
  )
}

function Choices({ patients, Pdf }: { patients: readonly PatientDocument[] } & Pick<ExportScreenProps, 'Pdf'>) {
  const { t } = useLingui()
  const current = useCurrentPatient()
  const [chosen, choose] = useState<string | null>(null)
  const [format, setFormat] = useState<ExportFormat>('json')
  if (patients.length === 0) {
    return (
      <EmptyState icon="download" title={t({ id: 'export.none', message: 'Nothing to export yet' })}>
        {t({ id: 'export.none.text', message: 'There is no patient on this device.' })}
      </EmptyState>
    )
  }
  const whom = chosen ?? current?.clientId ?? patients[0]?.clientId ?? EVERYBODY
  const patient = patients.find(({ clientId }) => clientId === whom) ?? null
  const used = patient ? format : 'json'
  return (
    <div className={styles.stack}>
      <Card>
        <div className={styles.stack}>
          <Select
            label={t({ id: 'export.whom', message: 'Whose records' })}
            options={[
              ...patients.map(({ clientId, name }) => ({ value: clientId, label: name })),
              {
                value: EVERYBODY,
                label: t({ id: 'export.everybody', message: 'All patients, and records without one' }),
              },
            ]}
            value={patient ? whom : EVERYBODY}
            onChange={choose}
          />
          <RadioGroup
            label={t({ id: 'export.format', message: 'Format' })}
            value={used}
            onChange={setFormat}
            options={[
              {
                value: 'json',
                label: t({ id: 'export.json', message: 'Everything (patient-data.json)' }),
                hint: t({
                  id: 'export.json.hint',
                  message:
                    'Records, transcripts, reports and triage as they are stored; what is not sent is marked. Sound, scanned pages and chats are not in it.',
                }),
              },
              {
                value: 'fhir',
                label: t({ id: 'export.fhir', message: 'For another medical system (FHIR R4)' }),
                hint: t({
                  id: 'export.fhir.hint',
                  message:
                    'Lab values, medicines, studies, vital signs and NEWS2 of one patient. Values that wait for your check are left out.',
                }),
                disabled: !patient,
              },
            ]}
          />
          <ExportNumbers key={whom} patientClientId={patient?.clientId ?? null} />
        </div>
      </Card>
      <ExportFile key={`${whom} ${used}`} patient={patient} format={used} />
      {Pdf && patient && <Pdf key={`pdf ${whom}`} patient={patient} />}
    </div>
  )
}
