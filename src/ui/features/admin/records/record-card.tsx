import { useLingui } from '@lingui/react/macro'
import type { HealthRecord } from '../../../../contract/entities/health-record.ts'
import type { AdminRecord } from '../../../../contract/methods/admin.ts'
import { Button } from '../../../components/action/button.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { LongText } from '../../../components/surface/long-text.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { useOnline } from '../../../state/sync/use-online.ts'
import styles from '../admin.module.css'
import { useRecordWords } from './record-words.ts'
import { useOpenedRecord } from './use-opened-record.ts'

/** What the server has of a record; its texts and its file only after a click, which its owner's log names. */
export function RecordCard({ record }: { record: AdminRecord }) {
  const { t } = useLingui()
  const words = useRecordWords()
  const online = useOnline()
  const opened = useOpenedRecord(record)
  return (
    <Card>
      <div className={styles.stack}>
        <div>
          <h2 className={styles.name}>
            <bdi>{opened.record?.name || words.kind[record.recordType]}</bdi>
          </h2>
          <span className={styles.mail}>
            <bdi>{record.userName}</bdi> · {words.kind[record.recordType]} · {words.status[record.status]}
          </span>
        </div>
        <dl className={styles.facts}>
          <dt>{t({ id: 'admin.record.created', message: 'Created' })}</dt>
          <dd>
            <Moment at={Date.parse(record.createdAt)} />
          </dd>
          <dt>{t({ id: 'admin.column.changed', message: 'Changed' })}</dt>
          <dd>
            <Moment at={Date.parse(record.updatedAt)} />
          </dd>
          {record.errorKey !== null && (
            <>
              <dt>{t({ id: 'admin.column.reason', message: 'Reason' })}</dt>
              <dd className={styles.mono}>{record.errorKey}</dd>
            </>
          )}
        </dl>
        {opened.record ? (
          <Texts record={opened.record} />
        ) : (
          <p className={styles.hint}>
            {t({
              id: 'admin.record.hint',
              message: 'Opening the text or the file is written to the log of the owner, with your name.',
            })}
          </p>
        )}
        <div className={styles.buttons}>
          {!opened.record && (
            <Button busy={opened.busy === 'text'} disabled={!online} onClick={() => void opened.openText()}>
              {t({ id: 'admin.record.open', message: 'Open the text' })}
            </Button>
          )}
          {record.documentAssetId !== null && (
            <Button
              variant="quiet"
              icon="download"
              busy={opened.busy === 'file'}
              disabled={!online}
              onClick={() => void opened.saveFile()}
            >
              {t({ id: 'admin.record.file', message: 'Save the file' })}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function Texts({ record: { data } }: { record: HealthRecord }) {
  const { t } = useLingui()
  const { transcription, transcriptionReports, peaks: _drawing, ...rest } = data
  const reports = Object.entries(transcriptionReports ?? {})
  return (
    <>
      {transcription && (
        <section>
          <h3 className={styles.hint}>{t({ id: 'admin.record.transcript', message: 'Transcript' })}</h3>
          <LongText>{transcription.text}</LongText>
        </section>
      )}
      {reports.map(([name, text]) => (
        <section key={name}>
          <h3 className={styles.hint}>
            <bdi>{name}</bdi>
          </h3>
          <LongText>{text}</LongText>
        </section>
      ))}
      <details>
        <summary>{t({ id: 'admin.record.stored', message: 'Everything that is stored' })}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
        <pre className={styles.stored} tabIndex={0}>
          {JSON.stringify(rest, null, 2)}
        </pre>
      </details>
    </>
  )
}
