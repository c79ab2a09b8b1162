import { useLingui } from '@lingui/react/macro'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { biomarkersOf, reportOf } from '../../../../domain/records/report.ts'
import { LinkButton } from '../../../components/action/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { addressId, checkPath, useOtherScreen } from '../words/record-address.ts'
import styles from './record-sections.module.css'

/** Shown for records that were read from a file (H §2): check it, or report what was read wrongly. */
export function ReportIssue({ record, alone }: { record: HealthRecordDocument; alone: boolean }) {
  const { t } = useLingui()
  const feedback = useOtherScreen()('feedback')
  const id = addressId(record)
  const message = t({ id: 'records.issue.message', message: `The record ${id} was read wrongly: ` })
  const search = new URLSearchParams({ type: 'bug', recordId: id, message })
  const hasValues = biomarkersOf(reportOf(record.data)).length > 0
  return (
    <div className={alone ? styles.part : styles.issue}>
      <Card
        title={
          <span className={styles.issueTitle}>
            <Icon name="flag" size={18} />
            {t({ id: 'records.issue', message: 'Read wrongly?' })}
          </span>
        }
      >
        <p className={styles.issueText}>
          {hasValues
            ? t({
                id: 'records.issue.text',
                message:
                  'The values were taken from the file automatically. Compare them with the page and correct what is wrong.',
              })
            : t({
                id: 'records.issue.text.plain',
                message: 'The text was taken from the file automatically. Tell us if something is wrong.',
              })}
        </p>
        <div className={styles.issueActions}>
          {hasValues && (
            <LinkButton to={checkPath(record)} size="sm">
              {t({ id: 'records.issue.check', message: 'Compare with the file' })}
            </LinkButton>
          )}
          {feedback && (
            <LinkButton to={`${feedback}?${search}`} size="sm" variant="quiet">
              {t({ id: 'records.issue.report', message: 'Report' })}
            </LinkButton>
          )}
        </div>
      </Card>
    </div>
  )
}
