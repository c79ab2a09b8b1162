import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { useConfirmLoss, useLeaveGuard } from '../../../record-kit/use-leave-guard.ts'
import styles from './record-form.module.css'
import { RecordFormFields } from './record-form-fields.tsx'
import type { RecordForm } from './use-record-form.ts'

interface RecordFormPageProps {
  title: string
  back: { to: string; label: string }
  form: RecordForm
  /** The record was deleted on another device during this edit. */
  gone?: boolean
  onCancel: () => void
  /** Above the fields. */
  children?: ReactNode
}

/** A record as a form: what is edited of its type (decision 58), saved or left with a question. */
export function RecordFormPage({ title, back, form, gone = false, onCancel, children }: RecordFormPageProps) {
  const { t } = useLingui()
  const confirmLoss = useConfirmLoss()
  useLeaveGuard(form.dirty)
  const cancel = async () => {
    if (!form.dirty || (await confirmLoss())) onCancel()
  }
  return (
    <Page title={title} back={back}>
      <OfflineBanner />
      {gone && (
        <Banner tone="warn" icon="triangle-alert">
          {t({
            id: 'records.gone',
            message: 'This record was deleted on another device. Save to keep it as a new record.',
          })}
        </Banner>
      )}
      {children}
      <form ref={form.ref} className={styles.form} noValidate onSubmit={form.submit}>
        <RecordFormFields form={form} />
        <div className={styles.foot}>
          <div role="alert">
            {form.state === 'failed' && (
              <Banner tone="danger" icon="circle-alert">
                {t({
                  id: 'records.saveFailed',
                  message: 'Not saved: this device could not save it. What you typed is still here. Try again.',
                })}
              </Banner>
            )}
          </div>
          <div className={styles.buttons}>
            <Button onClick={() => void cancel()}>{t({ id: 'records.cancel', message: 'Cancel' })}</Button>
            <Button type="submit" variant="primary" icon="save" busy={form.state === 'saving'}>
              {t({ id: 'records.save', message: 'Save' })}
            </Button>
          </div>
        </div>
      </form>
    </Page>
  )
}
