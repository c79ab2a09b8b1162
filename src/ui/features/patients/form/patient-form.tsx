import { useLingui } from '@lingui/react/macro'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { useConfirmLoss, useLeaveGuard } from '../../../record-kit/use-leave-guard.ts'
import { useBackToList } from '../actions/use-back-to-list.ts'
import styles from './patient-form.module.css'
import { PatientFormFields } from './patient-form-fields.tsx'
import { usePatientForm } from './use-patient-form.ts'

interface PatientFormProps {
  /** null for a new patient. */
  patient: PatientDocument | null
  /** The patient was deleted on another device during this edit. */
  gone?: boolean
  onSaved: (clientId: string) => void
  onCancel?: () => void
}

export function PatientForm({ patient, gone = false, onSaved, onCancel }: PatientFormProps) {
  const { t } = useLingui()
  const back = useBackToList()
  const form = usePatientForm(patient, gone, onSaved)
  const confirmLoss = useConfirmLoss()
  useLeaveGuard(form.dirty)
  const cancel = async () => {
    if (!form.dirty || (await confirmLoss())) onCancel?.()
  }
  return (
    <Page title={patient?.name ?? t({ id: 'patients.new', message: 'New patient' })} back={back} width="form">
      {gone && (
        <Banner tone="warn" icon="triangle-alert">
          {t({
            id: 'patients.gone',
            message: 'This patient was deleted on another device. Save to keep them as a new patient.',
          })}
        </Banner>
      )}
      <form ref={form.ref} className={styles.form} noValidate onSubmit={form.submit}>
        <PatientFormFields form={form} />
        <div className={styles.foot}>
          <div role="alert">
            {form.state === 'failed' && (
              <Banner tone="danger" icon="circle-alert">
                {t({
                  id: 'saveFailed',
                  message: 'Not saved: this device could not save it. What you typed is still here. Try again.',
                })}
              </Banner>
            )}
          </div>
          <div className={styles.buttons}>
            {patient ? (
              <Button onClick={() => void cancel()}>{t({ id: 'patients.cancel', message: 'Cancel' })}</Button>
            ) : (
              <Button disabled={!form.dirty} onClick={form.clear}>
                {t({ id: 'patients.clear', message: 'Clear' })}
              </Button>
            )}
            <Button type="submit" variant="primary" busy={form.state === 'saving'}>
              {t({ id: 'patients.save', message: 'Save' })}
            </Button>
          </div>
        </div>
      </form>
    </Page>
  )
}
