import { useLingui } from '@lingui/react/macro'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { Button } from '../../../components/action/button.tsx'
import { isLocale } from '../../../i18n/locale.ts'
import { useSavePdf } from '../../../record-kit/pdf/use-save-pdf.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { usePatientNames } from '../../../state/session/current-patient.ts'

/**
 * "Save as PDF" of an insight (H §2). The server's file where the server has the record as it is here; without it, or
 * without a network, the same document is made on this device.
 */
export function SaveInsight({ record }: { record: HealthRecordDocument }) {
  const { t, i18n } = useLingui()
  const contact = useServerContact()
  const patients = usePatientNames()
  const { isBusy, save } = useSavePdf()
  const { id, name, createdAt, updatedAt, data, sync, patientClientId } = record
  const isSent = id !== null && sync.localRev === sync.ackedRev
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const patient = patients?.get(patientClientId) ?? null
  const run = () =>
    save(
      name,
      maker => maker.insight({ name, createdAt, updatedAt, data }, { locale, patient }),
      isSent && contact.kind === 'here' ? () => bridge.download(`/api/reports/${id}.pdf?lang=${locale}`) : undefined,
    )
  return (
    <Button icon="download" busy={isBusy} onClick={() => void run()}>
      {t({ id: 'records.action.savePdf', message: 'Save as PDF' })}
    </Button>
  )
}
