import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PatientDocument } from '../../../db/collections/patients.ts'
import type { ExportFormat } from '../../../domain/records/export-kinds.ts'
import { saveAsFile } from '../../../platform/browser/save-file.ts'
import { canShareFile, shareFile } from '../../../platform/browser/share.ts'
import { Button } from '../../components/action/button.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Progress } from '../../components/feedback/progress.tsx'
import { Card } from '../../components/surface/card.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import { isLocale } from '../../i18n/locale.ts'
import { useFormat } from '../../i18n/use-format.ts'
import styles from './export.module.css'
import { MadeOf } from './made-of.tsx'
import { type Making, useExport } from './use-export.ts'

interface ExportFileProps {
  patient: PatientDocument | null
  format: ExportFormat
}

/** The file: prepared on a button, then saved or shared. */
export function ExportFile({ patient, format }: ExportFileProps) {
  const { t, i18n } = useLingui()
  const { state, make, stop } = useExport(patient, format, isLocale(i18n.locale) ? i18n.locale : 'en')
  switch (state.kind) {
    case 'idle':
      return (
        <Button variant="primary" size="lg" icon="file-text" onClick={() => void make()}>
          {t({ id: 'export.make', message: 'Prepare the file' })}
        </Button>
      )
    case 'making':
      return (
        <Card>
          <div className={styles.stack} role="status">
            <p>
              {t({
                id: 'export.making',
                message: plural(state.done, { one: 'Preparing: # record', other: 'Preparing: # records' }),
              })}
            </p>
            <Progress label={t({ id: 'export.progress', message: 'Preparing the file' })} value={null} />
            <div className={styles.row}>
              <Button onClick={stop}>{t({ id: 'export.stop', message: 'Cancel' })}</Button>
            </div>
          </div>
        </Card>
      )
    case 'failed':
      return (
        <ErrorState
          title={t({ id: 'export.failed', message: 'The file could not be made' })}
          onRetry={() => void make()}
        >
          {t({ id: 'export.failed.text', message: 'The records are untouched.' })}
        </ErrorState>
      )
    case 'ready':
      return <Ready {...state} />
  }
}

function Ready({ file, made }: Extract<Making, { kind: 'ready' }>) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const [sharing, setSharing] = useState(false)
  const share = async () => {
    setSharing(true)
    try {
      await shareFile(file)
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'export.notShared', message: 'Not shared: save the file instead' }) })
    } finally {
      setSharing(false)
    }
  }
  return (
    <Card title={t({ id: 'export.ready', message: 'The file is ready' })}>
      <div className={styles.stack}>
        <p role="status" className={styles.name}>
          {file.name} · {fileSize(file.size)}
        </p>
        <MadeOf made={made} />
        <div className={styles.row}>
          <Button variant="primary" icon="download" onClick={() => saveAsFile(file, file.name)}>
            {t({ id: 'export.save', message: 'Save' })}
          </Button>
          {canShareFile(file) && (
            <Button icon="share" busy={sharing} onClick={() => void share()}>
              {t({ id: 'export.share', message: 'Share' })}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
