import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../components/icon/icon.tsx'
import type { IconName } from '../../components/icon/icon-names.ts'
import { Row, RowList } from '../../components/surface/row.tsx'
import type { Persona } from './login-model.ts'
import styles from './login-screen.module.css'

interface PersonaChoiceProps {
  personas: readonly Persona[]
  busy: boolean
  disabled: boolean
  onChoose: (persona: Persona) => void
}

const ICONS: Readonly<Record<Persona, IconName>> = {
  doctor: 'stethoscope',
  patient: 'user',
  basic: 'circle-user-round',
  admin: 'users',
}

/** The choice of a demo persona (decision 24). */
export function PersonaChoice({ personas, busy, disabled, onChoose }: PersonaChoiceProps) {
  const { t } = useLingui()
  const words: Record<Persona, { name: string; text: string }> = {
    doctor: {
      name: t({ id: 'login.persona.doctor', message: 'Doctor' }),
      text: t({ id: 'login.persona.doctor.text', message: 'Records visits, looks after patients, triages.' }),
    },
    patient: {
      name: t({ id: 'login.persona.patient', message: 'Patient' }),
      text: t({ id: 'login.persona.patient.text', message: 'Keeps lab results, treatment and a health log.' }),
    },
    basic: {
      name: t({ id: 'login.persona.basic', message: 'Patient on the basic plan' }),
      text: t({ id: 'login.persona.basic.text', message: 'Looks around; uploads are refused in the demo.' }),
    },
    admin: {
      name: t({ id: 'login.persona.admin', message: 'Administrator' }),
      text: t({ id: 'login.persona.admin.text', message: 'Helps people and sees the figures.' }),
    },
  }
  return (
    <section className={styles.personas} aria-busy={busy || undefined}>
      <div className={styles.personasHead}>
        <h2>{t({ id: 'login.demo', message: 'Try the demo' })}</h2>
        <p>{t({ id: 'login.personas', message: 'Who do you want to be?' })}</p>
      </div>
      <RowList>
        {personas.map(persona => (
          <Row
            key={persona}
            compact
            leading={
              <span className={styles.persona}>
                <Icon name={ICONS[persona]} size={18} />
              </span>
            }
            title={
              <button type="button" disabled={disabled} onClick={() => onChoose(persona)}>
                {words[persona].name}
              </button>
            }
            status={words[persona].text}
            trailing={<Icon name={busy ? 'loader-circle' : 'chevron-right'} size={16} />}
          />
        ))}
      </RowList>
    </section>
  )
}
