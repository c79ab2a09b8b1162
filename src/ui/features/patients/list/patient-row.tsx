import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { printCalendarDate } from '../../../../domain/dates/print-date.ts'
import { draftOf } from '../../../../domain/patients/patient-fields.ts'
import { Button } from '../../../components/action/button.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { Row } from '../../../components/surface/row.tsx'
import { useWidthClass } from '../../../styles/width.ts'
import { addressId } from '../view/patient-address.ts'
import { CurrentPill, StandingPill, useRefusalText } from '../view/patient-standing.tsx'
import styles from '../view/patients.module.css'
import { useAgeText } from '../view/use-age-text.ts'
import { initials } from './initials.ts'

interface PatientRowProps {
  patient: PatientDocument
  current: boolean
  today: string
  onMakeCurrent: () => void
  onDelete: () => void
}

export function PatientRow({ patient, current, today, onMakeCurrent, onDelete }: PatientRowProps) {
  const { t } = useLingui()
  const phone = useWidthClass() === 'mobile'
  const ageText = useAgeText()
  const refusalText = useRefusalText()
  const { name, nickname, dateOfBirth, phone: number, email, description } = draftOf(patient)
  const facts = [
    nickname === name ? '' : nickname,
    ageText(dateOfBirth, today),
    printCalendarDate(dateOfBirth),
    number || email,
  ].filter(Boolean)
  const makeCurrent = t({ id: 'patients.makeCurrent', message: 'Choose this patient' })
  const entries: MenuEntry[] = [
    {
      kind: 'action',
      id: 'delete',
      icon: 'trash-2',
      tone: 'danger',
      label: t({ id: 'patients.delete', message: 'Delete' }),
      run: onDelete,
    },
  ]
  if (phone && !current) {
    entries.unshift({ kind: 'action', id: 'current', icon: 'check', label: makeCurrent, run: onMakeCurrent })
  }
  return (
    <Row
      leading={
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
      }
      title={
        <Link to="/user-account/patients/$id" params={{ id: addressId(patient) }}>
          {name}
        </Link>
      }
      badges={
        <>
          {current && <CurrentPill />}
          <StandingPill patient={patient} />
        </>
      }
      meta={facts.join('\u00a0· ')}
      status={refusalText(patient)}
      text={description}
      trailing={
        <span className={styles.actions}>
          {!phone && !current && (
            <Button size="sm" onClick={onMakeCurrent}>
              {makeCurrent}
              <span className="spoken">: {name}</span>
            </Button>
          )}
          <MoreMenu entries={entries} label={t({ id: 'patients.more', message: `More for ${name}` })} />
        </span>
      }
    />
  )
}
