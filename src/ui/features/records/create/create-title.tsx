import { useLingui } from '@lingui/react/macro'
import type { RecordType } from '../../../../contract/entities/health-record.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './create.module.css'

export function useCreateTitle(): (type: RecordType) => string {
  const { t } = useLingui()
  return type => {
    switch (type) {
      case 'labResults':
        return t({ id: 'records.new.labResults', message: 'A lab result by hand' })
      case 'healthLog':
        return t({ id: 'records.new.healthLog', message: 'New entry of the health log' })
      default:
        return t({ id: 'records.new.treatment', message: 'New treatment' })
    }
  }
}

/** Whose record is written: the name stands where the hand is (decision 133). */
export function CreateTitle({ patient }: { patient: string | null }) {
  const { t } = useLingui()
  return (
    <p className={styles.whose}>
      <Icon name="user" size={16} />
      {patient === null
        ? t({ id: 'records.new.noPatient', message: 'No patient yet: the record can be given to one later.' })
        : t({ id: 'records.new.whose', message: `For ${patient}` })}
    </p>
  )
}
