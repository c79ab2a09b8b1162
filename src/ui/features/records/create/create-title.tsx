import { useLingui } from '@lingui/react/macro'
import type { RecordType } from '../../../../contract/entities/health-record.ts'
import { Banner } from '../../../components/feedback/banner.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './create.module.css'
import type { FormPatient } from './use-begun-patient.ts'

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
export function CreateTitle({ patient: whose }: { patient: FormPatient | null }) {
  const { t } = useLingui()
  const patient = whose?.name ?? ''
  if (whose?.isOther && patient !== '') {
    return (
      <Banner tone="warn" icon="user">
        {t({
          id: 'records.new.begunFor',
          message: `For ${patient}, for whom it was begun. This is not the current patient.`,
        })}
      </Banner>
    )
  }
  return (
    <p className={styles.whose}>
      <Icon name="user" size={16} />
      {whose === null
        ? t({ id: 'records.new.noPatient', message: 'No patient yet: the record can be given to one later.' })
        : patient !== '' && t({ id: 'records.new.whose', message: `For ${patient}` })}
    </p>
  )
}
