import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../../components/action/button.tsx'
import { Card } from '../../../components/surface/card.tsx'
import styles from '../account.module.css'

/** P §2.11: the way to the export, which has a screen of its own. */
export function ExportCard() {
  const { t } = useLingui()
  return (
    <Card title={t({ id: 'account.export', message: 'Export of your data' })}>
      <div className={styles.stack}>
        <p className={styles.hint}>
          {t({
            id: 'account.export.text',
            message:
              'Records of a patient, or of all, as a file: everything, or for another medical system. It is made on this device, also without a network.',
          })}
        </p>
        <div className={styles.row}>
          <LinkButton to="/health-records/export" icon="download">
            {t({ id: 'account.export.open', message: 'Export records' })}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
