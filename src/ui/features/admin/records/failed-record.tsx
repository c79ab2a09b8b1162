import { useLingui } from '@lingui/react/macro'
import type { AdminRecord } from '../../../../contract/methods/admin.ts'
import { Button } from '../../../components/action/button.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import styles from '../admin.module.css'
import { useRecordWords } from './record-words.ts'
import { useReadAgain } from './use-read-again.ts'

/** A record that could not be read, without its name: that is a text of its owner. */
export function FailedRecord({ record, onDone }: { record: AdminRecord; onDone: () => void }) {
  const { t } = useLingui()
  const { kind } = useRecordWords()
  const { readAgain, busy } = useReadAgain(onDone)
  return (
    <div className={styles.failed}>
      <div>
        <span className={styles.name}>{kind[record.recordType]}</span>
        <span className={styles.mail}>
          <Moment at={Date.parse(record.updatedAt)} />
        </span>
        <span className={styles.mono}>{record.errorKey}</span>
      </div>
      <Button size="sm" busy={busy !== null} onClick={() => void readAgain(record.id)}>
        {t({ id: 'admin.again', message: 'Read again' })}
      </Button>
    </div>
  )
}
